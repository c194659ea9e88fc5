/**
 * List operations with a menu but without data rules of their own: user lists and recycle bins (covered by
 * the rules of the same records), the rules themselves, pages (which belong to no
 * department), and records kept only in memory.
 */
export const listsWithoutRules: ReadonlySet<string> = new Set([
  'depart.users',
  'role.users',
  'notice.readers',
  'user.binned',
  'dict.binned',
  'dataRule.list',
  'monitor.requests',
  'page.list',
  'page.versions',
])

/**
 * Lists that a menu opens and whose rows no data rule of their own narrows: people, and what lies in a recycle bin, whom
 * the rules over the same kind of record narrow; rules themselves; and what is kept in memory alone.
 */
export const listsWithoutRules: ReadonlySet<string> = new Set([
  'depart.users',
  'role.users',
  'notice.readers',
  'user.binned',
  'dict.binned',
  'dataRule.list',
  'monitor.requests',
])

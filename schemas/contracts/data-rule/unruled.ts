/**
 * Lists that a menu opens and whose rows no data rule of their own narrows: people of a department or a role, whom the
 * rules over users narrow, rules themselves, and what is kept in memory alone.
 */
export const listsWithoutRules: ReadonlySet<string> = new Set([
  'depart.users',
  'role.users',
  'dataRule.list',
  'monitor.requests',
])

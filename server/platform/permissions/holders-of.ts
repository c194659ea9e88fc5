import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import { grantsOf } from './grants.ts'

interface Asked {
  userIds: readonly string[]
  codes: readonly string[]
}

/**
 * Finds which of these permissions each user has. Permissions that aren't controlled belong to every user.
 */
export async function holdersOf(
  db: Db,
  { userIds, codes }: Asked,
): Promise<ReadonlyMap<string, Set<string>>> {
  const { rows } = await sql<{ holder: string; perms: string }>`
    select g.holder, p.perms from sys_permission p join ${grantsOf(userIds)} g on g.permission_id = p.id
      where p.del_flag = 0 and p.perms = any(${[...codes]}::text[])
    union
    select u.id, p.perms from sys_permission p cross join unnest(${[...userIds]}::text[]) u(id)
      where p.del_flag = 0 and p.status = '0' and p.perms = any(${[...codes]}::text[])`.execute(db)
  const held = new Map<string, Set<string>>()
  for (const { holder, perms } of rows) held.set(holder, (held.get(holder) ?? new Set()).add(perms))
  return held
}

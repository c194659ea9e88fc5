import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { grantsOf } from '../system/grants.ts'
import type { GRANT_TABLES } from './list-resource.ts'

const HOLDERS = {
  sys_role_permission: sql.id('role_id'),
  sys_depart_permission: sql.id('depart_id'),
  sys_depart_role_permission: sql.id('role_id'),
} satisfies Record<(typeof GRANT_TABLES)[number], unknown>

interface Granted {
  holderId: string
  /** Menus that were just granted. */
  added: readonly string[]
  /** Who granted them. */
  user: SignedIn
}

/** A menu is granted with the data rules that hold for whoever grants it, since nobody grants more than he has. */
export async function passRulesOn(
  tx: Tx,
  table: keyof typeof HOLDERS,
  { holderId, added, user }: Granted,
): Promise<void> {
  if (added.length === 0 || Object.keys(user.scope.rules).length === 0) return
  await sql`update ${sql.table(table)} g set data_rule_ids = own.ids from (
      select r.permission_id, string_agg(distinct r.id, ',') as ids from sys_permission_data_rule r
      join ${grantsOf([user.id])} mine on mine.permission_id = r.permission_id
        and r.id = any(string_to_array(mine.data_rule_ids, ','))
      group by 1) own
    where g.permission_id = own.permission_id and g.permission_id = any(${[...added]}::text[])
      and g.${HOLDERS[table]} = ${holderId}`.execute(tx)
}

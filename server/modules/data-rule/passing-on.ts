import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { type Holder, isOf } from '../permission/granted.ts'
import { grantsOf } from '../system/grants.ts'

interface Granted {
  /** Menus that were just granted. */
  added: readonly string[]
  /** Who granted them. */
  user: SignedIn
}

/** A menu is granted with the data rules that hold for whoever grants it, since nobody grants more than he has. */
export async function passRulesOn(tx: Tx, holder: Holder, { added, user }: Granted): Promise<void> {
  if (added.length === 0 || Object.keys(user.scope.rules).length === 0) return
  await sql`update ${sql.table(holder.table)} g set data_rule_ids = own.ids from (
      select r.permission_id, string_agg(distinct r.id, ',') as ids from sys_permission_data_rule r
      join ${grantsOf([user.id])} mine on mine.permission_id = r.permission_id
        and r.id = any(string_to_array(mine.data_rule_ids, ','))
      group by 1) own
    where g.permission_id = own.permission_id and g.permission_id = any(${[...added]}::text[])
      and ${isOf(holder)}`.execute(tx)
}

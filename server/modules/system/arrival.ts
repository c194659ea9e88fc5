import type { Tx } from '../../db/index.ts'
import { isLive } from './admission.ts'

/** An account that somebody may sign in to, locked until the transaction ends; undefined for any other. */
export async function lockLiveAccount(tx: Tx, id: string) {
  const account = await tx
    .selectFrom('sys_user')
    .select(['id', 'username', 'org_code', 'status', 'del_flag'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return account && isLive(account) ? account : undefined
}

import type { Tx } from '../../db/index.ts'

/**
 * True if the shop still has the account that an approved change is meant to replace. Locks the account until
 * the transaction ends.
 */
export async function hasReplacedAccount(
  tx: Tx,
  { shop_id, account_version }: { shop_id: string; account_version: number | null },
): Promise<boolean> {
  const account = await tx
    .selectFrom('shop_settle_account')
    .select('version')
    .where('shop_id', '=', shop_id)
    .forUpdate()
    .executeTakeFirst()
  return account !== undefined && account.version === account_version
}

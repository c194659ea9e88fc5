import { sql } from 'kysely'
import type { MergedOwners, MergeOwners, MergePreview, OwnerPair } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { runTransition } from '../../platform/states/run-transition.ts'
import { shopResource } from '../../records/shop.ts'
import {
  ownerChanged,
  ownerMerged,
  ownerNotFound,
  ownersDiffer,
  sameOwner,
  shopsOutsideScope,
} from './errors.ts'
import { ownerResource } from './resource.ts'
import { ownerStates } from './states.ts'

interface Owner {
  id: string
  name: string
  kind: string
  status: string
  version: number
}

/**
 * Reads both owners of a merge, and checks that they can be merged. If `lock` is set, also locks both owners.
 */
async function readPair(
  db: Db | Tx,
  { keepId, mergeId }: OwnerPair,
  { scope, lock = false }: { scope: Scope; lock?: boolean },
): Promise<{ keep: Owner; merge: Owner }> {
  if (keepId === mergeId) throw sameOwner()
  const { rows } = await sql<Owner>`select t.id, t.name, t.kind, t.status, t.version from shop_boss t
    where t.id in (${keepId}, ${mergeId}) and ${isVisible(ownerResource, scope)}
    order by t.id ${lock ? sql`for update of t` : sql``}`.execute(db)
  const keep = rows.find(({ id }) => id === keepId)
  const merge = rows.find(({ id }) => id === mergeId)
  if (!keep || !merge) throw ownerNotFound()
  for (const { status, name } of [keep, merge]) if (status === 'MERGED') throw ownerMerged({ name })
  if (keep.kind !== merge.kind) throw ownersDiffer()
  return { keep, merge }
}

interface MovedShop {
  id: string
  shopName: string
  unsettledFen: number
}

/** Reads the shops that a merge moves. Throws if the caller may not see all of these shops. */
async function readShops(db: Db | Tx, { id, name }: Owner, scope: Scope): Promise<MovedShop[]> {
  const { rows } = await sql<MovedShop & { isVisible: boolean }>`select t.id, t.shop_name as "shopName",
      ${isVisible(shopResource, scope)} as "isVisible",
      (select coalesce(sum(payable_fen), 0)::bigint from settle_bill
        where shop_id = t.id and status <> 'SETTLED') as "unsettledFen"
    from shop_basic_info t where t.boss_id = ${id} order by t.shop_code`.execute(db)
  if (rows.some((shop) => !shop.isVisible)) throw shopsOutsideScope({ name })
  return rows
}

const MAX_NAMES = 10_000

/**
 * Returns the changes that a merge would make, and the versions of the owners that the request to merge must
 * contain.
 */
export async function previewMerge(db: Db, pair: OwnerPair, scope: Scope): Promise<MergePreview> {
  const { keep, merge } = await readPair(db, pair, { scope })
  const shops = await readShops(db, merge, scope)
  return {
    keepId: keep.id,
    keepName: keep.name,
    keepVersion: keep.version,
    mergeId: merge.id,
    mergeName: merge.name,
    mergeVersion: merge.version,
    shopCount: shops.length,
    shopNames: shops
      .map(({ shopName }) => shopName)
      .join(', ')
      .slice(0, MAX_NAMES),
    unsettledFen: shops.reduce((sum, { unsettledFen }) => sum + unsettledFen, 0),
  }
}

/** Moves the shops of the owner `mergeId` to the owner `keepId`, and marks the owner `mergeId` as merged. */
export async function mergeOwners(
  tx: Tx,
  { keepId, mergeId, keepVersion, mergeVersion }: MergeOwners,
  context: ChangeContext,
): Promise<Changed<MergedOwners>> {
  const { user, at } = context
  const { keep, merge } = await readPair(tx, { keepId, mergeId }, { scope: user.scope, lock: true })
  if (keep.version !== keepVersion) throw ownerChanged({ name: keep.name })
  const shops = await readShops(tx, merge, user.scope)
  const stamp = { update_by: user.username, update_time: at.toISOString() }
  await tx
    .updateTable('shop_basic_info')
    .set((shop) => ({ boss_id: keepId, version: shop('version', '+', 1), ...stamp }))
    .where('boss_id', '=', mergeId)
    .execute()
  await tx.updateTable('shop_boss').set({ merged_into: keepId }).where('merged_into', '=', mergeId).execute()
  await tx
    .updateTable('shop_boss')
    .set({ version: keep.version + 1, ...stamp })
    .where('id', '=', keepId)
    .execute()
  const { audit } = await runTransition(
    tx,
    {
      states: ownerStates,
      transition: 'merge',
      id: mergeId,
      version: mergeVersion,
      columns: { merged_into: keepId },
      detail: { keepId, keepName: keep.name, shops: shops.map(({ id }) => id) },
    },
    context,
  )
  return { result: { keepId, mergeId, shopCount: shops.length }, audit }
}

import type { MovePermission } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { permissionUnknown } from '../../platform/menus/errors.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { grantFoldersAbove } from './granting.ts'
import { BELOW, BUTTON, childEntries, type Entry, readMenuTree, TOP, updateLeafFlags } from './menu-tree.ts'
import { parentOf, validateParent } from './rules.ts'
import type { ShippedMenus } from './shipped-menus.ts'

const moved = { en: 'Moved', zh: '移动成功！' }
/** If two sort numbers differ by less than this, no other number fits between them. */
const MIN_GAP = 0.02
const STEP = 10

/**
 * Computes the sort numbers that place an entry before the entry `before`, or last if `before` is null.
 * Returns only the numbers that change.
 */
export function insertionOrder(
  others: readonly Pick<Entry, 'id' | 'sort_no'>[],
  id: string,
  before: string | null,
): Map<string, number> {
  const found = others.findIndex((entry) => entry.id === before)
  const at = found === -1 ? others.length : found
  const [previous, next] = [others[at - 1], others[at]]
  const low = previous?.sort_no ?? (next ? next.sort_no - STEP : 0)
  const high = next?.sort_no ?? low + STEP * 2
  if (high - low >= MIN_GAP) return new Map([[id, Math.round(((low + high) / 2) * 100) / 100]])
  const order = [
    ...others.slice(0, at).map((entry) => entry.id),
    id,
    ...others.slice(at).map((entry) => entry.id),
  ]
  const numbers = new Map(others.map((entry) => [entry.id, entry.sort_no]))
  return new Map(
    order
      .map((each, index) => [each, (index + 1) * STEP] as const)
      .filter(([each, number]) => numbers.get(each) !== number),
  )
}

/** Moves an entry to another parent and position, as one change. */
export async function movePermission(
  tx: Tx,
  { id, before, ...target }: MovePermission,
  { user, at, shipped }: { user: SignedIn; at: Date; shipped: ShippedMenus },
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const tree = await readMenuTree(tx)
  const entry = tree.get(id)
  if (!entry) throw permissionUnknown()
  const parentId = parentOf(target) ?? null
  const menu_type = entry.menu_type === BUTTON ? BUTTON : parentId === null ? TOP : BELOW
  validateParent(tree, { id, parent_id: parentId, menu_type }, shipped)
  const others = childEntries(tree, parentId).filter((other) => other.id !== id)
  if (before && !others.some((other) => other.id === before)) throw permissionUnknown()
  const numbers = insertionOrder(others, id, before || null)
  const author = { update_by: user.username, update_time: at.toISOString() }
  for (const [each, sort_no] of numbers)
    await tx.updateTable('sys_permission').set({ sort_no }).where('id', '=', each).execute()
  await tx
    .updateTable('sys_permission')
    .set({ ...author, parent_id: parentId, menu_type, version: entry.version + 1 })
    .where('id', '=', id)
    .execute()
  const from = entry.parent_id || null
  if (from !== parentId) await grantFoldersAbove(tx, tree, { id, parentId })
  await updateLeafFlags(tx, [from, parentId])
  const { name } = entry
  const detail = {
    from: { name, parent_id: from, sort_no: entry.sort_no },
    to: { name, parent_id: parentId, sort_no: numbers.get(id) },
  }
  return {
    result: null,
    audit: { action: 'permission.move', subject: { kind: 'sys_permission', id }, detail },
    message: moved,
  }
}

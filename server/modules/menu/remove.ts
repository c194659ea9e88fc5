import type { Tx } from '../../db/index.ts'
import { deletionEntry } from '../../platform/audit-log/append.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { permissionInUse, permissionKept, permissionUnknown } from '../../platform/menus/errors.ts'
import { dataRuleOwn } from '../../platform/permissions/data-rule-errors.ts'
import { ownRuleIds } from '../../platform/permissions/data-rule-grants.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { revokeGrants } from './granting.ts'
import { childEntries, namesOfEntry, readMenuTree, updateLeafFlags } from './menu-tree.ts'
import type { ShippedMenus } from './shipped-menus.ts'

const deleted = { en: 'Deleted', zh: '删除成功！' }

/**
 * Throws if a data rule of these menus restricts the caller. Without this check, callers could remove their
 * own restrictions, since deleting a menu deletes its rules.
 */
async function rejectOwnRules(tx: Tx, ids: readonly string[], user: SignedIn): Promise<void> {
  const own = [...ownRuleIds(user)]
  if (own.length === 0) return
  const rule = await tx
    .selectFrom('sys_permission_data_rule')
    .select('id')
    .where('permission_id', 'in', [...ids])
    .where('id', 'in', own)
    .limit(1)
    .executeTakeFirst()
  if (rule) throw dataRuleOwn()
}

/**
 * Deletes menus and buttons with their grants, either all of them or none. Throws if an entry still has a
 * child that isn't deleted too.
 */
export async function deleteMenus(
  tx: Tx,
  csv: string,
  { user, shipped }: { user: SignedIn; shipped: ShippedMenus },
): Promise<Changed<null>> {
  await invalidatePermissions(tx)
  const tree = await readMenuTree(tx)
  const ids = readIds(csv)
  const entries = ids.flatMap((id) => tree.get(id) ?? [])
  if (entries.length === 0 || entries.length < ids.length) throw permissionUnknown()
  for (const entry of entries) {
    const { id } = entry
    const name = namesOfEntry(entry)
    if (shipped.undeletableIds.has(id)) throw permissionKept({ name })
    const remainingChildren = childEntries(tree, id).filter((below) => !ids.includes(below.id))
    if (remainingChildren.length > 0) throw permissionInUse({ name, below: remainingChildren.length })
  }
  await rejectOwnRules(tx, ids, user)
  await revokeGrants(tx, ids)
  await tx.deleteFrom('sys_permission').where('id', 'in', ids).execute()
  await updateLeafFlags(
    tx,
    entries.map(({ parent_id }) => parent_id || null),
  )
  const audit = entries.map((record) =>
    deletionEntry('permission.delete', { kind: 'sys_permission', record }),
  )
  return { result: null, audit, message: deleted }
}

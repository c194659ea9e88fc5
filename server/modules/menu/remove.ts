import type { Tx } from '../../db/index.ts'
import { bumpRightsEpoch } from '../../platform/access/rights.ts'
import { dataRuleOwn } from '../../platform/access/rule-errors.ts'
import { ownRulesOf } from '../../platform/access/rule-grants.ts'
import { removedEntry } from '../../platform/audit/append.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { permissionInUse, permissionKept, permissionUnknown } from '../../platform/menus/errors.ts'
import { ungrant } from './granting.ts'
import { keptIds } from './menu-pages.ts'
import { entriesBelow, markLeaves, namedIn, readMenuTree } from './menu-tree.ts'

const deleted = { en: 'Deleted', zh: '删除成功!' }

/** Throws if data rules of these menus restrict the caller, since they would be deleted too. */
async function refuseOwnRules(tx: Tx, ids: readonly string[], user: SignedIn): Promise<void> {
  const own = [...ownRulesOf(user)]
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

/** Deletes menus and buttons with their grants: all or none. Entries with children can't be deleted. */
export async function removePermissions(tx: Tx, csv: string, user: SignedIn): Promise<Changed<null>> {
  await bumpRightsEpoch(tx)
  const tree = await readMenuTree(tx)
  const ids = readIds(csv)
  const entries = ids.flatMap((id) => tree.get(id) ?? [])
  if (entries.length === 0 || entries.length < ids.length) throw permissionUnknown()
  for (const entry of entries) {
    const { id } = entry
    const name = namedIn(entry)
    if (keptIds.has(id)) throw permissionKept({ name })
    const left = entriesBelow(tree, id).filter((below) => !ids.includes(below.id))
    if (left.length > 0) throw permissionInUse({ name, below: left.length })
  }
  await refuseOwnRules(tx, ids, user)
  await ungrant(tx, ids)
  await tx.deleteFrom('sys_permission').where('id', 'in', ids).execute()
  await markLeaves(
    tx,
    entries.map(({ parent_id }) => parent_id || null),
  )
  const audit = entries.map((record) => removedEntry('permission.delete', { kind: 'sys_permission', record }))
  return { result: null, audit, message: deleted }
}

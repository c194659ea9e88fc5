import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import { removedEntry } from '../audit/removed.ts'
import { dataRuleOwn } from '../data-rule/errors.ts'
import { ownRulesOf } from '../data-rule/saving.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { permissionInUse, permissionKept, permissionUnknown } from './errors.ts'
import { entriesBelow, namedIn, readForest } from './forest.ts'
import { ungrant } from './granting.ts'
import { markLeaves } from './leaves.ts'
import { keptIds } from './shipped.ts'

const deleted = { en: 'Deleted', zh: '删除成功!' }

/** With a menu its data rules go: whoever one of them holds for would lift it from himself. */
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

/** Deletes menus and buttons, with who has them: all of them, or none. What others lie below stays. */
export async function removePermissions(tx: Tx, csv: string, user: SignedIn): Promise<Changed<null>> {
  await bumpRightsEpoch(tx)
  const forest = await readForest(tx)
  const ids = readIds(csv)
  const entries = ids.flatMap((id) => forest.get(id) ?? [])
  if (entries.length === 0 || entries.length < ids.length) throw permissionUnknown()
  for (const entry of entries) {
    const { id } = entry
    const name = namedIn(entry)
    if (keptIds.has(id)) throw permissionKept({ name })
    const left = entriesBelow(forest, id).filter((below) => !ids.includes(below.id))
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

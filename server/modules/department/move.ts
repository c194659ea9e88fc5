import type { DepartMove, MoveDepart, PlanDepartMove, SysDepart } from '#schemas'
import { type Db, sqlStateOf, type Tx } from '../../db/index.ts'
import {
  departBusy,
  departCycle,
  departFull,
  departMoved,
  departNotFound,
  departSamePlace,
  departTop,
} from '../../platform/departments/errors.ts'
import { MAX_ORG_CODE_LENGTH, nextOrgCode } from '../../platform/departments/org-code.ts'
import { lockDeparts, maxChildCode } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import type { Progress } from './move-progress.ts'
import {
  countRowsWithCode,
  lockTablesWithCode,
  longestBelow,
  rewriteCodes,
  setLockTimeout,
  updateLevels,
} from './move-repo.ts'
import { countRules, rejectAmbiguousRules, rewriteRules } from './move-rules.ts'

const moved = { en: 'Moved', zh: '部门已移动' }
/** SQLSTATE of the error that the database returns after a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03'
/** Parent ids that clients send for a department at the top level. */
const TOPS: ReadonlySet<string> = new Set(['', '0'])

const parentOf = (parentId: string | null | undefined) =>
  parentId == null || TOPS.has(parentId) ? null : parentId

/**
 * Returns the new parent and the new code of a department. Throws if the new parent is the department or a
 * descendant, or if no code below the parent is free.
 */
async function findNewPlace(
  tx: Tx,
  { id, parentId }: PlanDepartMove,
  { scope }: Pick<SignedIn, 'scope'>,
): Promise<{ depart: SysDepart; parent: string | null; toCode: string; order: number }> {
  const parent = parentOf(parentId)
  const found = await lockDeparts(tx, parent === null ? [id] : [id, parent], scope)
  const depart = found.find((one) => one.id === id)
  const above = found.find((one) => one.id === parent)
  if (!depart || (parent !== null && !above)) throw departNotFound()
  if (parent === null && scope.departs !== 'all') throw departTop()
  if (above?.orgCode.startsWith(depart.orgCode)) throw departCycle()
  if (parentOf(depart.parentId) === parent) throw departSamePlace()
  const { last, place: order } = await maxChildCode(tx, above?.orgCode ?? '')
  const toCode = nextOrgCode(above?.orgCode ?? '', last)
  const lengthens = (toCode?.length ?? 0) - depart.orgCode.length
  if (toCode === undefined || (await longestBelow(tx, depart.orgCode)) + lengthens > MAX_ORG_CODE_LENGTH)
    throw departFull()
  return { depart, parent, toCode, order }
}

const describeMove = (
  { depart, parent, toCode }: Awaited<ReturnType<typeof findNewPlace>>,
  rows: DepartMove['rows'],
): DepartMove => ({
  id: depart.id,
  departName: depart.departName,
  parentId: parent,
  fromCode: depart.orgCode,
  toCode,
  rows,
  total: rows.reduce((sum, { count }) => sum + count, 0),
})

/**
 * Counts the rows that a move changes, for each kind of row. Throws if the move could change the meaning of a
 * data rule.
 */
async function countMoved(tx: Tx, code: string): Promise<DepartMove['rows']> {
  await rejectAmbiguousRules(tx)
  const [coded, rules] = [await countRowsWithCode(tx, code), await countRules(tx, code)]
  return rules === 0 ? coded : [...coded, { kind: 'rules', count: rules }]
}

/** Previews a department move without changing anything. */
export const planMove = (db: Db, request: PlanDepartMove, user: SignedIn): Promise<DepartMove> =>
  db.transaction().execute(async (tx) => {
    const place = await findNewPlace(tx, request, user)
    return describeMove(place, await countMoved(tx, place.depart.orgCode))
  })

interface MoveContext extends ChangeContext {
  progress: Progress
}

/** Inserts a row for the old code that is marked as deleted, so that no new department gets this code. */
async function reserveOldCode(
  tx: Tx,
  { orgCode, departName, orgType }: SysDepart,
  { user, at, nextId }: ChangeContext,
) {
  await tx
    .insertInto('sys_depart')
    .values({
      id: nextId(),
      depart_name: departName,
      org_code: orgCode,
      org_type: orgType,
      del_flag: '1',
      create_by: user.username,
      create_time: at.toISOString(),
    })
    .execute()
}

/**
 * Moves a department with its descendants and rewrites their org codes in all tables, in one transaction.
 * From the next request on, users of the new parent see the moved rows, and users of the old parent don't.
 */
export async function moveDepart(
  tx: Tx,
  request: MoveDepart,
  context: MoveContext,
): Promise<Changed<DepartMove>> {
  await setLockTimeout(tx)
  try {
    return await moveAll(tx, request, context)
  } catch (error) {
    throw sqlStateOf(error) === LOCK_NOT_AVAILABLE ? departBusy(undefined, { cause: error }) : error
  }
}

async function moveAll(
  tx: Tx,
  { fromCode, ...request }: MoveDepart,
  context: MoveContext,
): Promise<Changed<DepartMove>> {
  const { user, at, progress } = context
  // Takes a lock, so that changes of departments run one after the other.
  await invalidatePermissions(tx)
  const place = await findNewPlace(tx, request, user)
  const { depart, parent, toCode, order } = place
  if (depart.orgCode !== fromCode) throw departMoved()
  await lockTablesWithCode(tx)
  const result = describeMove(place, await countMoved(tx, fromCode))
  const { id, departName, total } = result
  let done = 0
  progress.report({ id, done, total })
  const codes = { from: fromCode, to: toCode }
  await rewriteRules(tx, codes)
  await rewriteCodes(tx, codes, (rows) => {
    done += rows
    progress.report({ id, done, total })
  })
  await tx
    .updateTable('sys_depart')
    .set({ parent_id: parent, depart_order: order, update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', id)
    .execute()
  await updateLevels(tx, toCode)
  await reserveOldCode(tx, depart, context)
  const { rows } = result
  return {
    result,
    audit: {
      action: 'depart.move',
      subject: { kind: 'sys_depart', id },
      detail: {
        from: { departName, orgCode: fromCode, parentId: depart.parentId },
        to: { departName, orgCode: toCode, parentId: parent },
        rows,
      },
    },
    message: moved,
  }
}

import type { EditDepart, NewDepart, SysDepart } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { departFull, departTop } from '../../platform/departments/errors.ts'
import { LEVEL_LENGTH, nextOrgCode } from '../../platform/departments/org-code.ts'
import { findDepart, lockDepart, maxChildCode } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import { unlimitedScope } from '../../platform/http/data-scope.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const added = { en: 'Added', zh: '添加成功！' }
const edited = { en: 'Saved', zh: '修改成功！' }

/** Parent ids that clients send for a department at the top level. */
const TOPS: ReadonlySet<string> = new Set(['', '0'])

const trimmed = (text: string | null | undefined): string | null | undefined =>
  typeof text === 'string' ? text.trim() || null : text

/**
 * Converts the fields of a request body to columns. For a missing field, the column is undefined and stays
 * unchanged.
 */
const readTyped = (typed: Omit<EditDepart, 'id'>) => ({
  depart_name: typed.departName.trim(),
  depart_name_en: trimmed(typed.departNameEn),
  depart_name_abbr: trimmed(typed.departNameAbbr),
  org_category: typed.orgCategory ?? undefined,
  depart_order: typed.departOrder ?? undefined,
  mobile: trimmed(typed.mobile),
  fax: trimmed(typed.fax),
  address: trimmed(typed.address),
  memo: trimmed(typed.memo),
})

async function parentCodeOf(tx: Tx, parentId: string | undefined, { user }: ChangeContext): Promise<string> {
  if (parentId === undefined) {
    if (user.scope.departs !== 'all') throw departTop()
    return ''
  }
  return (await lockDepart(tx, parentId, user.scope)).orgCode
}

/** Adds a department. The parent determines the code and the level of the department. */
export async function addDepart(
  tx: Tx,
  typed: NewDepart,
  context: ChangeContext,
): Promise<Changed<SysDepart>> {
  // Takes a lock, so that changes of departments run one after the other and get different codes.
  await invalidatePermissions(tx)
  const { user, at } = context
  const id = context.nextId()
  const parentId = TOPS.has(typed.parentId ?? '') ? undefined : (typed.parentId ?? undefined)
  const parentCode = await parentCodeOf(tx, parentId, context)
  const { last, place } = await maxChildCode(tx, parentCode)
  const orgCode = nextOrgCode(parentCode, last)
  if (orgCode === undefined) throw departFull()
  const {
    org_category = parentId === undefined ? '1' : '2',
    depart_order = place,
    ...values
  } = readTyped(typed)
  await tx
    .insertInto('sys_depart')
    .values({
      ...values,
      id,
      org_category,
      depart_order,
      parent_id: parentId ?? null,
      org_code: orgCode,
      org_type: String(orgCode.length / LEVEL_LENGTH),
      create_by: user.username,
      create_time: at.toISOString(),
    })
    .execute()
  const result = await findDepart(tx, id, unlimitedScope)
  return {
    result,
    audit: { action: 'depart.add', subject: { kind: 'sys_depart', id }, detail: { to: result } },
    message: added,
  }
}

const names = ['departNameEn', 'departNameAbbr', 'orgCategory', 'departOrder'] as const
const contact = ['mobile', 'fax', 'address', 'memo'] as const

const picked = (depart: SysDepart, keys: readonly (keyof SysDepart)[]) =>
  Object.fromEntries(keys.map((key) => [key, depart[key]]))

/** Updates the name and contact of a department. The code and the parent can't be changed by an edit. */
export async function editDepart(
  tx: Tx,
  typed: EditDepart,
  { user, at }: ChangeContext,
): Promise<Changed<SysDepart>> {
  await invalidatePermissions(tx)
  const { id } = typed
  const before = await lockDepart(tx, id, user.scope)
  await tx
    .updateTable('sys_depart')
    .set({ ...readTyped(typed), update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', id)
    .execute()
  const result = await findDepart(tx, id, unlimitedScope)
  const changed = [...names, ...contact].filter((key) => before[key] !== result[key])
  // The audit detail always contains the name, since the list of record versions shows it.
  const fields = ['departName', ...changed] as const
  return {
    result,
    audit: {
      action: 'depart.edit',
      subject: { kind: 'sys_depart', id },
      detail: { orgCode: before.orgCode, from: picked(before, fields), to: picked(result, fields) },
    },
    message: edited,
  }
}

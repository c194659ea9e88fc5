import { Create } from 'typebox/value'
import { type AddDepartUsers, type DepartUsersQuery, NullUserFields, UserOption } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { departUserElsewhere, departUserUnknown } from '../../platform/departments/errors.ts'
import { lockDepart } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import type { ListPage } from '../../platform/list/list.ts'
import { pageOfRows, readPageRange } from '../../platform/list/page-range.ts'
import { createRecordMask } from '../../platform/masks/mask-record.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { countVisibleUsers } from '../../platform/users/selectable-users.ts'
import { findMembers } from './members-repo.ts'

const withheld = Create(NullUserFields)
const mask = createRecordMask(UserOption)
const added = { en: 'Added', zh: '添加成功！' }
const removed = { en: 'Removed', zh: '删除成功！' }

/**
 * Returns a page of a department's members. Members of its descendants are included by default. As in
 * JeecgBoot, `orgCode` contains the names of a member's departments.
 */
export async function departUsers(
  db: Db,
  query: DepartUsersQuery,
  scope: Scope,
): Promise<ListPage<UserOption>> {
  const range = readPageRange(query)
  const { members, total } = await findMembers(db, query, { scope, limit: range.size, offset: range.offset })
  const records = members.map((member) => mask({ ...member, orgCode: member.orgCodeTxt, ...withheld }))
  return pageOfRows(records, total, range)
}

interface Caller {
  user: Pick<SignedIn, 'scope'>
  /** Departments that the caller manages. */
  managed: Scope
}

/**
 * Locks the permissions, since memberships decide which rows a user sees, and then the department. All code
 * uses this order of locks, which prevents deadlocks.
 */
async function lockFor(tx: Tx, depId: string, managed: Scope): Promise<void> {
  await invalidatePermissions(tx)
  await lockDepart(tx, depId, managed)
}

const auditOf = (action: string, id: string, userIds: readonly string[]) => ({
  action,
  subject: { kind: 'sys_depart', id },
  detail: { userIds: [...userIds] },
})

/** Adds users to a department. Keeps their memberships of other departments. */
export async function addMembers(
  tx: Tx,
  { depId, userIdList }: AddDepartUsers,
  { user, managed, nextId }: Caller & { nextId: () => string },
): Promise<Changed<null>> {
  await lockFor(tx, depId, managed)
  const userIds = [...new Set(userIdList)]
  if ((await countVisibleUsers(tx, userIds, user.scope)) < userIds.length) throw departUserUnknown()
  await tx
    .insertInto('sys_user_depart')
    .values(userIds.map((userId) => ({ id: nextId(), user_id: userId, dep_id: depId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'dep_id']).doNothing())
    .execute()
  return { result: null, audit: auditOf('depart.addUsers', depId, userIds), message: added }
}

/**
 * Removes direct members from a department, together with their roles of this department. If one of the users
 * isn't a direct member, throws and removes no member.
 */
export async function removeMembers(
  tx: Tx,
  { depId, userIds }: { depId: string; userIds: readonly string[] },
  { managed }: Pick<Caller, 'managed'>,
): Promise<Changed<null>> {
  await lockFor(tx, depId, managed)
  if (userIds.length === 0) throw departUserUnknown()
  const { numDeletedRows } = await tx
    .deleteFrom('sys_user_depart')
    .where('dep_id', '=', depId)
    .where('user_id', 'in', userIds)
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) < userIds.length) throw departUserElsewhere()
  return { result: null, audit: auditOf('depart.removeUsers', depId, userIds), message: removed }
}

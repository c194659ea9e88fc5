import { Create } from 'typebox/value'
import { type DepartUsersAdded, type DepartUsersQuery, type UserOption, WithheldUserFields } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { departNotFound, departUserElsewhere, departUserUnknown } from '../../platform/departments/errors.ts'
import { lockDeparts } from '../../platform/departments/repo.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import type { ListPage } from '../../platform/list/list.ts'
import { maskAccount } from '../../platform/mask-account.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { countSeen, findMembers } from './members-repo.ts'

const DEFAULT_SIZE = 10
const MAX_SIZE = 200
const MAX_ROW = 10_000

/** Page size; a negative one, by which JeecgBoot clients ask for all, is the maximum. */
const sizeOf = (asked = DEFAULT_SIZE): number =>
  asked < 0 ? MAX_SIZE : Math.min(Math.max(asked, 1), MAX_SIZE)

/** Row range of a page of members; it ends at row 10,000. */
function pageOf({ pageNo = 1, pageSize }: { pageNo?: number; pageSize?: number }) {
  const size = sizeOf(pageSize)
  const current = Math.min(Math.max(pageNo, 1), Math.ceil(MAX_ROW / size))
  return { size, current, offset: (current - 1) * size }
}

/** Answer of a page of members. */
function pageOfMembers<Row>(
  records: Row[],
  { total, size, current }: { total: number; size: number; current: number },
): ListPage<Row> {
  const capped = Math.min(total, MAX_ROW)
  return {
    records,
    total: capped,
    totalCapped: total > MAX_ROW,
    size,
    current,
    pages: Math.ceil(capped / size),
    next: null,
    prev: null,
  }
}

const withheld = Create(WithheldUserFields)
const added = { en: 'Added', zh: '添加成功！' }
const removed = { en: 'Removed', zh: '删除成功!' }

/** Page of a department's members, by default with its descendants. */
export async function departUsers(
  db: Db,
  query: DepartUsersQuery,
  scope: Scope,
): Promise<ListPage<UserOption>> {
  const { size, current, offset } = pageOf(query)
  const { members, total } = await findMembers(db, query, { scope, limit: size, offset })
  const records = members.map((member) => ({ ...member, phone: maskAccount(member.phone), ...withheld }))
  return pageOfMembers(records, { total, size, current })
}

interface Caller {
  user: Pick<SignedIn, 'scope'>
  /** Departments managed by the caller. */
  managed: Scope
}

/** Locks permissions first, then the department, since visibility depends on membership. */
async function lockFor(tx: Tx, depId: string, managed: Scope): Promise<void> {
  await invalidatePermissions(tx)
  const [depart] = await lockDeparts(tx, [depId], managed)
  if (!depart) throw departNotFound()
}

const auditOf = (action: string, id: string, userIds: readonly string[]) => ({
  action,
  subject: { kind: 'sys_depart', id },
  detail: { userIds: [...userIds] },
})

/** Adds users to a department; other memberships stay. */
export async function addMembers(
  tx: Tx,
  { depId, userIdList }: DepartUsersAdded,
  { user, managed, nextId }: Caller & { nextId: () => string },
): Promise<Changed<null>> {
  await lockFor(tx, depId, managed)
  const userIds = [...new Set(userIdList)]
  if ((await countSeen(tx, userIds, user.scope)) < userIds.length) throw departUserUnknown()
  await tx
    .insertInto('sys_user_depart')
    .values(userIds.map((userId) => ({ id: nextId(), user_id: userId, dep_id: depId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'dep_id']).doNothing())
    .execute()
  return { result: null, audit: auditOf('depart.addUsers', depId, userIds), message: added }
}

/** Removes direct members of a department with its roles: all or none. */
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

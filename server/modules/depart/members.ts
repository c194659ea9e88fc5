import { Create } from 'typebox/value'
import { type DepartUsersAdded, type DepartUsersQuery, type PickedUser, WithheldOfUser } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import type { ListPage } from '../list/list.ts'
import { maskAccount } from '../mask-account.ts'
import { bumpRightsEpoch } from '../system/rights.ts'
import { departNotFound, departUserElsewhere, departUserUnknown } from './errors.ts'
import { pageOf, pageTold } from './member-page.ts'
import { countSeen, findMembers } from './members-repo.ts'
import { lockDeparts } from './repo.ts'

const withheld = Create(WithheldOfUser)
const added = { en: 'Added', zh: '添加成功！' }
const removed = { en: 'Removed', zh: '删除成功!' }

/** A page of the people of a department and, unless told otherwise, of those below it. */
export async function departUsers(
  db: Db,
  query: DepartUsersQuery,
  scope: Scope,
): Promise<ListPage<PickedUser>> {
  const { size, current, offset } = pageOf(query)
  const { members, total } = await findMembers(db, query, { scope, limit: size, offset })
  const records = members.map((member) => ({ ...member, phone: maskAccount(member.phone), ...withheld }))
  return pageTold(records, { total, size, current })
}

interface Caller {
  user: Pick<SignedIn, 'scope'>
  /** The departments that the caller sees to. */
  reach: Scope
}

/** Rights first, then the department: what somebody may see follows from where he belongs. */
async function lockFor(tx: Tx, depId: string, reach: Scope): Promise<void> {
  await bumpRightsEpoch(tx)
  const [depart] = await lockDeparts(tx, [depId], reach)
  if (!depart) throw departNotFound()
}

const auditOf = (action: string, id: string, userIds: readonly string[]) => ({
  action,
  subject: { kind: 'sys_depart', id },
  detail: { userIds: [...userIds] },
})

/** Makes people members of a department, beside those they belong to. */
export async function addMembers(
  tx: Tx,
  { depId, userIdList }: DepartUsersAdded,
  { user, reach, nextId }: Caller & { nextId: () => string },
): Promise<Changed<null>> {
  await lockFor(tx, depId, reach)
  const userIds = [...new Set(userIdList)]
  if ((await countSeen(tx, userIds, user.scope)) < userIds.length) throw departUserUnknown()
  await tx
    .insertInto('sys_user_depart')
    .values(userIds.map((userId) => ({ id: nextId(), user_id: userId, dep_id: depId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'dep_id']).doNothing())
    .execute()
  return { result: null, audit: auditOf('depart.addUsers', depId, userIds), message: added }
}

/**
 * Takes people out of a department: all of them, or none where one does not belong to it itself. With it go the roles
 * of the department that they have.
 */
export async function removeMembers(
  tx: Tx,
  { depId, userIds }: { depId: string; userIds: readonly string[] },
  { reach }: Pick<Caller, 'reach'>,
): Promise<Changed<null>> {
  await lockFor(tx, depId, reach)
  if (userIds.length === 0) throw departUserUnknown()
  const { numDeletedRows } = await tx
    .deleteFrom('sys_user_depart')
    .where('dep_id', '=', depId)
    .where('user_id', 'in', userIds)
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) < userIds.length) throw departUserElsewhere()
  return { result: null, audit: auditOf('depart.removeUsers', depId, userIds), message: removed }
}

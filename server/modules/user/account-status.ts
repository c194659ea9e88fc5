import type { SysUser } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { endAllSessions } from '../../platform/authentication/sessions.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { userNotFound, userSelf, userTraces } from '../../platform/users/errors.ts'
import { beginChange, rejectUnmanageableUsers, requireAdministratorLeft } from './guards.ts'
import { findSysUsers } from './read.ts'

type StatusAction = 'user.freeze' | 'user.unfreeze' | 'user.delete' | 'user.restore' | 'user.purge'

const messages = {
  'user.freeze': { en: 'Frozen', zh: '冻结成功' },
  'user.unfreeze': { en: 'Unfrozen', zh: '解冻成功' },
  'user.delete': { en: 'In the recycle bin', zh: '已移入回收站' },
  'user.restore': { en: 'Restored', zh: '还原成功' },
  'user.purge': { en: 'Permanently deleted', zh: '彻底删除成功' },
}

/**
 * Locks users. Throws if one of the users is the caller, or if the caller can't see or manage one of them. So
 * a batch changes either all users or none.
 */
async function lockUsers(
  tx: Tx,
  csv: string,
  { user }: ChangeContext,
  isDeleted: boolean,
): Promise<SysUser[]> {
  const ids = readIds(csv)
  await beginChange(tx)
  const users = await findSysUsers(tx, { ids, scope: user.scope, isDeleted, lock: true })
  if (users.length === 0 || users.length < ids.length) throw userNotFound()
  if (ids.includes(user.id)) throw userSelf()
  await rejectUnmanageableUsers(tx, ids, user)
  return users
}

const changedBy = ({ user, at }: ChangeContext) => ({
  update_by: user.username,
  update_time: at.toISOString(),
})
const idsOf = (users: readonly SysUser[]) => users.map(({ id }) => id)
const deletion = { 'user.delete': 1, 'user.restore': 0 } as const
const state = { 'user.freeze': 2, 'user.unfreeze': 1 } as const

/**
 * Creates the audit detail of a change, with the status or the deletion flag of the user before and after the
 * change.
 */
function detailOf(action: StatusAction, { username, status, delFlag }: SysUser) {
  if (action === 'user.purge') return { from: { username, delFlag }, to: {} }
  const was = action in state ? { status } : { delFlag }
  const is =
    action in state
      ? { status: state[action as keyof typeof state] }
      : { delFlag: deletion[action as keyof typeof deletion] }
  return { from: { username, ...was }, to: { username, ...is } }
}

const done = (action: StatusAction, users: readonly SysUser[]): Changed<null> => ({
  result: null,
  audit: users.map((user) => ({
    action,
    subject: { kind: 'sys_user', id: user.id },
    detail: detailOf(action, user),
  })),
  message: messages[action],
})

/** Freezes users and ends their sessions, or unfreezes them. */
export async function freezeUsers(
  tx: Tx,
  { ids, status }: { ids: string; status: 1 | 2 },
  context: ChangeContext,
): Promise<Changed<null>> {
  const users = await lockUsers(tx, ids, context, false)
  await tx
    .updateTable('sys_user')
    .set({ status, ...changedBy(context) })
    .where('id', 'in', idsOf(users))
    .execute()
  if (status === 1) return done('user.unfreeze', users)
  for (const { id } of users) await endAllSessions(tx, id)
  await requireAdministratorLeft(tx)
  return done('user.freeze', users)
}

/** Moves users to the recycle bin and ends their sessions. */
export async function deleteUsers(tx: Tx, csv: string, context: ChangeContext): Promise<Changed<null>> {
  const users = await lockUsers(tx, csv, context, false)
  await tx
    .updateTable('sys_user')
    .set({ del_flag: 1, ...changedBy(context) })
    .where('id', 'in', idsOf(users))
    .execute()
  for (const { id } of users) await endAllSessions(tx, id)
  await requireAdministratorLeft(tx)
  return done('user.delete', users)
}

/** Restores users from the recycle bin. */
export async function restoreUsers(tx: Tx, csv: string, context: ChangeContext): Promise<Changed<null>> {
  const users = await lockUsers(tx, csv, context, true)
  await tx
    .updateTable('sys_user')
    .set({ del_flag: 0, ...changedBy(context) })
    .where('id', 'in', idsOf(users))
    .execute()
  return done('user.restore', users)
}

/** Deletes the delegations of these users, and the delegations in which one of these users is the agent. */
export async function deleteAgents(tx: Tx, usernames: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('sys_user_agent')
    .where((row) =>
      row.or([row('user_name', 'in', [...usernames]), row('agent_user_name', 'in', [...usernames])]),
    )
    .execute()
}

/**
 * Permanently deletes users in the recycle bin. Throws if the audit log contains one of the users, since a
 * user name in the audit log must never belong to another user.
 */
export async function purgeUsers(tx: Tx, csv: string, context: ChangeContext): Promise<Changed<null>> {
  const users = await lockUsers(tx, csv, context, true)
  const ids = idsOf(users)
  const trace = await tx
    .selectFrom('audit_log')
    .select('username')
    .where('user_id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  if (trace) throw userTraces(trace)
  await tx.deleteFrom('sys_user_role').where('user_id', 'in', ids).execute()
  await tx.deleteFrom('sys_user_depart').where('user_id', 'in', ids).execute()
  await deleteAgents(
    tx,
    users.map(({ username }) => username),
  )
  await tx.deleteFrom('sys_user').where('id', 'in', ids).execute()
  return done('user.purge', users)
}

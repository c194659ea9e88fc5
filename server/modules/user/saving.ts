import type { AddUser, EditUser, UserDetail } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import { passwordTooWeak } from '../system/errors.ts'
import { whyWeak } from '../system/password-policy.ts'
import { everythingFor } from '../texts/texts.ts'
import { takeAvatar } from './avatar.ts'
import { userChanged, userDepartForeign, userDepartNeeded, userInvalid } from './errors.ts'
import { beginChange, keepAdministrator, refuseBeyond } from './guards.ts'
import { readUser } from './reading.ts'
import { refuseUnseen, replaceDeparts, replaceRoles } from './relations.ts'
import { asTaken, columnsOf, refuseInvalid, refuseTaken, refuseUnknownPost } from './rules.ts'

interface Doing {
  user: SignedIn
  at: Date
  nextId: () => string
}

const added = { en: 'The user is added', zh: '添加成功！' }
const changed = { en: 'The user is changed', zh: '修改成功!' }
const nameStays = { en: 'A user name never changes', zh: '用户名不可修改' }

/** Refuses a password that is too easy to find. */
export function refuseWeak(password: string, username: string): void {
  const weakness = whyWeak(password, username)
  if (weakness) throw passwordTooWeak(weakness).at('password')
}

/**
 * The departments he is in charge of: some of his own, and none for who is in charge of nothing. Those he was not in
 * charge of before are such as the caller sees.
 */
async function inCharge(
  tx: Tx,
  { userIdentity, departIds }: AddUser | EditUser,
  { departs, before, user }: { departs: readonly string[]; before: string | null; user: SignedIn },
): Promise<string | null> {
  if (userIdentity !== 2) return null
  const ids = readIds(departIds ?? '')
  if (ids.some((id) => !departs.includes(id))) throw userDepartForeign().at('departIds')
  const kept = readIds(before ?? '')
  await refuseUnseen(
    tx,
    ids.filter((id) => !kept.includes(id)),
    user,
  )
  return ids.join(',') || null
}

const told = (user: UserDetail) => {
  const { username, realname, avatar, sex, birthday, email, phone, workNo, post, telephone } = user
  const { userIdentity, departIds, selectedroles, selecteddeparts } = user
  const person = { username, realname, avatar, sex, birthday, email, phone, workNo, post, telephone }
  return { ...person, userIdentity, departIds, selectedroles, selecteddeparts }
}

/** A new user; `hash` is that of his first password. */
export async function addUser(
  tx: Tx,
  body: AddUser,
  { user, at, nextId, hash }: Doing & { hash: string },
): Promise<Changed<UserDetail>> {
  const columns = columnsOf(body)
  refuseInvalid(columns, true)
  await beginChange(tx)
  await refuseTaken(tx, columns)
  await refuseUnknownPost(tx, columns)
  const departs = readIds(body.selecteddeparts ?? '')
  const id = nextId()
  const depart_ids = await inCharge(tx, body, { departs, before: null, user })
  const { avatar } = await takeAvatar(tx, body, { id, before: null, user })
  const made = { create_by: user.username, create_time: at.toISOString() }
  await tx
    .insertInto('sys_user')
    .values({ ...columns, ...made, id, avatar, depart_ids, password: hash })
    .execute()
    .catch(asTaken)
  const relations = { userId: id, before: [], user, nextId }
  await replaceRoles(tx, { ...relations, after: readIds(body.selectedroles ?? '') })
  await replaceDeparts(tx, { ...relations, after: departs })
  // Whoever makes a user of no department of his would not see him any more: he is told what is missing.
  const result = await readUser(tx, id, { scope: user.scope }).catch(() => {
    throw userDepartNeeded().at('selecteddeparts')
  })
  return {
    result,
    audit: { action: 'user.add', subject: { kind: 'sys_user', id }, detail: { to: told(result) } },
    message: added,
  }
}

/**
 * Saves what is known of a user, with his roles and departments; never his password. `replaced` is the file of the
 * picture that nothing names any more.
 */
export async function editUser(
  tx: Tx,
  body: EditUser,
  { user, at, nextId }: Doing,
): Promise<Changed<UserDetail> & { replaced: string | undefined }> {
  const columns = columnsOf(body)
  refuseInvalid(columns, false)
  await beginChange(tx)
  const before = await readUser(tx, body.id, { scope: user.scope, lock: true })
  if (body.version !== undefined && body.version !== before.version) throw userChanged()
  if (columns.username !== before.username) throw userInvalid(nameStays).at('username')
  await refuseBeyond(tx, [body.id], user)
  await refuseTaken(tx, columns, body.id)
  await refuseUnknownPost(tx, columns, before.post)
  const idsOf = (typed: string | null | undefined, own: string) =>
    readIds(typed === undefined ? own : (typed ?? ''))
  const roles = {
    before: readIds(before.selectedroles),
    after: idsOf(body.selectedroles, before.selectedroles),
  }
  const departs = {
    before: readIds(before.selecteddeparts),
    after: idsOf(body.selecteddeparts, before.selecteddeparts),
  }
  const charge = { departs: departs.after, before: before.departIds, user }
  const depart_ids = await inCharge(tx, body, charge)
  const pictured = { id: body.id, before: before.avatar, user }
  const { avatar, replaced } = await takeAvatar(tx, body, pictured)
  await tx
    .updateTable('sys_user')
    .set({ ...columns, avatar, depart_ids, update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', body.id)
    .execute()
    .catch(asTaken)
  await replaceRoles(tx, { ...roles, userId: body.id, user, nextId })
  await replaceDeparts(tx, { ...departs, userId: body.id, user, nextId })
  await keepAdministrator(tx)
  const result = await readUser(tx, body.id, { scope: everythingFor(user.scope) })
  return {
    result,
    audit: {
      action: 'user.edit',
      subject: { kind: 'sys_user', id: body.id },
      detail: { from: told(before), to: told(result) },
    },
    message: changed,
    replaced,
  }
}

import type { AddUser, EditUser, UserDetail } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { passwordTooWeak } from '../../platform/authentication/errors.ts'
import { passwordProblem } from '../../platform/authentication/password-policy.ts'
import { avatarNotUploadedText } from '../../platform/file/errors.ts'
import { deleteUpload, transferAvatar } from '../../platform/file/uploads.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { unlimitedScopeFor } from '../../platform/localized-text/localized-text.ts'
import { userChanged, userDepartForeign, userDepartNeeded, userInvalid } from '../../platform/users/errors.ts'
import { beginChange, rejectUnmanageableUsers, requireAdministratorLeft } from './guards.ts'
import { readUser } from './read.ts'
import { replaceDeparts, replaceRoles, requireVisibleDepartments } from './relations.ts'
import { columnsOf, throwTakenError, validateColumns, validatePositions, validateUnique } from './rules.ts'

interface AvatarChange {
  /** Id of the user whose avatar is set. */
  id: string
  before: string | null
  /** User who uploaded the avatar. */
  user: Pick<SignedIn, 'id'>
}

/**
 * Sets the avatar of a user. The caller must have uploaded the file; the user becomes its owner. If the body
 * contains no avatar, keeps the old one. `replaced` is the path of the old file, which the caller deletes
 * after the commit.
 */
async function assignAvatar(
  tx: Tx,
  { avatar: typed }: Pick<AddUser | EditUser, 'avatar'>,
  { id, before, user }: AvatarChange,
): Promise<{ avatar: string | null; replaced: string | undefined }> {
  const avatar = typed === undefined ? before : typed?.trim() || null
  if (avatar === before) return { avatar, replaced: undefined }
  if (avatar !== null && !(await transferAvatar(tx, avatar, { from: user.id, to: id })))
    throw userInvalid(avatarNotUploadedText).at('avatar')
  return { avatar, replaced: before === null ? undefined : await deleteUpload(tx, id, before) }
}

const added = { en: 'The user is added', zh: '添加成功！' }
const changed = { en: 'The user is changed', zh: '修改成功！' }
const usernameFixed = { en: "The user name can't be changed", zh: '用户名不可修改' }

/** Throws if a password is too weak. */
export function validatePassword(password: string, username: string): void {
  const weakness = passwordProblem(password, username)
  if (weakness) throw passwordTooWeak(weakness).at('password')
}

/**
 * Returns the ids of the departments that the user heads. The user must be a member of each of these
 * departments, and the caller must be able to see each added department.
 */
async function headedDeparts(
  tx: Tx,
  { userIdentity, departIds }: AddUser | EditUser,
  { departs, before, user }: { departs: readonly string[]; before: string | null; user: SignedIn },
): Promise<string | null> {
  if (userIdentity !== 2) return null
  const ids = readIds(departIds ?? '')
  if (ids.some((id) => !departs.includes(id))) throw userDepartForeign().at('departIds')
  const previousIds = readIds(before ?? '')
  await requireVisibleDepartments(
    tx,
    ids.filter((id) => !previousIds.includes(id)),
    user,
  )
  return ids.join(',') || null
}

const auditedFields = (user: UserDetail) => {
  const { username, realname, avatar, sex, birthday, email, phone, workNo, post, telephone } = user
  const { userIdentity, departIds, selectedroles, selecteddeparts } = user
  const person = { username, realname, avatar, sex, birthday, email, phone, workNo, post, telephone }
  return { ...person, userIdentity, departIds, selectedroles, selecteddeparts }
}

/** Adds a user. `hash` is the hash of the first password. */
export async function addUser(
  tx: Tx,
  body: AddUser,
  { user, at, nextId, hash }: ChangeContext & { hash: string },
): Promise<Changed<UserDetail>> {
  const columns = columnsOf(body)
  validateColumns(columns, true)
  await beginChange(tx)
  await validateUnique(tx, columns)
  await validatePositions(tx, columns)
  const departs = readIds(body.selecteddeparts ?? '')
  const id = nextId()
  const depart_ids = await headedDeparts(tx, body, { departs, before: null, user })
  const { avatar } = await assignAvatar(tx, body, { id, before: null, user })
  const creation = { create_by: user.username, create_time: at.toISOString() }
  await tx
    .insertInto('sys_user')
    .values({ ...columns, ...creation, id, avatar, depart_ids, password: hash })
    .execute()
    .catch(throwTakenError)
  const relations = { userId: id, before: [], user, nextId }
  await replaceRoles(tx, { ...relations, after: readIds(body.selectedroles ?? '') })
  await replaceDeparts(tx, { ...relations, after: departs })
  // The new user is in no department of the caller, so the caller couldn't see the user.
  const result = await readUser(tx, id, { scope: user.scope }).catch(() => {
    throw userDepartNeeded().at('selecteddeparts')
  })
  return {
    result,
    audit: { action: 'user.add', subject: { kind: 'sys_user', id }, detail: { to: auditedFields(result) } },
    message: added,
  }
}

/**
 * Saves a user with roles and departments, but without a password. `replaced` is the path of the old avatar
 * file, which the caller deletes after the commit.
 */
export async function editUser(
  tx: Tx,
  body: EditUser,
  { user, at, nextId }: ChangeContext,
): Promise<Changed<UserDetail> & { replaced: string | undefined }> {
  const columns = columnsOf(body)
  validateColumns(columns, false)
  await beginChange(tx)
  const before = await readUser(tx, body.id, { scope: user.scope, lock: true })
  if (body.version !== undefined && body.version !== before.version) throw userChanged()
  if (columns.username !== before.username) throw userInvalid(usernameFixed).at('username')
  await rejectUnmanageableUsers(tx, [body.id], user)
  await validateUnique(tx, columns, body.id)
  await validatePositions(tx, columns, before.post)
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
  const depart_ids = await headedDeparts(tx, body, charge)
  const pictured = { id: body.id, before: before.avatar, user }
  const { avatar, replaced } = await assignAvatar(tx, body, pictured)
  await tx
    .updateTable('sys_user')
    .set({ ...columns, avatar, depart_ids, update_by: user.username, update_time: at.toISOString() })
    .where('id', '=', body.id)
    .execute()
    .catch(throwTakenError)
  await replaceRoles(tx, { ...roles, userId: body.id, user, nextId })
  await replaceDeparts(tx, { ...departs, userId: body.id, user, nextId })
  await requireAdministratorLeft(tx)
  const result = await readUser(tx, body.id, { scope: unlimitedScopeFor(user.scope) })
  return {
    result,
    audit: {
      action: 'user.edit',
      subject: { kind: 'sys_user', id: body.id },
      detail: { from: auditedFields(before), to: auditedFields(result) },
    },
    message: changed,
    replaced,
  }
}

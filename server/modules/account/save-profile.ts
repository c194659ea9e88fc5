import type { Profile, SaveProfileBody } from '#schemas'
import { sqlStateOf, type Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { SignedIn } from '../../http/request.ts'
import { avatarForeign } from '../file/errors.ts'
import { avatarOf, dropUpload } from '../file/uploads.ts'
import { languageOf } from '../texts/texts.ts'
import { profileChanged, profileInvalid } from './errors.ts'
import { whyInvalid } from './profile-rules.ts'
import { readEditable, readProfile } from './read-profile.ts'

const UNIQUE_VIOLATION = '23505'
const emailTaken = { en: 'This email address is used by another account', zh: '该邮箱已被其他账号使用' }

interface Save {
  user: SignedIn
  body: SaveProfileBody
  at: Date
  /** The present business day. */
  today: string
}

const edited = ['realname', 'sex', 'birthday', 'email', 'telephone', 'avatar'] as const

/** What differs, as it was and as it became. */
function changesOf(before: Pick<Profile, (typeof edited)[number]>, after: SaveProfileBody) {
  const changed = edited.filter((field) => before[field] !== after[field])
  const pick = (from: Pick<Profile, (typeof edited)[number]>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { from: pick(before), to: pick(after) }
}

const update = (tx: Tx, { user, body, at }: Save) =>
  tx
    .updateTable('sys_user')
    .set({
      realname: body.realname,
      sex: body.sex,
      birthday: body.birthday,
      email: body.email,
      telephone: body.telephone,
      avatar: body.avatar,
      update_by: user.username,
      update_time: at.toISOString(),
    })
    .where('id', '=', user.id)
    .execute()
    .catch((cause: unknown) => {
      if (sqlStateOf(cause) !== UNIQUE_VIOLATION) throw cause
      throw profileInvalid(undefined, { fields: { email: emailTaken }, cause })
    })

/**
 * Saves what a user edited of himself; refuses if it was changed since he read it. `replaced` is the path of the
 * avatar that nothing names any more: its file can go once this is committed.
 */
export async function saveProfile(
  tx: Tx,
  save: Save,
): Promise<Changed<Profile> & { replaced: string | undefined }> {
  const { user, body, today } = save
  const fields = whyInvalid(body, today)
  if (fields) throw profileInvalid(undefined, { fields })
  const before = await readEditable(tx, user.id, { lock: true })
  if (before.version !== body.version) throw profileChanged()

  const isNewAvatar = body.avatar !== before.avatar
  if (isNewAvatar && body.avatar !== null && !(await avatarOf(tx, user.id, body.avatar))) {
    throw profileInvalid(undefined, { fields: { avatar: avatarForeign } })
  }
  await update(tx, save)
  const replaced = isNewAvatar && before.avatar ? await dropUpload(tx, user.id, before.avatar) : undefined
  return {
    result: await readProfile(tx, user.id, languageOf(user.scope)),
    audit: {
      action: 'account.saveProfile',
      subject: { kind: 'sys_user', id: user.id },
      detail: changesOf(before, body),
    },
    replaced,
  }
}

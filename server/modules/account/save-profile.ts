import type { Profile, SaveProfileBody } from '#schemas'
import { type Tx, violatedIndex } from '../../db/index.ts'
import { avatarNotUploadedText } from '../../platform/file/errors.ts'
import { deleteUpload, transferAvatar } from '../../platform/file/uploads.ts'
import type { Changed } from '../../platform/http/change.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { isDay } from '../../platform/list/values.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { readEditable, readProfile } from './read-profile.ts'

/** Error of an invalid profile. `fields` contains a message for each invalid field. */
const profileInvalid = defineHttpError('PROFILE_INVALID', 400, {
  en: 'Check your entries',
  zh: '填写内容有误，请检查',
})
/** Error of a save if the profile was changed after the caller read it. */
const profileChanged = defineHttpError('PROFILE_CHANGED', 409, {
  en: 'Your profile was changed elsewhere. Reload to see the change.',
  zh: '个人资料已在别处修改，请重新加载后再保存',
})

const EARLIEST = '1900-01-01'
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const TELEPHONE = /^[0-9+() -]{3,45}$/
/** Matches control characters and invisible characters that change the direction of text. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const isBirthday = (text: string, today: string): boolean => isDay(text) && text >= EARLIEST && text <= today

const problems: Record<string, (body: SaveProfileBody, today: string) => LocalizedText | false> = {
  realname: ({ realname }) => {
    if (realname.trim() === '') return { en: 'Enter your name', zh: '请输入姓名' }
    return INVISIBLE.test(realname) && { en: 'Visible characters only', zh: '不能包含不可见字符' }
  },
  birthday: ({ birthday }, today) =>
    birthday !== null &&
    !isBirthday(birthday, today) && { en: 'Choose a date in the past', zh: '请选择过去的日期' },
  email: ({ email }) =>
    email !== null && !EMAIL.test(email) && { en: 'Enter a valid email address', zh: '邮箱格式不正确' },
  telephone: ({ telephone }) =>
    telephone !== null &&
    !TELEPHONE.test(telephone) && {
      en: 'Digits, spaces, +, - and brackets only',
      zh: '仅支持数字、空格、+、- 和括号',
    },
}

/**
 * Returns the messages of invalid profile fields by field name, or undefined if the profile is valid. `today`
 * is the current business day.
 */
function profileErrors(body: SaveProfileBody, today: string): Record<string, LocalizedText> | undefined {
  const found = Object.entries(problems).flatMap(([field, problemOf]) => {
    const words = problemOf(body, today)
    return words ? [[field, words] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

const emailTaken = { en: 'This email address is used by another account', zh: '该邮箱已被其他账号使用' }

interface Save {
  user: SignedIn
  body: SaveProfileBody
  at: Date
  /** Current day in business time, `YYYY-MM-DD`. */
  today: string
}

const edited = ['realname', 'sex', 'birthday', 'email', 'telephone', 'avatar'] as const

/** Returns the old and the new values of the changed profile fields. */
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
      if (violatedIndex(cause) === undefined) throw cause
      throw profileInvalid(undefined, { fields: { email: emailTaken }, cause })
    })

/**
 * Saves a user's own profile. Throws if the profile was changed after the caller read it. `replaced` in the
 * result is the path of the old avatar file, which the caller deletes after the commit.
 */
export async function saveProfile(
  tx: Tx,
  save: Save,
): Promise<Changed<Profile> & { replaced: string | undefined }> {
  const { user, body, today } = save
  const fields = profileErrors(body, today)
  if (fields) throw profileInvalid(undefined, { fields })
  const before = await readEditable(tx, user.id, { lock: true })
  if (before.version !== body.version) throw profileChanged()

  const isNewAvatar = body.avatar !== before.avatar
  if (
    isNewAvatar &&
    body.avatar !== null &&
    !(await transferAvatar(tx, body.avatar, { from: user.id, to: user.id }))
  ) {
    throw profileInvalid(undefined, { fields: { avatar: avatarNotUploadedText } })
  }
  await update(tx, save)
  const replaced = isNewAvatar && before.avatar ? await deleteUpload(tx, user.id, before.avatar) : undefined
  return {
    result: await readProfile(tx, user.id, localeOfScope(user.scope)),
    audit: {
      action: 'account.saveProfile',
      subject: { kind: 'sys_user', id: user.id },
      detail: changesOf(before, body),
    },
    replaced,
  }
}

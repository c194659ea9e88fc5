import type { AddUser, EditUser } from '#schemas'
import type { Db } from '../../db/index.ts'
import { type Tx, violatedIndex } from '../../db/index.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { isDay } from '../../platform/list/values.ts'
import { userInvalid, userTaken } from '../../platform/users/errors.ts'
import { isNameTaken, isTaken } from '../../platform/users/repo.ts'

const DAY_LENGTH = 10
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,49}$/u
const MOBILE = /^1[3-9]\d{9}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Typed = Omit<AddUser, 'password'> | EditUser

const words = {
  username: {
    en: 'Use 2 to 50 letters, digits, dots, hyphens or underscores',
    zh: '用户名为 2 到 50 位字母、数字、点、横线或下划线',
  },
  phone: { en: 'Not a valid mobile number', zh: '手机号格式不正确' },
  email: { en: 'Enter a valid email address', zh: '邮箱格式不正确' },
  birthday: { en: 'Not a valid date', zh: '生日格式不正确' },
}
/** Messages for values that already belong to another user. */
export const takenMessages = {
  username: { en: 'User name already in use', zh: '用户名已存在' },
  phone: { en: 'Mobile number already in use', zh: '手机号已被其他用户使用' },
  email: { en: 'Email address already in use', zh: '邮箱已被其他用户使用' },
  workNo: { en: 'Work number already in use', zh: '工号已被其他用户使用' },
}
/** Message for a position that doesn't exist. */
export const positionNotFoundText = { en: 'Position not found', zh: '职务不存在' }
const indexes: Record<string, keyof typeof takenMessages> = {
  uniq_sys_user_username: 'username',
  uniq_sys_user_phone: 'phone',
  uniq_sys_user_email: 'email',
  uniq_sys_user_work_no: 'workNo',
}

const blank = (text: string | null | undefined): string | null => text?.trim() || null

/** Converts a form body to the columns of a user. An empty text becomes null. */
export function columnsOf(typed: Typed) {
  return {
    username: typed.username.trim(),
    realname: typed.realname.trim(),
    sex: typed.sex || null,
    birthday: blank(typed.birthday)?.slice(0, DAY_LENGTH) ?? null,
    email: blank(typed.email),
    phone: blank(typed.phone),
    work_no: blank(typed.workNo),
    post: blank(typed.post),
    telephone: blank(typed.telephone),
    user_identity: typed.userIdentity ?? 1,
  }
}
export type UserColumns = ReturnType<typeof columnsOf>

/**
 * Validates the columns of a user. The user name is checked only if `isNew` is true, since older names may
 * have another format.
 */
export function validateColumns(columns: UserColumns, isNew: boolean): void {
  const { username, phone, email, birthday } = columns
  const fields: Record<string, LocalizedText> = {}
  if (isNew && (!USERNAME.test(username) || username !== username.normalize('NFKC')))
    fields.username = words.username
  if (phone !== null && !MOBILE.test(phone)) fields.phone = words.phone
  if (email !== null && !EMAIL.test(email)) fields.email = words.email
  if (birthday !== null && !isDay(birthday)) fields.birthday = words.birthday
  const [first] = Object.values(fields)
  if (first) throw userInvalid(first, { fields })
}

/** Throws if another user already has a value that must be unique. Users in the recycle bin count too. */
export async function validateUnique(tx: Tx, columns: UserColumns, id = ''): Promise<void> {
  const { username, phone, email, work_no } = columns
  const found = {
    username: await isNameTaken(tx, username, id),
    phone: phone !== null && (await isTaken(tx, 'phone', phone, id)),
    email: email !== null && (await isTaken(tx, 'email', email, id)),
    workNo: work_no !== null && (await isTaken(tx, 'work_no', work_no, id)),
  }
  const fields = Object.fromEntries(
    Object.entries(takenMessages).filter(([name]) => found[name as keyof typeof found]),
  )
  const [first] = Object.values(fields)
  if (first) throw userTaken(first, { fields })
}

/**
 * Throws if the change gives the user a position that doesn't exist. Positions that the user already had
 * aren't checked.
 */
export async function validatePositions(
  tx: Tx,
  { post }: UserColumns,
  before: string | null = null,
): Promise<void> {
  const previousCodes = readIds(before ?? '')
  const added = readIds(post ?? '').filter((code) => !previousCodes.includes(code))
  if ((await unknownPositions(tx, added)).length > 0) throw userInvalid(positionNotFoundText).at('post')
}

/**
 * Converts a unique violation, which a simultaneous request can cause, to an error at the field. Throws this
 * error.
 */
export function throwTakenError(cause: unknown): never {
  const field = indexes[violatedIndex(cause) ?? '']
  if (field === undefined) throw cause
  throw userTaken(takenMessages[field], { fields: { [field]: takenMessages[field] }, cause })
}

/** Returns the codes that belong to no position. */
export async function unknownPositions(
  db: Pick<Db, 'selectFrom'>,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('sys_position')
    .select('code')
    .where('code', 'in', [...codes])
    .execute()
  const known = new Set(rows.map(({ code }) => code))
  return codes.filter((code) => !known.has(code))
}

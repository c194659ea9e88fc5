import type { AddUser, EditUser } from '#schemas'
import { sqlStateOf, type Tx } from '../../db/index.ts'
import type { Words } from '../../http/locale.ts'
import { readIds } from '../../http/read-ids.ts'
import { isDay } from '../calendar/is-day.ts'
import { unknownPositions } from '../position/options.ts'
import { isNameTaken, isTaken } from '../visitor/repo.ts'
import { userInvalid, userTaken } from './errors.ts'

const UNIQUE_VIOLATION = '23505'
const DAY_LENGTH = 10
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,49}$/u
const MOBILE = /^1[3-9]\d{9}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Typed = Omit<AddUser, 'password'> | EditUser

const words = {
  username: {
    en: 'A user name has 2 to 50 letters, digits, dots, hyphens or underscores',
    zh: '用户名为 2 到 50 位字母、数字、点、横线或下划线',
  },
  phone: { en: 'This is no mobile number', zh: '手机号格式不正确' },
  email: { en: 'This is no email address', zh: '邮箱格式不正确' },
  birthday: { en: 'This is no day', zh: '生日格式不正确' },
}
/** What is said of a value that another user has. */
export const taken = {
  username: { en: 'This user name is taken', zh: '用户名已存在' },
  phone: { en: 'Another user has this mobile number', zh: '手机号已被其他用户使用' },
  email: { en: 'Another user has this email address', zh: '邮箱已被其他用户使用' },
  workNo: { en: 'Another user has this work number', zh: '工号已被其他用户使用' },
}
/** What is said of a position that there is not. */
export const noPosition = { en: 'There is no such position', zh: '职务不存在' }
const indexes: Record<string, keyof typeof taken> = {
  uniq_sys_user_username: 'username',
  uniq_sys_user_phone: 'phone',
  uniq_sys_user_email: 'email',
  uniq_sys_user_work_no: 'workNo',
}

const blank = (text: string | null | undefined): string | null => text?.trim() || null

/** The columns of what was typed; an empty text is none. */
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

/** Refuses what no user can have; `isNew` since names of old ones may be of another form. */
export function refuseInvalid(columns: UserColumns, isNew: boolean): void {
  const { username, phone, email, birthday } = columns
  const fields: Record<string, Words> = {}
  if (isNew && (!USERNAME.test(username) || username !== username.normalize('NFKC')))
    fields.username = words.username
  if (phone !== null && !MOBILE.test(phone)) fields.phone = words.phone
  if (email !== null && !EMAIL.test(email)) fields.email = words.email
  if (birthday !== null && !isDay(birthday)) fields.birthday = words.birthday
  const [first] = Object.values(fields)
  if (first) throw userInvalid(first, { fields })
}

/** Refuses what another user has, whether he is in the recycle bin or not. */
export async function refuseTaken(tx: Tx, columns: UserColumns, id = ''): Promise<void> {
  const { username, phone, email, work_no } = columns
  const found = {
    username: await isNameTaken(tx, username, id),
    phone: phone !== null && (await isTaken(tx, 'phone', phone, id)),
    email: email !== null && (await isTaken(tx, 'email', email, id)),
    workNo: work_no !== null && (await isTaken(tx, 'work_no', work_no, id)),
  }
  const fields = Object.fromEntries(
    Object.entries(taken).filter(([name]) => found[name as keyof typeof found]),
  )
  const [first] = Object.values(fields)
  if (first) throw userTaken(first, { fields })
}

/** Refuses positions that there are not; what he had already may stay, as others have left it. */
export async function refuseUnknownPost(
  tx: Tx,
  { post }: UserColumns,
  before: string | null = null,
): Promise<void> {
  const kept = readIds(before ?? '')
  const added = readIds(post ?? '').filter((code) => !kept.includes(code))
  if ((await unknownPositions(tx, added)).length > 0) throw userInvalid(noPosition).at('post')
}

/** Of two who want the same at the same moment the database lets one through, and names the index to the other. */
export function asTaken(cause: unknown): never {
  const { constraint = '' } = cause as { constraint?: string }
  const field = sqlStateOf(cause) === UNIQUE_VIOLATION ? indexes[constraint] : undefined
  if (field === undefined) throw cause
  throw userTaken(taken[field], { fields: { [field]: taken[field] }, cause })
}

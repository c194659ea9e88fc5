import type { SaveProfileBody } from '#schemas'
import type { Words } from '../../http/locale.ts'
import { isDay } from '../calendar/is-day.ts'

const EARLIEST = '1900-01-01'
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const TELEPHONE = /^[0-9+() -]{3,45}$/
/** Nobody can see these; some turn the text around them about. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const isBirthday = (text: string, today: string): boolean => isDay(text) && text >= EARLIEST && text <= today

const problems: Record<string, (body: SaveProfileBody, today: string) => Words | false> = {
  realname: ({ realname }) => {
    if (realname.trim() === '') return { en: 'Please enter your name', zh: '请输入姓名' }
    return INVISIBLE.test(realname) && { en: 'Only visible characters, please', zh: '不能包含不可见字符' }
  },
  birthday: ({ birthday }, today) =>
    birthday !== null &&
    !isBirthday(birthday, today) && { en: 'A day in the past is expected', zh: '请选择过去的日期' },
  email: ({ email }) =>
    email !== null && !EMAIL.test(email) && { en: 'This is no email address', zh: '邮箱格式不正确' },
  telephone: ({ telephone }) =>
    telephone !== null &&
    !TELEPHONE.test(telephone) && {
      en: 'Digits, spaces, +, - and brackets only',
      zh: '仅支持数字、空格、+、- 和括号',
    },
}

/** What is wrong with a profile, by field; undefined if nothing is. `today` is the present business day. */
export function whyInvalid(body: SaveProfileBody, today: string): Record<string, Words> | undefined {
  const found = Object.entries(problems).flatMap(([field, problemOf]) => {
    const words = problemOf(body, today)
    return words ? [[field, words] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

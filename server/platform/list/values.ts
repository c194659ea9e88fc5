import type { Operator, ValueType } from '#schemas'
import type { LocalizedText } from '../http/locale.ts'

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** True if a text is a valid day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || year < 1) return false
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** True if a text is a valid day and time, `YYYY-MM-DD HH:mm:ss`. */
export function isTime(text: string): boolean {
  const [day = '', clock = '', ...rest] = text.split(' ')
  return isDay(day) && CLOCK.test(clock) && rest.length === 0
}

export type { ValueType } from '#schemas'

export type Scalar = string | number

/**
 * Comparison operators. `ends` matches the end of a text. `differs` matches values that are unequal and not
 * null.
 */
export type ListOperator = Operator | 'ends' | 'differs'

/** Comparison of a field after validation. The number of `values` depends on the operator. */
export interface ListCondition {
  field: string
  op: ListOperator
  values: readonly Scalar[]
}

/** Texts for error messages that describe the expected format of each type. */
export const EXPECTED_FORMATS: Record<ValueType, LocalizedText> = {
  text: { en: 'A text of at most 200 characters is expected', zh: '应为不超过 200 个字符的文本' },
  integer: { en: 'An integer is expected', zh: '应为整数' },
  decimal: { en: 'A number is expected', zh: '应为数字' },
  boolean: { en: 'true or false is expected', zh: '应为 true 或 false' },
  day: { en: 'A day is expected: YYYY-MM-DD', zh: '应为日期：YYYY-MM-DD' },
  time: { en: 'A time is expected: YYYY-MM-DD HH:mm:ss', zh: '应为时间：YYYY-MM-DD HH:mm:ss' },
}

const MAX_TEXT = 200
const INTEGER = /^-?\d{1,16}$/
const DECIMAL = /^-?\d{1,16}(\.\d{1,15})?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the database rejects NUL, and other control characters are never intended.
const CONTROL = /[\u0000-\u001f\u007f]/

const readers: Record<ValueType, (raw: string) => Scalar | undefined> = {
  text: (raw) => (raw.length <= MAX_TEXT && !CONTROL.test(raw) ? raw : undefined),
  integer: (raw) => (INTEGER.test(raw) && Number.isSafeInteger(Number(raw)) ? Number(raw) + 0 : undefined),
  // A decimal stays a string, so that the database compares the exact number.
  decimal: (raw) => (DECIMAL.test(raw) ? raw : undefined),
  boolean: (raw) => (raw === 'true' || raw === 'false' ? raw : undefined),
  day: (raw) => (isDay(raw) ? raw : undefined),
  time: (raw) => (isDay(raw) || isTime(raw) ? raw : undefined),
}

/**
 * Parses a value of a type. Returns undefined if the value is invalid. For a time, the value can also be a
 * day, which means the whole day.
 */
export function readValue(type: ValueType, raw: unknown): Scalar | undefined {
  if (typeof raw === 'number' && type === 'integer') return Number.isSafeInteger(raw) ? raw + 0 : undefined
  if (typeof raw === 'number' && type === 'decimal') return readers.decimal(String(raw))
  if (typeof raw === 'boolean' && type === 'boolean') return String(raw)
  return typeof raw === 'string' && raw !== '' ? readers[type](raw) : undefined
}

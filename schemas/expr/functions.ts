import { formatFen, formatPpm } from '../money.ts'
import { previewSplit, type SplitReceiver, splitFen } from '../split-income.ts'
import { isRecord } from '../values.ts'
import { isEmpty, lowerAscii, order, read } from './access.ts'
import { exprLimit, exprType } from './errors.ts'
import { joinTexts, limitSize } from './limit-size.ts'
import { limits } from './limits.ts'
import type { Pass } from './pass.ts'

/** Information that a function gets about the expression that calls it. */
interface CallContext {
  source: string
  pass: Pass
}

type Run = (args: unknown[], lent: CallContext) => unknown

function fail({ source }: CallContext, message: string): never {
  throw exprType({ source, message })
}

function listOf(value: unknown, lent: CallContext): unknown[] {
  if (value === null) return []
  if (!Array.isArray(value)) return fail(lent, 'Expected a list.')
  if (value.length > limits.listLength) {
    throw exprLimit({ source: lent.source, message: `A list has more than ${limits.listLength} items.` })
  }
  return value
}

/**
 * Returns the arguments that aren't null, either from one list as in `sum(list)`, or from several arguments
 * as in `min(a, b)`.
 */
function present(args: unknown[], lent: CallContext): unknown[] {
  const [first] = args
  const items = args.length === 1 && (first === null || Array.isArray(first)) ? listOf(first, lent) : args
  return items.filter((item) => item !== null && item !== undefined)
}

const numbers = (args: unknown[], lent: CallContext): number[] =>
  present(args, lent).map((item) => (typeof item === 'number' ? item : fail(lent, 'Expected a number.')))

function total(args: unknown[], lent: CallContext): number {
  const sum = numbers(args, lent).reduce((left, right) => left + right, 0)
  return Number.isInteger(sum) && !Number.isSafeInteger(sum) ? fail(lent, 'The sum exceeds 2^53.') : sum
}

function extreme(args: unknown[], lent: CallContext, sign: 1 | -1): unknown {
  return present(args, lent).reduce<unknown>((best, item) => {
    if (best === null) return item
    const place = order(item, best) ?? fail(lent, 'Expected only numbers or only strings.')
    return place * sign > 0 ? item : best
  }, null)
}

function length(value: unknown): number {
  if (typeof value === 'string') return [...value].length
  if (Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/**
 * Converts a value to a string. Null becomes an empty string, and the items of a list are separated by
 * commas.
 */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joinTexts(value.map(toText), ', ', '[…]')
  return typeof value === 'object' ? '' : String(value)
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'boolean' || value === null || value === '') return null
  const number = typeof value === 'number' ? value : Number(toText(value).trim())
  return Number.isFinite(number) ? number : null
}

function average(args: unknown[], lent: CallContext): number | null {
  const items = numbers(args, lent)
  return items.length ? items.reduce((left, right) => left + right, 0) / items.length : null
}

/** Formats an integer in fen or ppm. Null becomes an empty string. */
const whole = (value: unknown, lent: CallContext, write: (value: number) => string): string => {
  if (value === null || value === undefined) return ''
  return Number.isSafeInteger(value) ? write(value as number) : fail(lent, 'Expected an integer.')
}

const groupThousands = (value: unknown): string =>
  toText(value).replace(/^(-?\d+)/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))

function split(amount: unknown, shares: unknown, lent: CallContext): number[] {
  const parts = numbers([listOf(shares, lent)], lent)
  if (![amount, ...parts].every((part) => Number.isSafeInteger(part) && Number(part) >= 0)) {
    return fail(lent, 'fen.split() takes whole fen and whole shares, none negative.')
  }
  return splitFen(Number(amount), parts)
}

/**
 * Splits an example amount among receivers. Each property of a receiver is read only once, because receivers
 * may be observables.
 */
function splitIncome(amount: unknown, receivers: unknown, lent: CallContext) {
  const list = listOf(receivers, lent)
  if (!Number.isSafeInteger(amount) || Number(amount) < 0 || !list.every(isRecord)) {
    return fail(lent, 'fen.splitIncome() takes whole fen, not negative, and a list of receivers.')
  }
  const { parts, restFen } = previewSplit(
    Number(amount),
    list.map(
      (each) => ({ sharePpm: read(each, 'sharePpm'), amountFen: read(each, 'amountFen') }) as SplitReceiver,
    ),
  )
  return { parts: list.map((receiver, index) => ({ receiver, amountFen: parts[index] ?? null })), restFen }
}

const functions: Record<string, Run> = {
  can: ([code], { pass }) => pass.can(toText(code)),
  dict: ([code, value], { pass }) => (isEmpty(value) ? '' : pass.dict(toText(code), toText(value))),
  now: (_args, { pass }) => pass.now(),
  len: ([value]) => length(value),
  size: ([value]) => length(value),
  empty: ([value]) => isEmpty(value),
  coalesce: (args) => args.find((arg) => arg !== null && arg !== undefined) ?? null,
  sum: total,
  avg: average,
  min: (args, lent) => extreme(args, lent, -1),
  max: (args, lent) => extreme(args, lent, 1),
  string: ([value]) => toText(value),
  double: ([value]) => toNumber(value),
  int: ([value]) => {
    const number = toNumber(value)
    return number === null ? null : Math.trunc(number)
  },
  'fmt.money': ([value], lent) => whole(value, lent, formatFen),
  'fmt.rate': ([value], lent) => whole(value, lent, formatPpm),
  'fmt.date': ([value]) => toText(value).slice(0, 10),
  'fmt.time': ([value]) => toText(value).slice(0, 16),
  'fmt.number': ([value]) => groupThousands(value),
  'fen.split': ([amount, shares], lent) => (amount === null ? null : split(amount, shares, lent)),
  'fen.splitIncome': ([amount, receivers], lent) =>
    amount === null ? null : splitIncome(amount, receivers, lent),
}

const text =
  (run: (receiver: string, args: unknown[], lent: CallContext) => unknown): Run =>
  ([receiver, ...args], lent) => {
    if (receiver === null || args.some((arg) => arg === null)) return null
    return typeof receiver === 'string' ? run(receiver, args, lent) : fail(lent, 'Expected a string.')
  }

const patterns = new Map<string, RegExp>()

/** Tests whether a string matches a pattern. The compiler has already checked that the pattern is safe. */
function matchPattern(subject: string, pattern: string, { source }: CallContext): boolean {
  if (subject.length > limits.matchLength) {
    throw exprLimit({
      source,
      message: `matches() accepts strings of at most ${limits.matchLength} characters.`,
    })
  }
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known.test(subject)
}

const methods: Record<string, Run> = {
  startsWith: text((receiver, [start]) => receiver.startsWith(toText(start))),
  endsWith: text((receiver, [end]) => receiver.endsWith(toText(end))),
  contains: text((receiver, [part]) => receiver.includes(toText(part))),
  matches: text((receiver, [pattern], lent) => matchPattern(receiver, toText(pattern), lent)),
  lowerAscii: text(lowerAscii),
  upperAscii: text((receiver) => receiver.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: text((receiver) => receiver.trim()),
  substring: text((receiver, [from, to]) =>
    [...receiver].slice(Number(from), to === undefined ? undefined : Number(to)).join(''),
  ),
  split: text((receiver, [by], { source }) => limitSize(receiver.split(toText(by)), source)),
  join: ([list, by], lent) => joinTexts(listOf(list, lent).map(toText), toText(by), lent.source),
  size: ([value]) => length(value),
}

/** Namespaces of functions, such as `fmt` in `fmt.money`. */
export const namespaces = new Set(['fmt', 'fen'])
export const functionNames = Object.keys(functions)
export const methodNames = Object.keys(methods)
export const hasFunction = (name: string): boolean => Object.hasOwn(functions, name)
export const hasMethod = (name: string): boolean => Object.hasOwn(methods, name)

/** Returns the function with the given name. The parser has already checked that the function exists. */
export const findFunction = (name: string): Run => functions[name] as Run
export const findMethod = (name: string): Run => methods[name] as Run
/** Returns the list over which `map`, `filter` and other macros iterate. Null becomes an empty list. */
export const iterate = listOf

import type { TSchema } from 'typebox'
import { changedSettings, isSame } from './settings.ts'

interface Shape {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  properties?: Record<string, TSchema>
  required?: readonly string[]
  items?: TSchema
  anyOf?: readonly TSchema[]
  pattern?: string
  [key: string]: unknown
}

/** What callers hand in has to stay welcome; what they are given has to stay as it was. */
export type Direction = 'taken' | 'given'

/** Deeper than this, shapes are compared as a whole. */
const DEEPEST = 8

/** How one shape is narrower than another for whoever relies on the other, in words. */
export function shapeBreaks(before: TSchema, after: TSchema, direction: Direction, name = ''): string[] {
  return compare(plain(before), plain(after), { direction, name, depth: 0 })
}

interface At {
  direction: Direction
  name: string
  depth: number
}

const plain = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema)) as Shape
const isNull = (part: TSchema) => (part as Shape).type === 'null'
const said = ({ name }: At) => (name === '' ? 'It' : `"${name}"`)

function compare(before: Shape, after: Shape, at: At): string[] {
  if (isSame(before, after)) return []
  const [old, now] = [some(before), some(after)]
  if (at.depth > DEEPEST) return [`${said(at)} has another shape.`]
  const nulls = nullBreaks(old, now, at)
  if (old.shape.type !== now.shape.type) {
    const isWider = at.direction === 'taken' && old.shape.type === 'integer' && now.shape.type === 'number'
    return isWider ? nulls : [...nulls, `${said(at)} is ${kindOf(now.shape)} now, not ${kindOf(old.shape)}.`]
  }
  return [
    ...nulls,
    ...fields(old.shape, now.shape, at),
    ...items(old.shape, now.shape, at),
    ...words(old.shape, now.shape, at),
    ...limits(old.shape, now.shape, at),
  ]
}

const kindOf = ({ type, anyOf }: Shape) => (type ? `"${type}"` : anyOf ? 'one of several' : 'anything')

/** `null | shape`, taken apart. */
function some(shape: Shape): { shape: Shape; isNullable: boolean } {
  const parts = shape.anyOf?.filter((part) => !isNull(part)) ?? []
  const isNullable = shape.anyOf?.some(isNull) === true
  return parts.length === 1 ? { shape: parts[0] as Shape, isNullable } : { shape, isNullable }
}

function nullBreaks(old: { isNullable: boolean }, now: { isNullable: boolean }, at: At): string[] {
  if (old.isNullable === now.isNullable) return []
  if (at.direction === 'given') return now.isNullable ? [`${said(at)} may be null now.`] : []
  return now.isNullable ? [] : [`${said(at)} may no longer be null.`]
}

function fields(old: Shape, now: Shape, at: At): string[] {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}]
  const [mustBefore, mustNow] = [new Set(old.required), new Set(now.required)]
  const nameOf = (key: string) => (at.name === '' ? key : `${at.name}.${key}`)
  const inside = Object.keys(before).flatMap((key) => {
    const next = Object.hasOwn(after, key) ? after[key] : undefined
    if (!next) return [`"${nameOf(key)}" is gone.`]
    return compare(before[key] as Shape, next as Shape, { ...at, name: nameOf(key), depth: at.depth + 1 })
  })
  const demanded = [...mustNow].filter((key) => !mustBefore.has(key))
  const loosened = [...mustBefore].filter((key) => !mustNow.has(key) && Object.hasOwn(after, key))
  return [
    ...inside,
    ...(at.direction === 'taken' ? demanded.map((key) => `"${nameOf(key)}" is required now.`) : []),
    ...(at.direction === 'given' ? loosened.map((key) => `"${nameOf(key)}" may be missing now.`) : []),
  ]
}

const items = (old: Shape, now: Shape, at: At): string[] =>
  old.items && now.items
    ? compare(old.items as Shape, now.items as Shape, { ...at, name: `${at.name}[]`, depth: at.depth + 1 })
    : []

/** Words that one may say, or has to understand. */
function words(old: Shape, now: Shape, at: At): string[] {
  const [before, after] = [wordsOf(old), wordsOf(now)]
  if (!before || !after) return []
  const [wide, narrow] = at.direction === 'taken' ? [before, after] : [after, before]
  const odd = wide.filter((word) => !narrow.includes(word))
  const told = at.direction === 'taken' ? 'no longer takes' : 'may be'
  return odd.map(
    (word) => `${said(at)} ${told} ${JSON.stringify(word)}${at.direction === 'given' ? ' now' : ''}.`,
  )
}

function wordsOf({ enum: all, const: one, anyOf }: Shape): unknown[] | undefined {
  if (all) return [...all]
  if (one !== undefined) return [one]
  const parts = anyOf?.map((part) => wordsOf(part as Shape))
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined
}

const LIMITS = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'additionalProperties',
] as const

/** Bounds count where values are handed in. */
function limits(old: Shape, now: Shape, at: At): string[] {
  if (at.direction === 'given') return []
  return LIMITS.flatMap((key) => {
    const [change] = changedSettings(old[key], now[key], key)
    if (!change || now[key] === undefined || !isNarrower(key, old[key], now[key])) return []
    return [
      `${said(at)} has a narrower "${key}": ${JSON.stringify(old[key]) ?? 'none'} → ${JSON.stringify(now[key])}.`,
    ]
  })
}

function isNarrower(key: string, old: unknown, now: unknown): boolean {
  if (typeof now !== 'number' || typeof old !== 'number') return true
  return key.startsWith('min') ? now > old : now < old
}

import type { TSchema } from 'typebox'
import { type Break, breakError, breakWarning } from './breaks.ts'
import { isSame } from './settings.ts'
import {
  acceptsAnything,
  isOfType,
  isSameVariant,
  nameOf,
  quotedList,
  type Shape,
  toJsonSchema,
  variantsOf,
} from './shape-kinds.ts'
import { formatWarnings, limitBreaks, settingWarnings } from './shape-limits.ts'

/**
 * `taken`: values that callers send, which must still be valid. `given`: values that callers receive, which
 * must still have the same schema.
 */
type Direction = 'taken' | 'given'

/** Below this depth, schemas are not compared in detail, but only for equality. */
const DEEPEST = 8

/** Lists the breaking changes between two schemas. The same message is listed only once. */
export function shapeBreaks(before: TSchema, after: TSchema, direction: Direction): Break[] {
  const all = compare(toJsonSchema(before), toJsonSchema(after), { direction, name: '', depth: 0 })
  return [...new Map(all.map((one) => [one.message, one])).values()]
}

interface At {
  direction: Direction
  name: string
  depth: number
}

const said = ({ name }: At) => (name === '' ? 'It' : `"${name}"`)
const inside = (at: At, name: string): At => ({ ...at, name, depth: at.depth + 1 })
const under = ({ name }: At, key: string) => (name === '' ? key : `${name}.${key}`)
const tell = (at: At, message: string) => breakError(undefined, `${said(at)} ${message}`)

/** Orders two schemas. Every value of the first schema must be valid in the second schema. */
const inOrder = <Value>({ direction }: At, old: Value, now: Value) =>
  direction === 'taken' ? ([old, now] as const) : ([now, old] as const)

function compare(before: Shape, after: Shape, at: At): Break[] {
  if (isSame(before, after)) return []
  if (at.depth > DEEPEST) return [tell(at, 'has another shape.')]
  const [old, now] = [variantsOf(before), variantsOf(after)]
  const nulls = [...old.kinds, ...now.kinds].some(acceptsAnything) ? [] : nullBreaks(old, now, at)
  const [[one, ...more], [other, ...others]] = [old.kinds, now.kinds]
  if (one && other && more.length + others.length === 0) return [...nulls, ...compareKinds(one, other, at)]
  const [values, room] = inOrder(at, old.kinds, now.kinds)
  return [...nulls, ...values.flatMap((kind) => closest(kind, room, at))]
}

function nullBreaks(old: { isNullable: boolean }, now: { isNullable: boolean }, at: At): Break[] {
  if (old.isNullable === now.isNullable) return []
  if (at.direction === 'given') return now.isNullable ? [tell(at, 'may be null now.')] : []
  return now.isNullable ? [] : [tell(at, 'may no longer be null.')]
}

/**
 * Compares a variant with the most similar variant of the other schema, and lists the breaking changes
 * between them.
 */
function closest(kind: Shape, room: readonly Shape[], at: At): Break[] {
  if (room.some((other) => isSame(kind, other))) return []
  const errors = (all: Break[]) => all.filter(({ severity }) => severity === 'error').length
  const [best] = room
    .filter((other) => isSameVariant(kind, other))
    .map((other) => compareKinds(...inOrder(at, kind, other), at))
    .sort((left, right) => errors(left) - errors(right) || left.length - right.length)
  if (best) return best
  return [
    tell(at, at.direction === 'taken' ? `no longer accepts ${nameOf(kind)}.` : `may be ${nameOf(kind)} now.`),
  ]
}

function compareKinds(old: Shape, now: Shape, at: At): Break[] {
  const [values, room] = inOrder(at, old, now)
  const isTaken = at.direction === 'taken'
  if (!isOfType(values, room)) return [tell(at, `is ${nameOf(now)} now, not ${nameOf(old)}.`)]
  if (acceptsAnything(room)) return settingWarnings(old, now, said(at), isTaken)
  return [
    ...fields(old, now, at),
    ...byName(old, now, at),
    ...items(old, now, at),
    ...words(values.enum, room.enum, at),
    ...(isTaken ? limitBreaks(old, now, said(at)) : formatWarnings(old, now, said(at))),
    ...settingWarnings(old, now, said(at), isTaken),
  ]
}

function fields(old: Shape, now: Shape, at: At): Break[] {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}]
  const [mustBefore, mustNow] = [new Set(old.required), new Set(now.required)]
  const each = Object.entries(before).flatMap(([key, shape]) => {
    const here = inside(at, under(at, key))
    const next = Object.hasOwn(after, key) ? after[key] : undefined
    return next ? compare(shape, next, here) : [tell(here, 'was removed.')]
  })
  const demanded = [...mustNow].filter((key) => !mustBefore.has(key))
  const loosened = [...mustBefore].filter((key) => !mustNow.has(key) && Object.hasOwn(after, key))
  const told = (keys: string[], message: string) =>
    keys.map((key) => tell(inside(at, under(at, key)), message))
  return [
    ...each,
    ...(at.direction === 'taken'
      ? told(demanded, 'is required now.')
      : told(loosened, 'may be missing now.')),
  ]
}

/**
 * Lists the breaking changes of keys that are described only by `patternProperties` or
 * `additionalProperties`.
 */
function byName(old: Shape, now: Shape, at: At): Break[] {
  const [before, after] = [namedOf(old, now), namedOf(now, old)]
  const here = inside(at, under(at, '*'))
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name))
  const same = Object.entries(before).flatMap(([name, shape]) =>
    after[name] ? compare(shape, after[name], here) : [],
  )
  const [left, came] = [gone[0], added[0]]
  if (left !== undefined && came !== undefined && gone.length + added.length === 2) {
    const it = at.name === '' ? 'it' : `"${at.name}"`
    const message = `The names in ${it} match "${came}" now, not "${left}".`
    return [
      ...same,
      breakWarning(undefined, message),
      ...compare(before[left] ?? {}, after[came] ?? {}, here),
    ]
  }
  const isNew = at.direction === 'taken' && added.length > 0 && old.additionalProperties !== false
  return [
    ...same,
    ...(gone.length > 0 ? [tell(here, 'was removed.')] : []),
    ...(isNew ? [breakWarning(undefined, `${said(here)} has a shape now: any value was accepted.`)] : []),
  ]
}

const ANY_NAME = '^.*$'

/**
 * Returns the schemas of keys, by the pattern of the keys. The schema of `additionalProperties` is included.
 */
function namedOf(
  { patternProperties, additionalProperties: rest }: Shape,
  other: Shape,
): Record<string, Shape> {
  const isAsked = typeof rest === 'object' || typeof other.additionalProperties === 'object'
  if (!isAsked || rest === false) return patternProperties ?? {}
  return { [ANY_NAME]: typeof rest === 'object' ? rest : {}, ...patternProperties }
}

function items(old: Shape, now: Shape, at: At): Break[] {
  const [before = {}, after = {}] = [old.items, now.items]
  const here = inside(at, `${at.name}[]`)
  if (!isList(before) && !isList(after)) return compare(before, after, here)
  return isSame(before, after) ? [] : [breakWarning(undefined, `${said(here)} has another shape.`)]
}

const isList = (items: Shape | readonly Shape[]): items is readonly Shape[] => Array.isArray(items)

/** Lists added or removed enum values as breaking changes. */
function words(
  values: readonly unknown[] | undefined,
  room: readonly unknown[] | undefined,
  at: At,
): Break[] {
  if (!room) return []
  const isTaken = at.direction === 'taken'
  if (!values) {
    const all = quotedList(room)
    return [tell(at, isTaken ? `takes only ${all} now.` : `may be another than ${all} now.`)]
  }
  return values
    .filter((word) => !room.includes(word))
    .map((word) => JSON.stringify(word))
    .map((word) => tell(at, isTaken ? `no longer accepts ${word}.` : `may be ${word} now.`))
}

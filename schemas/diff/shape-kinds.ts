import type { TSchema } from 'typebox'
import { isSame } from './settings.ts'

/** A JSON schema as it is written in a file. */
export interface Shape {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape | readonly Shape[]
  anyOf?: readonly Shape[]
  additionalProperties?: boolean | Shape
  [key: string]: unknown
}

/** A shape as data. */
export const plain = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema)) as Shape

/** They tell people of a value and say nothing of it. */
const ANNOTATIONS = new Set(['title', 'description', 'examples', '$comment'])

/** The kinds of value that a shape takes, null apart; words of one type are one kind, with `enum`. */
export function kindsOf(shape: Shape): { kinds: Shape[]; isNullable: boolean } {
  const all = flat(shape)
  const words = all.flatMap((kind) => wordsOf(kind) ?? [])
  const rest = all.filter((kind) => wordsOf(kind) === undefined && kind.type !== 'null')
  const { enum: _all, const: _one, ...beside } = all.find((kind) => wordsOf(kind) !== undefined) ?? {}
  const ofWords = (['string', 'number', 'boolean'] as const).flatMap((type) => {
    const own = words.filter((word) => typeof word === type)
    return own.length > 0 ? [{ ...beside, type, enum: own }] : []
  })
  const isNullable = words.includes(null) || all.some(({ type }) => type === 'null')
  return { kinds: [...ofWords, ...rest], isNullable }
}

/** What stands beside `anyOf` holds for each of its shapes. */
function flat({ anyOf, ...own }: Shape): Shape[] {
  const told = Object.fromEntries(Object.entries(own).filter(([key]) => !ANNOTATIONS.has(key))) as Shape
  return anyOf ? anyOf.flatMap((part) => flat({ ...told, ...part })) : [told]
}

const wordsOf = ({ enum: all, const: one }: Shape) => all ?? (one === undefined ? undefined : [one])

/** Whether a kind takes whatever there is. */
export const isAnything = ({ type, enum: words }: Shape) => type === undefined && words === undefined

/** Whether values of one kind may be of the other's type: not yet within its limits. */
export function isOfType(values: Shape, room: Shape): boolean {
  if (isAnything(room) || isSame(values.type, room.type)) return true
  if (values.type === 'integer') return room.type === 'number'
  return room.type === 'integer' && values.enum?.every(Number.isInteger) === true
}

/** The words by which records of one kind are told from those of another: `"do" "open"`. */
function tagsOf({ properties = {} }: Shape): [string, unknown][] {
  return Object.entries(properties).flatMap(([key, { const: word }]) =>
    word === undefined ? [] : [[key, word]],
  )
}

/** Whether values of one kind may be meant by the other: of its type, and called by the same words. */
export function isAlike(values: Shape, room: Shape): boolean {
  const tags = new Map(tagsOf(room))
  return isOfType(values, room) && tagsOf(values).every(([key, word]) => (tags.get(key) ?? word) === word)
}

/** A kind in words: its type, its words, or what tells it from others. */
export function nameOf(kind: Shape): string {
  if (kind.enum) return wordList(kind.enum)
  const tags = tagsOf(kind).map(([key, word]) => `"${key}" ${JSON.stringify(word)}`)
  const type = kind.type === undefined ? 'anything' : `"${kind.type}"`
  return tags.length > 0 ? `${type} with ${tags.join(', ')}` : type
}

/** Words for people: `"x", "y"`. */
export const wordList = (words: readonly unknown[]) => words.map((word) => JSON.stringify(word)).join(', ')

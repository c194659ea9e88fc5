import type { TSchema } from 'typebox'
import { isSame } from './settings.ts'

/** A JSON Schema as plain JSON. */
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

/** Converts a TypeBox schema to a JSON Schema. */
export const toJsonSchema = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema)) as Shape

/** Keywords that only describe a schema and don't constrain its values. */
const ANNOTATIONS = new Set(['title', 'description', 'examples', '$comment'])

/**
 * Splits a schema into variants, one for each type that it accepts. All enum values of one type form one
 * variant. `isNullable` tells whether the schema accepts null.
 */
export function variantsOf(shape: Shape): { kinds: Shape[]; isNullable: boolean } {
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

/** Returns the variants of `anyOf`. Each variant gets the keywords that the schema has beside `anyOf`. */
function flat({ anyOf, ...own }: Shape): Shape[] {
  const keywords = Object.fromEntries(Object.entries(own).filter(([key]) => !ANNOTATIONS.has(key))) as Shape
  return anyOf ? anyOf.flatMap((part) => flat({ ...keywords, ...part })) : [keywords]
}

const wordsOf = ({ enum: all, const: one }: Shape) => all ?? (one === undefined ? undefined : [one])

/** True if a variant accepts any value. */
export const acceptsAnything = ({ type, enum: words }: Shape) => type === undefined && words === undefined

/** True if two variants have compatible types. The limits of the variants don't matter. */
export function isOfType(values: Shape, target: Shape): boolean {
  if (acceptsAnything(target) || isSame(values.type, target.type)) return true
  if (values.type === 'integer') return target.type === 'number'
  return target.type === 'integer' && values.enum?.every(Number.isInteger) === true
}

/** Lists the discriminators of a variant that is a record, such as `"do" "open"`. */
function tagsOf({ properties = {} }: Shape): [string, unknown][] {
  return Object.entries(properties).flatMap(([key, { const: word }]) =>
    word === undefined ? [] : [[key, word]],
  )
}

/** True if two variants have compatible types and don't differ in a discriminator. */
export function isSameVariant(values: Shape, target: Shape): boolean {
  const tags = new Map(tagsOf(target))
  return isOfType(values, target) && tagsOf(values).every(([key, word]) => (tags.get(key) ?? word) === word)
}

/** Returns the name that messages use for a variant: its enum values, or its type with its discriminators. */
export function nameOf(kind: Shape): string {
  if (kind.enum) return quotedList(kind.enum)
  const tags = tagsOf(kind).map(([key, word]) => `"${key}" ${JSON.stringify(word)}`)
  const type = kind.type === undefined ? 'anything' : `"${kind.type}"`
  return tags.length > 0 ? `${type} with ${tags.join(', ')}` : type
}

/** Returns values as one text with quotes and commas: `"x", "y"`. */
export const quotedList = (words: readonly unknown[]) => words.map((word) => JSON.stringify(word)).join(', ')

import type { TSchema } from 'typebox'

export const DAY_PATTERN = '^\\d{4}-\\d{2}-\\d{2}$'
export const TIME_PATTERN = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$'

/** Type of a field's values. A value of a dictionary is a text. */
export type ValueType = 'text' | 'integer' | 'decimal' | 'boolean' | 'day' | 'time'

/** Keywords of a schema that tell the type of its values. */
interface Keywords {
  type?: string
  pattern?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Keywords[]
}

const TEXT_TYPES: Readonly<Record<string, ValueType>> = { [DAY_PATTERN]: 'day', [TIME_PATTERN]: 'time' }

/**
 * Returns the type of a schema's values, without null. Returns undefined for objects, lists and mixed types.
 */
export function valueTypeOf(schema: TSchema): ValueType | undefined {
  const { type, pattern = '', const: only, enum: words = [only], anyOf } = schema as Keywords
  if (anyOf) {
    const types = new Set(
      anyOf.filter((variant) => variant.type !== 'null').map((variant) => valueTypeOf(variant as TSchema)),
    )
    return types.size === 1 ? [...types][0] : undefined
  }
  if (type === 'integer' || type === 'boolean') return type
  if (type === 'number') return 'decimal'
  if (type === 'string') return TEXT_TYPES[pattern] ?? 'text'
  return type === undefined && words.every((word) => typeof word === 'string') ? 'text' : undefined
}

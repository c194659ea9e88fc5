import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox'

/** An object without unknown keys, so that a typing error in a page is found. */
/* @__NO_SIDE_EFFECTS__ */
export function closed<Properties extends TProperties>(properties: Properties, options: TObjectOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** An enum of fixed words. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

/**
 * A union of object shapes with a discriminating key; `otherwise` is the rest. A checker then reports the errors of
 * one shape only, and not of each.
 */
export function byKey<Value>(shapes: Record<string, TSchema>, otherwise: TSchema, options: object = {}) {
  const chosen = Object.entries(shapes).reduceRight<TSchema>(
    (rest, [key, shape]) => ({ if: { type: 'object', required: [key] }, then: shape, else: rest }),
    otherwise,
  )
  return Type.Unsafe<Value>({ ...options, ...chosen })
}

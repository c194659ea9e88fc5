import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox'

/** An object that refuses keys it does not know, so that a typing error in a page is found. */
export function closed<Properties extends TProperties>(properties: Properties, options: TObjectOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** A choice among fixed words. */
export function oneOf<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

/**
 * One of several shapes of object, told apart by a key that only one of them has; `otherwise` is the rest. A checker
 * then reports the mistakes of the shape that was meant, and not one report for each shape.
 */
export function byKey<Value>(shapes: Record<string, TSchema>, otherwise: TSchema, options: object = {}) {
  const chosen = Object.entries(shapes).reduceRight<TSchema>(
    (rest, [key, shape]) => ({ if: { type: 'object', required: [key] }, then: shape, else: rest }),
    otherwise,
  )
  return Type.Unsafe<Value>({ ...options, ...chosen })
}

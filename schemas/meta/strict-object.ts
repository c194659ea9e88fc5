import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox'

/** An object schema without additional properties, so that typing errors are found. */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** An enum of fixed words. */
/* @__NO_SIDE_EFFECTS__ */
export function stringEnum<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

/**
 * A union of objects, discriminated by a key; `otherwise` is the default variant. Validation then reports the
 * errors of one variant only.
 */
export function unionByKey<Value>(shapes: Record<string, TSchema>, otherwise: TSchema, options: object = {}) {
  const chosen = Object.entries(shapes).reduceRight<TSchema>(
    (rest, [key, shape]) => ({ if: { type: 'object', required: [key] }, then: shape, else: rest }),
    otherwise,
  )
  return Type.Unsafe<Value>({ ...options, ...chosen })
}

import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox'

/**
 * Returns the schema of an object that allows no additional properties. A misspelt key is therefore an error.
 */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** Returns the schema of a string that must be one of the given words. */
/* @__NO_SIDE_EFFECTS__ */
export function stringEnum<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

/**
 * Returns the schema of a union of objects. The keys are tried in the given order. The first key that an
 * object has decides the variant of the object. An object with none of these keys has the variant
 * `otherwise`. Validation reports only the errors of this variant.
 */
export function unionByKey<Value>(shapes: Record<string, TSchema>, otherwise: TSchema, options: object = {}) {
  const variants = Object.entries(shapes).reduceRight<TSchema>(
    (rest, [key, shape]) => ({ if: { type: 'object', required: [key] }, then: shape, else: rest }),
    otherwise,
  )
  return Type.Unsafe<Value>({ ...options, ...variants })
}

import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox'

/** An object schema without additional properties, so that misspelt keys are errors. */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** Schema of a string that is one of these words. */
/* @__NO_SIDE_EFFECTS__ */
export function stringEnum<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

/**
 * A union of objects. The first of these keys that an object has selects its variant; `otherwise` is the
 * variant of objects with none of the keys. Validation reports only the errors of the selected variant.
 */
export function unionByKey<Value>(shapes: Record<string, TSchema>, otherwise: TSchema, options: object = {}) {
  const variants = Object.entries(shapes).reduceRight<TSchema>(
    (rest, [key, shape]) => ({ if: { type: 'object', required: [key] }, then: shape, else: rest }),
    otherwise,
  )
  return Type.Unsafe<Value>({ ...options, ...variants })
}

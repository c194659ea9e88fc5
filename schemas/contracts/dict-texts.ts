import Type, { type TObject, type TSchema } from 'typebox'

/** Dictionary codes, by the name of the field that has the dictionary. */
export type DictFields = Readonly<Record<string, string>>

const propertiesOf = (shape: TSchema): Record<string, TSchema> =>
  (shape as { properties?: Record<string, TSchema> }).properties ?? {}

const itemsOf = (shape: TSchema) => (shape as { items?: TSchema }).items

/** Returns the code of a field's dictionary. The schema of the field may be nullable. */
function dictOf(field: TSchema): string | undefined {
  const { 'x-dict': code, anyOf = [] } = field as { 'x-dict'?: string; anyOf?: TSchema[] }
  return code ?? anyOf.map(dictOf).find((found) => found !== undefined)
}

/**
 * Returns the dictionary codes of a record's fields. For a list, returns the dictionary codes of the list's
 * records.
 */
export function dictFieldsOf(result: TSchema): DictFields {
  const fields = Object.entries(propertiesOf(itemsOf(result) ?? result))
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const code = dictOf(field)
      return code === undefined ? [] : [[name, code] as const]
    }),
  )
}

/**
 * Adds a field `<field>_dictText` to the schema for each field with a dictionary, as JeecgBoot servers do.
 */
export function withDictTexts(result: TSchema, fields: DictFields): TSchema {
  if (Object.keys(fields).length === 0) return result
  const items = itemsOf(result)
  if (items !== undefined) return Type.Array(withDictTexts(items, fields))
  const texts = Object.keys(fields).map((name) => [
    `${name}_dictText`,
    Type.Optional(Type.Union([Type.String(), Type.Null()])),
  ])
  return Type.Object({ ...(result as TObject).properties, ...Object.fromEntries(texts) })
}

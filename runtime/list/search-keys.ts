import type { Operator, SearchField } from '#schemas'

/** URL parameters for the state of the list. The keys of search fields must differ from these parameters. */
const RESERVED = new Set(['page', 'size', 'sort', 'cursor', 'open', 'view', 'month'])
const SEVERAL = new Set<Operator>(['in', 'nin', 'between'])

/** A search field, with the key of its value in the form and in the address. */
export interface KeyedField {
  key: string
  field: SearchField
  /** True if the value is a list. For a range, the list has two entries, one of which may be empty. */
  isSeveral: boolean
}

/**
 * Assigns a key to each search field: its field name or, if this name is reserved or already used, its id.
 */
export function keyFields(fields: readonly SearchField[]): readonly KeyedField[] {
  const taken = new Set<string>(RESERVED)
  return fields.map((field) => {
    const key =
      [field.field, field.id, `${field.id}_${field.op}`].find((name) => !taken.has(name)) ?? field.id
    taken.add(key)
    return { key, field, isSeveral: SEVERAL.has(field.op) }
  })
}

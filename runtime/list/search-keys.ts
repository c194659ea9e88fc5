import type { Operator, SearchField } from '#schemas'

/**
 * Parameters with which the address stores the state of the list itself. Search fields can't use them as
 * keys.
 */
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
 * Assigns a key to each search field: the field name. If that name is reserved or already used as a key, the
 * id.
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

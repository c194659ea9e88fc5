import type { Operator, SearchField } from '#schemas'

/** Address parameters of the list itself, which can't be keys of search fields. */
const RESERVED = new Set(['page', 'size', 'sort', 'cursor', 'open', 'view', 'month'])
const SEVERAL = new Set<Operator>(['in', 'nin', 'between'])

/** A search field, and the key of its value in the form and the address. */
export interface KeyedField {
  key: string
  field: SearchField
  /** True if the value is a list. The list of a range has two entries, of which one may be empty. */
  isSeveral: boolean
}

/** Keys of search fields: the field name, or the id if the name is reserved or already a key. */
export function keyFields(fields: readonly SearchField[]): readonly KeyedField[] {
  const taken = new Set<string>(RESERVED)
  return fields.map((field) => {
    const key =
      [field.field, field.id, `${field.id}_${field.op}`].find((name) => !taken.has(name)) ?? field.id
    taken.add(key)
    return { key, field, isSeveral: SEVERAL.has(field.op) }
  })
}

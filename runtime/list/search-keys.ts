import type { Operator, SearchField } from '#schemas'

/** Names in the address that are the list's own. */
const RESERVED = new Set(['page', 'size', 'sort', 'cursor', 'open', 'view'])
const SEVERAL = new Set<Operator>(['in', 'nin', 'between'])

/** A search field and the name its value has in the form and in the address. */
export interface KeyedField {
  key: string
  field: SearchField
  /** Its value is a list: a range has two places, either may be empty. */
  isSeveral: boolean
}

/** Names values by their field, so that links read well; a second input over one field goes by its id. */
export function keyFields(fields: readonly SearchField[]): readonly KeyedField[] {
  const taken = new Set<string>(RESERVED)
  return fields.map((field) => {
    const key =
      [field.field, field.id, `${field.id}_${field.op}`].find((name) => !taken.has(name)) ?? field.id
    taken.add(key)
    return { key, field, isSeveral: SEVERAL.has(field.op) }
  })
}

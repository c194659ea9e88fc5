import type { FormField, InputField, Operator, SearchField } from '#schemas'
import { type KeyedField, keyFields } from '../list/search-keys.ts'

/** Fields of a search or a prompt. */
export type SmallFormFields = readonly SearchField[] | readonly InputField[]

/** Converts fields to form nodes without their default values, which `defaultsOf` returns. */
export function toFormNodes(fields: SmallFormFields): readonly FormField[] {
  return isSearch(fields) ? keyFields(fields).map(searchNode) : fields.map(inputNode)
}

const isSearch = (fields: SmallFormFields): fields is readonly SearchField[] =>
  fields.every((field) => 'op' in field)

/**
 * Converts a search field to a form node. In the form, the value has the name of its URL parameter, because
 * two search fields may filter by the same field.
 */
function searchNode({ key, field: searchField }: KeyedField): FormField {
  const {
    op,
    default: _,
    when,
    title = searchField.field,
    component = componentFor(op),
    ...rest
  } = searchField
  return { node: 'field', ...rest, ...(when && { visible: when }), field: key, title, component }
}

function inputNode({ default: _, ...field }: InputField): FormField {
  return { node: 'field', ...field }
}

function componentFor(op: Operator): string {
  if (op === 'between') return 'DateRange'
  return ['empty', 'notEmpty', 'me', 'myDept'].includes(op) ? 'Switch' : 'Text'
}

/**
 * Returns the default values of a prompt. Returns none for a search: its list applies the default values,
 * which the list's address can remove.
 */
export function defaultsOf(fields: SmallFormFields): Record<string, unknown> {
  if (isSearch(fields)) return {}
  const inputs = fields.filter((field) => field.default !== undefined)
  return Object.fromEntries(inputs.map((field) => [field.field, field.default]))
}

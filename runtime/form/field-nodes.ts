import type { FormField, InputField, Operator, SearchField } from '#schemas'
import { type KeyedField, keyFields } from '../list/search-keys.ts'

/** The fields of a search or those of a prompt. */
export type SmallFormFields = readonly SearchField[] | readonly InputField[]

/** The fields as nodes of a form. Their defaults are values, which no expression is read in. */
export function toFormNodes(fields: SmallFormFields): readonly FormField[] {
  return isSearch(fields) ? keyFields(fields).map(searchNode) : fields.map(inputNode)
}

const isSearch = (fields: SmallFormFields): fields is readonly SearchField[] =>
  fields.every((field) => 'op' in field)

/** Two search fields may look at one field: their values go by the names in the address. */
function searchNode({ key, field: searchField }: KeyedField): FormField {
  const { op, default: _, title = searchField.field, component = componentFor(op), ...rest } = searchField
  return { node: 'field', ...rest, field: key, title, component }
}

function inputNode({ default: _, ...field }: InputField): FormField {
  return { node: 'field', ...field }
}

function componentFor(op: Operator): string {
  if (op === 'between') return 'DateRange'
  return ['empty', 'notEmpty', 'me', 'myDept'].includes(op) ? 'Switch' : 'Text'
}

/** Defaults of a prompt; a list handles those of its search, since the address may remove them. */
export function defaultsOf(fields: SmallFormFields): Record<string, unknown> {
  if (isSearch(fields)) return {}
  const inputs = fields.filter((field) => field.default !== undefined)
  return Object.fromEntries(inputs.map((field) => [field.field, field.default]))
}

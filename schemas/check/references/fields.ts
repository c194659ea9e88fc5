import { fenType, typeOfSchema } from '../../expr/types.ts'
import type { Column } from '../../meta/column.ts'
import type { Condition } from '../../meta/condition.ts'
import type { ListColumn } from '../../meta/list-column.ts'
import type { CheckContext } from '../context.ts'
import { arraysOf, detailFieldsOf, sumsOf } from '../detail-parts.ts'
import { formValues, withoutNull } from '../form-parts.ts'
import type { Path } from '../page-text.ts'
import {
  columnsOf,
  mainSource,
  type Owner,
  recordOwner,
  rowsOwner,
  searchFieldsOf,
  sourceOwner,
  stepsOf,
} from '../parts.ts'

/** Checks that fields belong to their models. Another check covers fields in expressions. */
export function checkFields(context: CheckContext) {
  const { page, options } = context
  const { contracts } = options
  const main = sourceOwner(page, mainSource(page), contracts)
  const need = needField(context)
  for (const { value, path, owner } of columnsOf(page, contracts))
    if (!isComputed(value)) need(owner, value.field, [...path, 'field'])
  for (const { value, path } of searchFieldsOf(page)) need(main, value.field, [...path, 'field'])
  const record = recordOwner(page, contracts)
  for (const { value, path } of detailFieldsOf(page)) need(record, value.field, [...path, 'field'])
  for (const { value, path } of arraysOf(page)) {
    need(record, value.field, [...path, 'field'])
    const rows = rowsOwner(record, value.field, contracts)
    for (const [index, field] of (value.total ?? []).entries()) need(rows, field, [...path, 'total', index])
  }
  for (const { value, path } of sumsOf(page)) {
    for (const [index, { field }] of value.terms.entries())
      needAmount(context, record, field, [...path, 'terms', index, 'field'])
    needAmount(context, record, value.result.field, [...path, 'result', 'field'])
  }
  checkTable(context, main)
  checkSetValues(context)
  for (const { place } of context.places) {
    if (place.kind === 'rule')
      eachComparison(place.condition, place.path, (field, path) => need(place.owner, field, path))
  }
}

/** True if a column is computed. The model needs no field for such a column. */
const isComputed = (column: Column & Partial<ListColumn>) => column.compute !== undefined

const needField =
  ({ report }: CheckContext) =>
  (owner: Owner | undefined, field: string, path: Path) => {
    if (!owner || Object.hasOwn(owner.fields, field)) return
    const message = `${owner.name} has no field "${field}".`
    report({ code: 'E201', path, message, written: field, known: Object.keys(owner.fields) })
  }

/** Checks that a term of a sum is an amount of money. */
function needAmount(context: CheckContext, owner: Owner | undefined, field: string, path: Path) {
  needField(context)(owner, field, path)
  const shape = withoutNull(owner?.fields[field])
  if (!shape || typeOfSchema(shape, field) === fenType) return
  context.report({ code: 'E232', path, message: `A sum adds amounts in fen, but "${field}" is none.` })
}

function checkTable(context: CheckContext, main: Owner | undefined) {
  const { page } = context
  if (page.kind !== 'list') return
  const { rowKey, sort } = page.list.table ?? {}
  const need = needField(context)
  if (rowKey !== undefined) need(main, rowKey, ['list', 'table', 'rowKey'])
  if (sort) need(main, sort.field, ['list', 'table', 'sort', 'field'])
  for (const [key, field] of Object.entries(page.list.table?.tree ?? {}))
    if (typeof field === 'string') need(main, field, ['list', 'table', 'tree', key])
  const { tree } = page.list.table ?? {}
  if (tree && 'load' in tree && tree.whole)
    need(main, tree.whole.parentField, ['list', 'table', 'tree', 'whole', 'parentField'])
}

/** Checks the targets of set-value steps: they must be fields of the form, or fields of the search form. */
function checkSetValues({ page, options, report }: CheckContext) {
  const typed = Object.keys(formValues(page, options.contracts)?.fields ?? {})
  const known = [...typed, ...searchFieldsOf(page).flatMap(({ value }) => [value.field, value.id])]
  for (const { value, path } of stepsOf(page)) {
    if (value.do !== 'setValues') continue
    for (const field of Object.keys(value.values)) {
      if (known.includes(field)) continue
      const message = `The page has no input for "${field}".`
      report({ code: 'E201', path: [...path, 'values', field], part: 'key', message, written: field, known })
    }
  }
}

/** Calls a function with each comparison of a rule, and with the path of the comparison. */
export function eachComparison(
  condition: Condition,
  path: Path,
  visit: (field: string, path: Path, comparison: Extract<Condition, { field: string }>) => void,
): void {
  if ('field' in condition) visit(condition.field, [...path, 'field'], condition)
  else if ('not' in condition) eachComparison(condition.not, [...path, 'not'], visit)
  else {
    const key = 'all' in condition ? 'all' : 'any'
    const parts = 'all' in condition ? condition.all : condition.any
    for (const [index, part] of parts.entries()) eachComparison(part, [...path, key, index], visit)
  }
}

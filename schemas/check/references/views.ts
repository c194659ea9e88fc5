import type { Operator } from '../../meta/condition.ts'
import type { CheckContext } from '../context.ts'
import { listColumnsOf, quickFiltersOf, viewsOf } from '../list-parts.ts'
import { searchFieldsOf } from '../parts.ts'

const SEVERAL = new Set<Operator>(['in', 'nin', 'between'])

/** Checks that views and quick filters refer to existing search fields, columns and sorts of their list. */
export function checkViews(context: CheckContext) {
  const { page, report } = context
  const columns = listColumnsOf(page).map(({ value }) => value)
  const ids = columns.map(({ id }) => id)
  const sortable = columns.flatMap(({ sort, field }) => (sort ? [field] : []))
  for (const { value, path } of quickFiltersOf(page))
    checkFilters(value.filters, [...path, 'filters'], context)
  for (const { value, path } of viewsOf(page)) {
    checkFilters(value.filters ?? {}, [...path, 'filters'], context)
    for (const [index, id] of (value.columns ?? []).entries()) {
      if (ids.includes(id)) continue
      const message = `The list has no column "${id}".`
      report({ code: 'E215', path: [...path, 'columns', index], message, written: id, known: ids })
    }
    if (value.sort && !sortable.includes(value.sort.field)) {
      const message = `The list has no sortable column for "${value.sort.field}".`
      const known = { written: value.sort.field, known: sortable }
      report({ code: 'E215', path: [...path, 'sort', 'field'], message, ...known })
    }
  }
}

function checkFilters(filters: object, path: (string | number)[], { page, report }: CheckContext) {
  const fields = searchFieldsOf(page).map(({ value }) => value)
  const known = fields.map(({ id }) => id)
  for (const [id, value] of Object.entries(filters)) {
    const field = fields.find((one) => one.id === id)
    if (!field) {
      const message = `The list has no search field "${id}".`
      report({ code: 'E215', path: [...path, id], part: 'key', message, written: id, known })
    } else if (value !== null && Array.isArray(value) !== SEVERAL.has(field.op)) {
      const message = `"${id}" requires ${SEVERAL.has(field.op) ? 'a list of values' : 'a single value'}.`
      report({ code: 'E228', path: [...path, id], message })
    }
  }
}

import { anyType } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import { listColumnsOf } from './list-parts.ts'
import type { Contracts } from './options.ts'
import { mainSource, searchFieldsOf, sourceOwner } from './parts.ts'
import { conditionPlaces, type Place, pageScope, typeOf, valuePlaces } from './places.ts'

/**
 * Lists the expressions and rules of a list: the computed values of columns, and the conditions of columns
 * and search fields. These conditions read the values of the search form.
 */
export function listPlaces(page: Page, contracts: Contracts): Place[] {
  const scope = pageScope(page)
  const record = typeOf(sourceOwner(page, mainSource(page), contracts))
  const conditions = [...listColumnsOf(page), ...searchFieldsOf(page)].flatMap(({ value, path }) =>
    conditionPlaces(value.when, { path: [...path, 'when'], scope: { ...scope, values: anyType } }),
  )
  const values = listColumnsOf(page).flatMap(({ value, path }) =>
    valuePlaces(value.compute, { path: [...path, 'compute'], scope: { ...scope, record } }),
  )
  return [...conditions, ...values]
}

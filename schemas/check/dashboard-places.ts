import { check } from '../expr/check.ts'
import { itemType } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import { blocksOf, chartBlocksOf, dashboardFiltersOf } from './dashboard-parts.ts'
import type { Contracts } from './options.ts'
import { dataType, type Place, type PlaceContext, pageScope, valuePlaces } from './places.ts'

type Scope = PlaceContext['scope']

/**
 * Lists the expressions, templates and rules in a dashboard's filters and blocks. Titles can't read `data`,
 * because a title is shown before the data have loaded.
 */
export function dashboardPlaces(page: Page, contracts: Contracts): Place[] {
  const scope = pageScope(page)
  const data = { ...scope, data: dataType(page, contracts) }
  return [
    ...dashboardFiltersOf(page).flatMap(({ value, path }) =>
      valuePlaces(value.default, { path: [...path, 'default'], scope: withoutFilters(scope) }),
    ),
    ...blocksOf(page).flatMap(({ value, path }) => [
      ...valuePlaces(value.title, { path: [...path, 'title'], scope }),
      ...valuePlaces('value' in value ? value.value : undefined, { path: [...path, 'value'], scope: data }),
      ...valuePlaces('text' in value ? value.text : undefined, { path: [...path, 'text'], scope: data }),
      ...valuePlaces('frame' in value ? value.frame : undefined, { path: [...path, 'frame'], scope: data }),
      ...valuePlaces(value.link?.query, { path: [...path, 'link', 'query'], scope: data }),
    ]),
    ...chartBlocksOf(page).flatMap(({ value, path }) =>
      valuePlaces(value.drill?.query, {
        path: [...path, 'drill', 'query'],
        scope: { ...data, row: itemType(check(value.value.$expr, data).type) },
      }),
    ),
  ]
}

/** Removes `filters` from a scope, because default values are evaluated before any filter has a value. */
function withoutFilters({ filters: _, ...scope }: Scope): Scope {
  return scope
}

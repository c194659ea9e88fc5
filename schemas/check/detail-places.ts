import { check } from '../expr/check.ts'
import { anyType, itemType, listType } from '../expr/types.ts'
import type { Page } from '../meta/page.ts'
import {
  detailCustomsOf,
  detailFieldsOf,
  detailFramesOf,
  detailNodesOf,
  detailTabsOf,
  detailTextsOf,
  embeddedPagesOf,
  recordTextsOf,
  timelinesOf,
} from './detail-parts.ts'
import type { Contracts } from './options.ts'
import { recordOwner } from './parts.ts'
import {
  conditionPlaces,
  dataType,
  expressionPlace,
  type Place,
  pageScope,
  typeOf,
  valuePlaces,
} from './places.ts'

/** Lists the expressions, templates and rules in the nodes of a detail page or of an expanded row. */
export function detailPlaces(page: Page, contracts: Contracts): Place[] {
  const owner = recordOwner(page, contracts)
  const record = { ...pageScope(page), record: typeOf(owner) }
  const scope = { ...record, data: dataType(page, contracts) }
  return [
    ...[...detailNodesOf(page), ...detailTabsOf(page), ...detailFieldsOf(page)].flatMap(({ value, path }) =>
      conditionPlaces(value.visible, { path: [...path, 'visible'], scope: record, owner }),
    ),
    ...embeddedPagesOf(page).flatMap(({ value, path }) =>
      valuePlaces(value.params, { path: [...path, 'params'], scope: record }),
    ),
    ...detailTextsOf(page).flatMap(({ value, path }) =>
      valuePlaces(value.text, { path: [...path, 'text'], scope }),
    ),
    ...recordTextsOf(page).flatMap(({ value, path }) => valuePlaces(value, { path, scope: record })),
    ...detailFramesOf(page).flatMap(({ value, path }) =>
      valuePlaces(value.url, { path: [...path, 'url'], scope: record }),
    ),
    ...detailCustomsOf(page).flatMap(({ value, path }) =>
      valuePlaces(value.value, { path: [...path, 'value'], scope }),
    ),
    ...timelinesOf(page).flatMap(({ value: { value, entry }, path }) => [
      ...expressionPlace(value.$expr, listType(anyType), { path: [...path, 'value'], scope }),
      ...valuePlaces(entry, {
        path: [...path, 'entry'],
        scope: { ...scope, row: itemType(check(value.$expr, scope).type) },
      }),
    ]),
  ]
}

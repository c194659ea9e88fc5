import type { CheckContext } from '../context.ts'
import { dimensionsOf, filtersOf, reportIn } from '../report-parts.ts'

/**
 * Warns if the drill-down sets no search value for a dimension or a filter. The figures of such a report have
 * no link, because the list would show other records than a figure counts.
 */
export function checkDrill({ page, report }: CheckContext) {
  const drill = reportIn(page)?.drill
  if (!drill) return
  const dimensions = dimensionsOf(page).map(({ value: { id, key, field } }) => ({ id, field: key ?? field }))
  const filters = filtersOf(page).map(({ value: { id, field } }) => ({ id, field }))
  const ids = Object.values(drill.query).flatMap(({ dimension, filter }) =>
    [dimension ?? [], filter ?? []].flat(),
  )
  const named = ids.map((name) => [...dimensions, ...filters].find(({ id }) => id === name))
  // Another check reports unknown names.
  if (named.includes(undefined)) return
  const missing = [...dimensions, ...filters].find(({ field }) => named.every((one) => one?.field !== field))
  if (!missing) return
  const message = `The drill-down has no search value for "${missing.id}": its figures have no link.`
  report({ code: 'W306', path: ['report', 'drill', 'query'], part: 'key', message })
}

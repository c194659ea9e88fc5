import type { Report } from '../../meta/report.ts'
import { isComputed } from '../../meta/report-measure.ts'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import {
  aggregatesOf,
  chartsOf,
  dimensionsOf,
  filtersOf,
  isDateOrTime,
  measuresOf,
  reportIn,
} from '../report-parts.ts'

/** Checks that the dimensions, measures and filters to which a report refers exist. */
export function checkReportNames(context: CheckContext) {
  const body = reportIn(context.page)
  if (!body) return
  const need = needName(context)
  for (const { kind, id, path } of [...pivotNames(body), ...chartNames(context), ...otherNames(body)])
    need(kind, id, path)
  checkRange(context, need)
}

interface Named {
  kind: Kind
  id: string
  path: Path
}

const named = (kind: Kind, ids: readonly string[] | undefined, path: Path): Named[] =>
  (ids ?? []).map((id, index) => ({ kind, id, path: [...path, index] }))

const pivotNames = ({ pivot }: Report): Named[] => [
  ...named('dimension', pivot?.rows, ['report', 'pivot', 'rows']),
  ...named('dimension', pivot?.columns, ['report', 'pivot', 'columns']),
  ...named('measure', pivot?.values, ['report', 'pivot', 'values']),
]

const chartNames = ({ page }: CheckContext): Named[] =>
  chartsOf(page).flatMap(({ value: { x, y, series }, path }) => [
    { kind: 'dimension' as const, id: x, path: [...path, 'x'] },
    ...named('measure', y, [...path, 'y']),
    ...(series === undefined ? [] : [{ kind: 'dimension' as const, id: series, path: [...path, 'series'] }]),
  ])

/** Lists the names that the top groups, the sort and the drill-down of a report contain. */
const otherNames = ({ dimensions, sort = [], drill }: Report): Named[] => [
  ...dimensions.flatMap(({ top }, index): Named[] =>
    top ? [{ kind: 'aggregate', id: top.by, path: ['report', 'dimensions', index, 'top', 'by'] }] : [],
  ),
  ...sort.map(({ by }, index) => ({
    kind: 'column' as const,
    id: by,
    path: ['report', 'sort', index, 'by'],
  })),
  ...Object.entries(drill?.query ?? {}).flatMap(([name, value]) =>
    (['dimension', 'filter'] as const).flatMap((kind) => {
      const id = value[kind]
      return id === undefined ? [] : [{ kind, id, path: ['report', 'drill', 'query', name, kind] }]
    }),
  ),
]

type Kind = 'dimension' | 'measure' | 'aggregate' | 'column' | 'filter'
type Need = (kind: Kind, id: string, path: Path) => boolean

const words: Record<Kind, string> = {
  dimension: 'dimension',
  measure: 'measure that is shown',
  aggregate: 'function over fields',
  column: 'dimension or measure',
  filter: 'filter',
}

function needName({ page, report }: CheckContext): Need {
  const idsOf = (parts: { value: { id: string } }[]) => parts.map(({ value }) => value.id)
  const dimensions = idsOf(dimensionsOf(page))
  const measures = idsOf(measuresOf(page).filter(({ value }) => value.hidden !== true))
  const sortable = idsOf(measuresOf(page).filter(({ value }) => !isComputed(value)))
  const known: Record<Kind, string[]> = {
    dimension: dimensions,
    measure: measures,
    aggregate: idsOf(aggregatesOf(page)),
    column: [...dimensions, ...sortable],
    filter: idsOf(filtersOf(page)),
  }
  return (kind, id, path) => {
    if (known[kind].includes(id)) return true
    const message = `The report has no ${words[kind]} "${id}".`
    report({ code: 'E293', path, message, written: id, known: known[kind] })
    return false
  }
}

/**
 * Checks that a report requires a date range. This applies only if lists of its model can be filtered by a
 * date or a time.
 */
function checkRange({ page, options, report }: CheckContext, need: Need) {
  const body = reportIn(page)
  if (!body) return
  const { requireDateRange: range } = body.budget
  const model = options.contracts.models[body.source.model]
  const isTime = (field: string) => isDateOrTime(model?.shape.properties[field])
  if (!range) {
    if (!Object.keys(model?.list?.filters ?? {}).some(isTime)) return
    const message = `A report on ${model?.name} requires a date range.`
    const hint = 'Set "requireDateRange" to the id of a required date range filter.'
    report({ code: 'E294', path: ['report', 'budget'], part: 'key', message, hint })
    return
  }
  const at = ['report', 'budget', 'requireDateRange', 'filter']
  if (!need('filter', range.filter, at)) return
  const found = filtersOf(page).find(({ value }) => value.id === range.filter)?.value
  if (!found || (found.op === 'between' && found.required === true && isTime(found.field))) return
  const message = `"${range.filter}" is not a required date range filter.`
  report({ code: 'E294', path: at, message })
}

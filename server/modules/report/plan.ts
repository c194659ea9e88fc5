import {
  type AggregateMeasure,
  type ComputedMeasure,
  type DerivedMeasure,
  isAggregate,
  isComputed,
  isDerived,
  isRatio,
  type ReportDimension,
  type ReportPage,
  timeDimensions,
  usesTimeline,
} from '#schemas'
import { forbidden } from '../../platform/http/errors.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import {
  joinedRelations,
  type ReportResource,
  type ReportSourceField,
} from '../../platform/report/resource.ts'
import { reportParamsInvalid } from './errors.ts'

/** Plan of one view of a report: the dimensions to group by, and the measures that the caller may see. */
export interface Plan {
  page: ReportPage
  resource: ReportResource
  /** Dimensions to group by, outermost first. */
  dimensions: readonly ReportDimension[]
  /**
   * Sets of dimensions for which subtotals are computed. The empty set, which stands for the totals, is not
   * included.
   */
  subtotals: readonly (readonly string[])[]
  aggregates: readonly AggregateMeasure[]
  derived: readonly DerivedMeasure[]
  /** Time dimensions, by which derived measures such as running totals order the groups. */
  timeline: readonly ReportDimension[]
  computed: readonly ComputedMeasure[]
}

type PermissionHolder = Pick<SignedIn, 'permissions'>

/** Finds a field of a report, which is a column of the model or of a joined relation. */
export function fieldOf(
  { page, resource }: Pick<Plan, 'page' | 'resource'>,
  name: string,
): ReportSourceField {
  for (const { fields } of [resource, ...joinedRelations(resource, page.report)]) {
    const found = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (found) return found
  }
  throw new Error(`report ${page.id} reads ${name}, which ${page.report.source.model} does not offer`)
}

const mayRead =
  ({ permissions }: PermissionHolder) =>
  ({ requires }: { requires?: string }) =>
    requires === undefined || permissions.has(requires)

/** Lists all beginnings of a list, from the empty list to the list itself. */
const beginnings = (ids: readonly string[]) => [...ids, ''].map((_, count) => ids.slice(0, count))

/** Lists the dimensions of a view, and the sets of dimensions for which the view shows subtotals. */
function groupsOf({ report }: ReportPage, view: string): { ids: string[]; sets: string[][] } {
  const all = report.dimensions.map(({ id }) => id)
  if (view === 'table') return { ids: all, sets: beginnings(all) }
  if (view === 'pivot' && report.pivot) {
    const { rows, columns } = report.pivot
    const sets = beginnings(rows).flatMap((of) => beginnings(columns).map((by) => [...of, ...by]))
    return { ids: [...rows, ...columns], sets }
  }
  const chart = report.charts?.find(({ id }) => id === view)
  if (chart) return { ids: [chart.x, ...(chart.series ? [chart.series] : [])], sets: [] }
  throw reportParamsInvalid({ view: { en: 'View not found', zh: '没有该视图' } })
}

/** Lists the names that an expression reads from `row.` or `totals.`. */
export const namesIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:row|totals)\.([A-Za-z]\w*)/g)].map(([, name = '']) => name)

const operandsOf = (measure: DerivedMeasure) => (isRatio(measure) ? [measure.of, measure.to] : [measure.of])

/**
 * Removes the limit to top groups from a dimension if the caller may not see the measure that ranks the
 * groups.
 */
function withoutHiddenRank(dimension: ReportDimension | undefined, measures: ReadonlySet<string>) {
  if (!dimension) return []
  const { top, ...rest } = dimension
  return top && measures.has(top.by) ? [dimension] : [rest]
}

/** Plans a view for a caller. Dimensions and measures that the caller may not see are left out. */
export function planReport(
  page: ReportPage,
  resource: ReportResource,
  view: string,
  caller: PermissionHolder,
): Plan {
  const { ids, sets } = groupsOf(page, view)
  const known = new Map(page.report.dimensions.filter(mayRead(caller)).map((one) => [one.id, one]))
  const measures = page.report.measures.filter(mayRead(caller))
  const aggregates = measures.filter(isAggregate)
  const aggregateIds = new Set(aggregates.map(({ id }) => id))
  const derived = measures
    .filter(isDerived)
    .filter((measure) => operandsOf(measure).every((id) => aggregateIds.has(id)))
  const knownIds = new Set([...aggregateIds, ...derived.map(({ id }) => id)])
  const visibleIds = [...new Set(ids)].filter((id) => known.has(id))
  if (visibleIds.length === 0) throw forbidden()
  const subtotals = new Map(
    sets.map((set) => set.filter((id) => known.has(id))).map((set) => [set.join(), set]),
  )
  const dimensions = visibleIds.flatMap((id) => withoutHiddenRank(known.get(id), aggregateIds))
  return {
    page,
    resource,
    dimensions,
    timeline: derived.some(usesTimeline) ? timeDimensions(dimensions) : [],
    subtotals: [...subtotals.values()].filter((set) => set.length > 0 && set.length < visibleIds.length),
    aggregates,
    derived,
    computed: measures
      .filter(isComputed)
      .filter(({ expr }) => namesIn(expr.$expr).every((name) => knownIds.has(name))),
  }
}

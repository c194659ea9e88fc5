import {
  type ComputedMeasure,
  type Condition,
  isAggregate,
  isDerived,
  type ReportDimension,
  type ReportDrill,
  type ReportMeasure,
  type ReportPage,
  type ReportRow,
  usesTimeline,
} from '#schemas'
import { toQueryText } from '../list/address.ts'
import type { SearchValues } from '../list/list-state.ts'
import type { KeyedField } from '../list/search-keys.ts'
import { normalise } from '../list/search-value.ts'
import { type FigureFilter, NOT_SELECTABLE, searchOfField } from './search-of-field.ts'

/**
 * Returns the address that shows the records behind a figure. `by` are the dimensions of the figure. Returns
 * undefined if the search of the target page can't select exactly these records.
 */
export type Drill = (row: ReportRow, by: readonly string[], measure: string) => string | undefined

interface DrillParts {
  page: ReportPage
  drill: ReportDrill
  /** Path of the page that the link opens. */
  path: string
  fields: readonly KeyedField[]
  /** Values of the report's filters, by URL parameter. */
  values: SearchValues
}

const groupField = ({ key, field }: ReportDimension) => key ?? field

/**
 * Creates links from figures to their records. Each parameter of a link filters one field. For this field,
 * the parameter combines the row's groups, the report's filters and the measure's rule.
 */
export function createDrill({ page, drill, path, fields, values }: DrillParts): Drill {
  const { dimensions } = page.report
  const filters = fields.flatMap(({ key, field: { field, op }, isSeveral }): FigureFilter[] => {
    const value = normalise(values[key], isSeveral)
    return value === undefined ? [] : [{ field, op, value }]
  })
  const params = Object.entries(drill.query).map(([name, named]) => {
    const dimension = dimensions.find(({ id }) => id === named.dimension)
    const filter = fields.find(({ field }) => field.id === named.filter)?.field
    const ofParam = [...(dimension ? [groupField(dimension)] : []), ...(filter ? [filter.field] : [])]
    return { name, isSeveral: filter?.op === 'in', has: (field: string) => ofParam.includes(field) }
  })
  const rulesByMeasure = new Map(page.report.measures.map(({ id }) => [id, rulesOf(page, id)]))
  return (row, by, measure) => {
    const groups = dimensions.filter(({ id }) => by.includes(id))
    const rules = rulesByMeasure.get(measure)
    if (!rules) return undefined
    const needed = [...groups.map(groupField), ...[...filters, ...rules].map(({ field }) => field)]
    if (!needed.every((field) => params.some(({ has }) => has(field)))) return undefined
    const query = params.map(({ name, has, isSeveral }) => {
      const selection = {
        groups: groups.filter((group) => has(groupField(group))),
        filters: filters.filter(({ field }) => has(field)),
        rules: rules.filter(({ field }) => has(field)),
        isSeveral,
      }
      return [name, searchOfField(row, selection)] as const
    })
    if (query.some(([, value]) => value === NOT_SELECTABLE)) return undefined
    return path + toQueryText(Object.fromEntries(query))
  }
}

/**
 * Returns the comparisons that the records of a measure match. Returns undefined if the measure also counts
 * records of other groups, or if a search can't express the measure's rule.
 */
function rulesOf({ report: { measures } }: ReportPage, id: string): FigureFilter[] | undefined {
  const measure = measures.find((one) => one.id === id)
  if (!measure || (isDerived(measure) && usesTimeline(measure))) return undefined
  const counted = isDerived(measure) ? measures.find((one) => one.id === measure.of) : measure
  if (!counted || isDerived(counted)) return []
  if (isAggregate(counted)) return counted.when ? comparisonsOf(counted.when) : []
  // A computed measure may combine measures that count different records.
  const isRestricted = (one: ReportMeasure) => (isAggregate(one) ? one.when !== undefined : isDerived(one))
  return measures.some((one) => isRestricted(one) && reads(counted.expr, one.id)) ? undefined : []
}

/** True if the expression reads the measure with this id from the row. */
const reads = ({ $expr }: ComputedMeasure['expr'], id: string) => new RegExp(`\\brow\\.${id}\\b`).test($expr)

function comparisonsOf(rule: Condition): FigureFilter[] | undefined {
  if ('field' in rule) return [{ field: rule.field, op: rule.op, value: rule.value }]
  if (!('all' in rule)) return undefined
  const parts = rule.all.map(comparisonsOf)
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

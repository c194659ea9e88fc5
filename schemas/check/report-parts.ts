import type { TSchema } from 'typebox'
import { anyType, type ExprType, intType, isNumeric, recordType, typeOfSchema } from '../expr/types.ts'
import type { Condition } from '../meta/condition.ts'
import type { Page } from '../meta/page.ts'
import type { Report } from '../meta/report.ts'
import {
  type AggregateMeasure,
  type ComputedMeasure,
  type DerivedMeasure,
  isAggregate,
  isComputed,
  isDerived,
  keepsUnit,
} from '../meta/report-measure.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import type { Owner } from './parts.ts'

interface Part<Value> {
  value: Value
  path: Path
}

export const reportIn = (page: Page): Report | undefined => (page.kind === 'report' ? page.report : undefined)

const parts = <Value>(values: readonly Value[] | undefined, key: string): Part<Value>[] =>
  (values ?? []).map((value, index) => ({ value, path: ['report', key, index] }))

export const dimensionsOf = (page: Page) => parts(reportIn(page)?.dimensions, 'dimensions')
export const measuresOf = (page: Page) => parts(reportIn(page)?.measures, 'measures')
export const filtersOf = (page: Page) => parts(reportIn(page)?.filters, 'filters')
export const chartsOf = (page: Page) => parts(reportIn(page)?.charts, 'charts')
const checksOf = (page: Page) => parts(reportIn(page)?.checks, 'checks')
export const joinsOf = (page: Page) => parts(reportIn(page)?.joins, 'joins')

export const aggregatesOf = (page: Page): Part<AggregateMeasure>[] =>
  measuresOf(page).flatMap(({ value, path }) => (isAggregate(value) ? [{ value, path }] : []))

/** Lists the rules that select the rows for a measure. */
export const rulesOf = (page: Page): Part<Condition>[] =>
  aggregatesOf(page).flatMap(({ value: { when }, path }) =>
    when ? [{ value: when, path: [...path, 'when'] }] : [],
  )

const computedOf = (page: Page): Part<ComputedMeasure>[] =>
  measuresOf(page).flatMap(({ value, path }) => (isComputed(value) ? [{ value, path }] : []))

export const derivedOf = (page: Page): Part<DerivedMeasure>[] =>
  measuresOf(page).flatMap(({ value, path }) => (isDerived(value) ? [{ value, path }] : []))

/**
 * Lists the fields that a report may read: fields of its model and of joined records. Returns undefined if
 * the model has no reports.
 */
export function reportFields(page: Page, { models }: Contracts): Record<string, TSchema> | undefined {
  const report = reportIn(page)
  const model = report && Object.hasOwn(models, report.source.model) ? models[report.source.model] : undefined
  if (!model?.report) return undefined
  const { fields, relations } = model.report
  const own = fields.map((field) => [field, model.shape.properties[field] as TSchema] as const)
  const joined = (report?.joins ?? []).flatMap(({ relation }) =>
    Object.entries<TSchema>(
      Object.hasOwn(relations, relation) ? (relations[relation]?.properties ?? {}) : {},
    ),
  )
  return Object.fromEntries([...own, ...joined])
}

function typeOfMeasure({ fn, field }: AggregateMeasure, fields: Readonly<Record<string, TSchema>>): ExprType {
  if (field === undefined || fn === 'count' || fn === 'countDistinct') return intType
  const shape = Object.hasOwn(fields, field) ? fields[field] : undefined
  const type = shape ? typeOfSchema(shape, field) : anyType
  if (fn === 'avg' && type.kind === 'int') return { kind: 'double' }
  // Another check reports a sum or an average of values that aren't numbers. This function treats the type of
  // such a measure as unknown.
  if ((fn === 'sum' || fn === 'avg') && !isNumeric(type)) return anyType
  return type
}

/** Returns the types of the aggregates and derived measures, by measure id. */
export function measureTypes(page: Page, contracts: Contracts): Record<string, ExprType> {
  const fields = reportFields(page, contracts) ?? {}
  const aggregates = new Map(aggregatesOf(page).map(({ value }) => [value.id, typeOfMeasure(value, fields)]))
  const derived = derivedOf(page).map(
    ({ value }) => [value.id, keepsUnit(value) ? (aggregates.get(value.of) ?? anyType) : intType] as const,
  )
  return Object.fromEntries([...aggregates, ...derived])
}

interface ExpressionPlace {
  kind: 'expression'
  source: string
  path: Path
  scope: Readonly<Record<string, ExprType>>
  gives: ExprType
}

interface RulePlace {
  kind: 'rule'
  condition: Condition
  owner: Owner | undefined
  path: Path
  scope: Readonly<Record<string, ExprType>>
}

interface TemplatePlace extends Omit<ExpressionPlace, 'kind' | 'gives'> {
  kind: 'template'
}

/**
 * Lists the rules and expressions of measures, and the expressions and message templates of the report's
 * checks. Expressions and templates can read the measures.
 */
export function reportPlaces(
  page: Page,
  contracts: Contracts,
): (ExpressionPlace | TemplatePlace | RulePlace)[] {
  const fields = reportFields(page, contracts)
  const owner = fields && { name: reportIn(page)?.source.model ?? '', fields }
  const figures = measureTypes(page, contracts)
  const computed = Object.fromEntries(computedOf(page).map(({ value }) => [value.id, anyType]))
  const row = { row: recordType('The row', figures) }
  const totals = recordType('data.totals', { ...figures, ...computed })
  const data = { data: recordType('data', { totals }) }
  return [
    ...rulesOf(page).map(
      ({ value, path }): RulePlace => ({ kind: 'rule', condition: value, owner, path, scope: {} }),
    ),
    ...computedOf(page).map(({ value, path }) => expression(value.expr.$expr, [...path, 'expr'], row)),
    ...checksOf(page).flatMap(({ value: { expr, message }, path }): (ExpressionPlace | TemplatePlace)[] => [
      expression(expr.$expr, [...path, 'expr'], data),
      ...(typeof message === 'string'
        ? []
        : [
            {
              kind: 'template' as const,
              source: message.$text,
              path: [...path, 'message', '$text'],
              scope: data,
            },
          ]),
    ]),
  ]
}

const expression = (source: string, path: Path, scope: Record<string, ExprType>): ExpressionPlace => ({
  kind: 'expression',
  source,
  gives: anyType,
  path: [...path, '$expr'],
  scope,
})

interface ReportRenderer {
  registry: 'cells' | 'fields' | 'charts'
  name: string
  key: 'cell' | 'component' | 'type'
  path: Path
  props: Record<string, unknown> | undefined
  shape: TSchema | undefined
}

/**
 * Lists the references of a report to renderers: cells of dimensions and measures, inputs of filters, and
 * charts.
 */
export function reportRenderers(page: Page, contracts: Contracts): ReportRenderer[] {
  const fields = reportFields(page, contracts) ?? {}
  const shapeOf = (field: string | undefined) =>
    field !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined
  const columns = [
    ...dimensionsOf(page).map((part) => ({ ...part, shape: shapeOf(part.value.field) })),
    ...measuresOf(page).map((part) => ({ ...part, shape: undefined })),
  ]
  return [
    ...columns.flatMap(({ value, path, shape }): ReportRenderer[] =>
      value.cell === undefined
        ? []
        : [{ registry: 'cells', name: value.cell, key: 'cell', path, props: value.props, shape }],
    ),
    ...filtersOf(page).map(({ value, path }): ReportRenderer => {
      const name = value.component ?? 'Text'
      return { registry: 'fields', name, key: 'component', path, props: value.props, shape: undefined }
    }),
    ...chartsOf(page).map(({ value, path }): ReportRenderer => {
      return { registry: 'charts', name: value.type, key: 'type', path, props: value.props, shape: undefined }
    }),
  ]
}

/** True if the values of the schema are dates or times. */
export function isDateOrTime(shape: TSchema | undefined): boolean {
  const { pattern, anyOf } = (shape ?? {}) as { pattern?: string; anyOf?: { pattern?: string }[] }
  const patterns = [pattern, ...(anyOf ?? []).map((part) => part.pattern)]
  return patterns.some((one) => one?.startsWith('^\\d{4}-\\d{2}-\\d{2}') === true)
}

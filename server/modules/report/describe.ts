import {
  type AggregateMeasure,
  isAggregate,
  keepsUnit,
  type ReportColumn,
  type ReportDimension,
} from '#schemas'
import type { ReportField } from '../../platform/report/resource.ts'
import { fieldOf, namesIn, type Plan } from './plan.ts'

type ColumnType = ReportColumn['type']

/** Returns the type of a column that contains the values of a field. */
const columnTypeOf = ({ type }: ReportField): ColumnType => (type === 'decimal' ? 'number' : type)

/**
 * Returns the type of a dimension's column. The type is `day` for the bucket `day`, `text` for other buckets,
 * and the type of the field if there is no bucket.
 */
function dimensionType(plan: Plan, { field, bucket }: ReportDimension): ColumnType {
  if (bucket === 'day') return 'day'
  return bucket === undefined ? columnTypeOf(fieldOf(plan, field)) : 'text'
}

function aggregateType(plan: Plan, { fn, field }: AggregateMeasure): ColumnType {
  if (field === undefined || fn === 'count' || fn === 'countDistinct') return 'integer'
  const source = fieldOf(plan, field)
  if (source.unit === 'fen') return 'fen'
  return fn === 'avg' ? 'number' : columnTypeOf(source)
}

/**
 * Returns the types of the measures by id. A computed measure is an amount of money if one of its operands is
 * an amount.
 */
export function measureTypes(plan: Plan): ReadonlyMap<string, ColumnType> {
  const types = new Map<string, ColumnType>(
    plan.aggregates.map((measure) => [measure.id, aggregateType(plan, measure)]),
  )
  for (const measure of plan.derived)
    types.set(measure.id, keepsUnit(measure) ? (types.get(measure.of) ?? 'number') : 'ppm')
  for (const { id, expr } of plan.computed) types.set(id, typeOfExpression(expr.$expr, types))
  return types
}

/**
 * Returns the type of an expression's value. The value is an amount of money if the expression reads a column
 * with amounts, otherwise a number.
 */
export const typeOfExpression = (source: string, types: ReadonlyMap<string, ColumnType>): 'fen' | 'number' =>
  namesIn(source).some((name) => types.get(name) === 'fen') ? 'fen' : 'number'

/** Lists the result columns: dimensions in the order of the view, then measures in the order of the page. */
export function columnsOf(plan: Plan): ReportColumn[] {
  const types = measureTypes(plan)
  return [
    ...plan.dimensions.map(
      (dimension): ReportColumn => ({
        id: dimension.id,
        role: 'dimension',
        type: dimensionType(plan, dimension),
      }),
    ),
    ...plan.page.report.measures.flatMap((measure): ReportColumn[] => {
      const type = types.get(measure.id)
      if (type === undefined || measure.hidden) return []
      const isRounded = isAggregate(measure) && measure.fn === 'avg' && type === 'fen'
      return [{ id: measure.id, role: 'measure', type, ...(isRounded && { isRounded }) }]
    }),
  ]
}

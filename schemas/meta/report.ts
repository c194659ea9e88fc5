import Type, { type Static } from 'typebox'
import { SearchField } from './list.ts'
import { FieldName, Label, NodeId, PageId, RendererName, RendererProps } from './names.ts'
import { ReportMeasure, shownColumn } from './report-measure.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Expression, Text } from './value.ts'

/** Lengths of time by which a report can group rows, in business time. */
export const buckets = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export type Bucket = (typeof buckets)[number]

/** A dimension, by which a report groups its rows. */
export const ReportDimension = strictObject(
  {
    id: NodeId,
    field: FieldName,
    key: Type.Optional({
      ...FieldName,
      title: 'Key',
      description: 'Field to group by if `field` is only its name: shopId for shopName.',
    }),
    bucket: Type.Optional(stringEnum(buckets, { title: 'Stretch of time' })),
    complete: Type.Optional(
      Type.Boolean({
        title: 'Dates are complete',
        description:
          'All rows of today exist already, such as bills of a settlement date. Charts then draw today like other days.',
        default: false,
      }),
    ),
    top: Type.Optional(
      strictObject(
        { count: Type.Integer({ title: 'Groups', minimum: 1, maximum: 100 }), by: NodeId },
        {
          title: 'Top groups',
          description:
            'Groups with the highest values of the measure `by`; the group "Others" has all other rows.',
        },
      ),
    ),
    ...shownColumn,
  },
  { title: 'Dimension' },
)
export type ReportDimension = Static<typeof ReportDimension>

/**
 * Returns the dimensions of the first field that has time buckets. Measures over time follow the order of
 * these dimensions.
 */
export function timeDimensions(dimensions: readonly ReportDimension[]): readonly ReportDimension[] {
  const first = dimensions.find(({ bucket }) => bucket !== undefined)
  return dimensions.filter(({ bucket, field }) => bucket !== undefined && field === first?.field)
}

const Ids = (title: string, maxItems: number) => Type.Array(NodeId, { title, minItems: 1, maxItems })

/** A pivot table that shows measures of the report. */
export const ReportPivot = strictObject(
  {
    rows: Ids('Dimensions of rows', 3),
    columns: Ids('Dimensions of columns', 2),
    values: Ids('Measures', 6),
  },
  { title: 'Pivot table' },
)
export type ReportPivot = Static<typeof ReportPivot>

export const ReportChart = strictObject(
  {
    id: NodeId,
    type: { ...RendererName, title: 'Chart', description: 'Name of a chart in the registry.' },
    title: Label,
    props: Type.Optional(RendererProps),
    x: NodeId,
    y: Ids('Measures', 6),
    series: Type.Optional(NodeId),
  },
  { title: 'Chart' },
)
export type ReportChart = Static<typeof ReportChart>

/**
 * Value of a search field in the link from a figure to the list of the records that the figure counts. The
 * dimension or the filter tells which field of the report is meant. The list shows only rows that belong to
 * the clicked group and match the report's filters for this field.
 */
export const DrillValue = strictObject(
  { dimension: Type.Optional(NodeId), filter: Type.Optional(NodeId) },
  { title: 'Value', minProperties: 1 },
)

export const ReportDrill = strictObject(
  { page: PageId, query: Type.Record(Type.String(), DrillValue, { title: 'Search' }) },
  { title: 'Drill-down', description: 'A click on a figure opens this filtered list.' },
)
export type ReportDrill = Static<typeof ReportDrill>

/**
 * A check of the report's totals: either a difference that must be zero, or a condition that must be true.
 */
export const ReportCheck = strictObject(
  {
    id: NodeId,
    expr: { ...Expression, description: 'A difference or a condition over data.totals.<measure>.' },
    tolerance: Type.Optional(Type.Integer({ title: 'Difference at most', minimum: 0, default: 0 })),
    message: Text,
  },
  { title: 'Check' },
)

export const ReportBudget = strictObject(
  {
    maxRows: Type.Integer({ title: 'Rows at most', minimum: 1, maximum: 20_000 }),
    maxSeconds: Type.Integer({ title: 'Seconds at most', minimum: 1, maximum: 25 }),
    requireDateRange: Type.Optional(
      strictObject(
        { filter: NodeId, maxDays: Type.Integer({ title: 'Days at most', minimum: 1, maximum: 3660 }) },
        { title: 'Range of days', description: 'A required filter, with its maximum length.' },
      ),
    ),
  },
  { title: 'Budget' },
)

/** A report: measures over the records of a model. The server builds the database query. */
export const Report = strictObject(
  {
    source: strictObject({ model: Type.String({ title: 'Model' }) }, { title: 'Source' }),
    joins: Type.Optional(
      Type.Array(
        strictObject({
          relation: Type.String({
            title: 'Relation',
            description:
              'A relation declared by the model, such as shop, or shop.department for its department.',
          }),
        }),
        { title: 'Joined records', maxItems: 10 },
      ),
    ),
    dimensions: Type.Array(ReportDimension, { title: 'Dimensions', minItems: 1, maxItems: 8 }),
    measures: Type.Array(ReportMeasure, { title: 'Measures', minItems: 1, maxItems: 20 }),
    filters: Type.Optional(Type.Array(SearchField, { title: 'Filters', maxItems: 20 })),
    pivot: Type.Optional(ReportPivot),
    sort: Type.Optional(
      Type.Array(strictObject({ by: NodeId, order: stringEnum(['asc', 'desc']) }), {
        title: 'Sorted by',
        description: 'Groups sort by their dimension, rows of the innermost group by measures.',
        maxItems: 8,
      }),
    ),
    limit: Type.Optional(Type.Integer({ title: 'Only the first rows', minimum: 1, maximum: 20_000 })),
    charts: Type.Optional(Type.Array(ReportChart, { title: 'Charts', maxItems: 6 })),
    drill: Type.Optional(ReportDrill),
    checks: Type.Optional(Type.Array(ReportCheck, { title: 'Checks', maxItems: 20 })),
    budget: ReportBudget,
    empty: Type.Optional(Label),
  },
  { title: 'Report' },
)
export type Report = Static<typeof Report>

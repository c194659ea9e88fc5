import Type, { type Static } from 'typebox'
import { oneOf } from '../../meta/closed.ts'
import { NodeId, PageId } from '../../meta/names.ts'
import type { OperationShapes } from '../model.ts'

const FilterValue = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Null()]), { maxItems: 200 }),
])

/** Names a shipped report and fills its filters; what is asked of the database stands in the page alone. */
export const ReportRequest = Type.Object(
  {
    page: PageId,
    view: Type.Optional(
      Type.String({ description: 'table, pivot, or the id of a chart.', maxLength: 40, default: 'table' }),
    ),
    params: Type.Record(Type.String({ maxLength: 40 }), FilterValue, {
      description: 'Filter id to value.',
      maxProperties: 20,
    }),
  },
  { additionalProperties: false },
)
export type ReportRequest = Static<typeof ReportRequest>

export const ReportColumn = Type.Object({
  id: NodeId,
  role: oneOf(['dimension', 'measure']),
  type: oneOf(['text', 'integer', 'number', 'fen', 'day', 'time']),
  isRounded: Type.Optional(Type.Boolean({ description: 'An average of money, rounded half up to a fen.' })),
})
export type ReportColumn = Static<typeof ReportColumn>

/** Values by the ids of columns; a dimension with a key has it as `<id>.key`. */
export type ReportRow = Record<string, string | number | null>
/** Loose, so that thousands of rows aren't looked at value by value on their way out. */
export const ReportRow = Type.Unsafe<ReportRow>({ type: 'object', additionalProperties: true })

export const ReportResult = Type.Object({
  columns: Type.Array(ReportColumn),
  rows: Type.Array(ReportRow, { description: 'One for each group of all dimensions, sorted.' }),
  subtotals: Type.Array(
    Type.Object({
      by: Type.Array(NodeId, { description: 'The dimensions that are grouped by here.' }),
      rows: Type.Array(ReportRow),
    }),
  ),
  totals: ReportRow,
  checks: Type.Array(
    Type.Object({
      id: NodeId,
      passed: Type.Boolean(),
      difference: Type.Union([Type.Number(), Type.Null()]),
      type: oneOf(['fen', 'number']),
    }),
  ),
  isCut: Type.Boolean({ description: 'There are more rows; totals and subtotals count them too.' }),
  ranAt: Type.String({ description: 'Business time.' }),
  millis: Type.Integer(),
})
export type ReportResult = Static<typeof ReportResult>

export const reportShapes = {
  'report.run': { args: ReportRequest, result: ReportResult },
  'report.csv': { args: ReportRequest, result: Type.String({ description: 'The file itself.' }) },
} satisfies Record<string, OperationShapes>

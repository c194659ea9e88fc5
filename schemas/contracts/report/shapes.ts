import Type, { type Static } from 'typebox'
import { NodeId, PageId } from '../../meta/names.ts'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'

const FilterValue = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Null()]), { maxItems: 200 }),
])

/** Runs a report with values for its filters. The query itself is in the page. */
export const ReportRequest = strictObject({
  page: PageId,
  view: Type.Optional(
    Type.String({ description: "table, pivot, or a chart's id.", maxLength: 40, default: 'table' }),
  ),
  params: Type.Record(Type.String({ maxLength: 40 }), FilterValue, {
    description: 'Values by filter id.',
    maxProperties: 20,
  }),
})
export type ReportRequest = Static<typeof ReportRequest>

export const ReportColumn = Type.Object({
  id: NodeId,
  role: stringEnum(['dimension', 'measure']),
  type: stringEnum(['text', 'integer', 'number', 'fen', 'ppm', 'day', 'time']),
  isRounded: Type.Optional(Type.Boolean({ description: 'Average amount, rounded half up to a fen.' })),
})
export type ReportColumn = Static<typeof ReportColumn>

/**
 * Values of a row, by column id. A dimension with a key has a second value, `<id>.key`. A dimension with top
 * groups has a second value, `<id>.others`. The value of `<id>.others` is 1 in the group that contains all
 * rows outside the top groups.
 */
export type ReportRow = Record<string, string | number | null>
/** Rows have no detailed schema, so that the server can serialise thousands of them quickly. */
export const ReportRow = Type.Unsafe<ReportRow>({ type: 'object', additionalProperties: true })

export const ReportResult = Type.Object({
  columns: Type.Array(ReportColumn),
  rows: Type.Array(ReportRow, { description: 'One row per group of all dimensions, sorted.' }),
  subtotals: Type.Array(
    Type.Object({
      by: Type.Array(NodeId, { description: 'Dimensions that this query groups by.' }),
      rows: Type.Array(ReportRow),
    }),
  ),
  totals: ReportRow,
  checks: Type.Array(
    Type.Object({
      id: NodeId,
      passed: Type.Boolean(),
      difference: Type.Union([Type.Number(), Type.Null()]),
      type: stringEnum(['fen', 'number']),
    }),
  ),
  isCut: Type.Boolean({ description: 'More rows exist; totals and subtotals include them.' }),
  ranAt: Type.String({ description: 'Business time.' }),
  millis: Type.Integer(),
})
export type ReportResult = Static<typeof ReportResult>

export const reportShapes = {
  'report.run': { args: ReportRequest, result: ReportResult },
  'report.csv': { args: ReportRequest, result: Type.String({ description: 'The file content.' }) },
} satisfies Record<string, OperationContract>

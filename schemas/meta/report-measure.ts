import Type, { type Static } from 'typebox'
import { Condition } from './condition.ts'
import { AccessCode, FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'
import { Expression } from './value.ts'

/** Functions that a measure can apply to the rows of a group. */
const aggregates = ['sum', 'count', 'countDistinct', 'avg', 'min', 'max'] as const
export type Aggregate = (typeof aggregates)[number]

/** Settings for how a dimension or a measure is shown. */
export const shownColumn = {
  title: Label,
  cell: Type.Optional(RendererName),
  props: Type.Optional(RendererProps),
  requires: Type.Optional(AccessCode),
}

const hidden = Type.Optional(
  Type.Boolean({ title: 'Hidden', description: 'Hidden: only for other measures and checks.' }),
)

/**
 * A measure that aggregates the rows of a group. A measure with the rule `when` includes only rows that match
 * this rule.
 */
export const AggregateMeasure = strictObject(
  {
    id: NodeId,
    fn: stringEnum(aggregates, { title: 'Function' }),
    field: Type.Optional(FieldName),
    when: Type.Optional(Condition),
    ...shownColumn,
    hidden,
  },
  { title: 'Measure' },
)
export type AggregateMeasure = Static<typeof AggregateMeasure>

/** A measure that is calculated from other measures of the same group: `row.gross - row.refunds`. */
export const ComputedMeasure = strictObject(
  { id: NodeId, expr: Expression, ...shownColumn, hidden },
  { title: 'Computed measure' },
)
export type ComputedMeasure = Static<typeof ComputedMeasure>

/**
 * Ratio of two measures of the same group, in parts per million. An example is the ratio of fees to the gross
 * amount.
 */
export const RatioMeasure = strictObject(
  {
    id: NodeId,
    fn: stringEnum(['ratio'], { title: 'Function' }),
    of: { ...NodeId, title: 'Measure' },
    to: { ...NodeId, title: 'Divided by', description: 'The ratio is empty if this measure is 0.' },
    ...shownColumn,
    hidden,
  },
  { title: 'Ratio' },
)
export type RatioMeasure = Static<typeof RatioMeasure>

/** Functions that are calculated over all groups of another measure. */
const windowFunctions = ['share', 'running', 'previous', 'change'] as const

/** A measure that is calculated over all groups of another measure, such as a running total. */
export const WindowMeasure = strictObject(
  {
    id: NodeId,
    fn: stringEnum(windowFunctions, {
      title: 'Function',
      description:
        'Share of the total, running total, value one bucket earlier, or change since then. Shares and changes are in parts per million.',
    }),
    of: { ...NodeId, title: 'Measure' },
    ...shownColumn,
    hidden,
  },
  { title: 'Measure over groups' },
)
export type WindowMeasure = Static<typeof WindowMeasure>

/** A measure that the database calculates from aggregate measures. */
export type DerivedMeasure = RatioMeasure | WindowMeasure

export type ReportMeasure = AggregateMeasure | ComputedMeasure | DerivedMeasure
export const ReportMeasure = unionByKey<ReportMeasure>(
  { expr: ComputedMeasure, to: RatioMeasure, of: WindowMeasure },
  AggregateMeasure,
  { title: 'Measure' },
)

export const isComputed = (measure: ReportMeasure): measure is ComputedMeasure => 'expr' in measure
export const isDerived = (measure: ReportMeasure): measure is DerivedMeasure => 'of' in measure
export const isRatio = (measure: ReportMeasure): measure is RatioMeasure => 'to' in measure
export const isAggregate = (measure: ReportMeasure): measure is AggregateMeasure =>
  !isComputed(measure) && !isDerived(measure)

/** True if a measure depends on the order of the groups in time. */
export const usesTimeline = (measure: DerivedMeasure) => !isRatio(measure) && measure.fn !== 'share'
/**
 * True if a derived measure has the same unit as the measure from which it is derived. Other derived measures
 * are rates.
 */
export const keepsUnit = ({ fn }: DerivedMeasure) => fn === 'running' || fn === 'previous'

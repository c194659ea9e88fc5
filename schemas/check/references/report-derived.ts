import { isNumeric, isUnknownOrNull } from '../../expr/types.ts'
import { type Bucket, type ReportDimension, timeDimensions } from '../../meta/report.ts'
import {
  type AggregateMeasure,
  type DerivedMeasure,
  isRatio,
  usesTimeline,
} from '../../meta/report-measure.ts'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { aggregatesOf, derivedOf, dimensionsOf, measureTypes } from '../report-parts.ts'

/**
 * Checks that the database can compute all derived measures. A derived measure is calculated from another
 * one, such as a share or a running total.
 */
export function checkDerived(context: CheckContext) {
  const { page, options, report } = context
  const aggregates = aggregatesOf(page).map(({ value }) => value)
  const types = measureTypes(page, options.contracts)
  const times = timeDimensions(dimensionsOf(page).map(({ value }) => value))
  for (const { value, path } of derivedOf(page)) {
    const missing = timeProblem(value, times)
    if (missing) report({ code: 'E295', path: [...path, 'fn'], message: missing })
    for (const [operand, at] of operandsOf(value, path)) {
      const aggregate = aggregates.find(({ id }) => id === operand)
      if (!aggregate) {
        const message = `The report has no function over fields "${operand}".`
        report({ code: 'E293', path: at, message, written: operand, known: aggregates.map(({ id }) => id) })
        continue
      }
      const type = types[operand]
      const isNumber = !type || isNumeric(type) || isUnknownOrNull(type)
      const problem = isNumber ? operandProblem(value, aggregate) : `"${operand}" is not a number.`
      if (problem) report({ code: 'E295', path: at, message: problem })
    }
  }
}

const operandsOf = (measure: DerivedMeasure, path: Path): [id: string, path: Path][] => [
  [measure.of, [...path, 'of']],
  ...(isRatio(measure) ? [[measure.to, [...path, 'to']] as [string, Path]] : []),
]

/** Functions for which the values of groups add up to the value for all rows. */
const ADDITIVE = new Set<AggregateMeasure['fn']>(['sum', 'count'])

function operandProblem({ fn }: DerivedMeasure, operand: AggregateMeasure): string | undefined {
  if ((fn !== 'share' && fn !== 'running') || ADDITIVE.has(operand.fn)) return undefined
  return `"${fn}" requires a sum or a count, but "${operand.id}" is "${operand.fn}".`
}

/** Time buckets that can begin or end in the middle of a week. */
const LONGER_THAN_WEEKS = new Set<Bucket | undefined>(['month', 'quarter', 'year'])

function timeProblem(measure: DerivedMeasure, times: readonly ReportDimension[]): string | undefined {
  if (!usesTimeline(measure)) return undefined
  const { fn } = measure
  if (times.length === 0) return `"${fn}" requires a dimension with a time bucket.`
  const longer = times.find(({ bucket }) => LONGER_THAN_WEEKS.has(bucket))
  if (fn === 'running' || !longer || times.every(({ bucket }) => bucket !== 'week')) return undefined
  return `"${fn}" can't compare weeks that are cut by the bucket "${longer.bucket}".`
}

import { isNumeric, isUnknownOrNull } from '../../expr/types.ts'
import { type AggregateMeasure, type DerivedMeasure, isRatio } from '../../meta/report-measure.ts'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { aggregatesOf, derivedOf, measureTypes } from '../report-parts.ts'

/** Checks that the database can derive a measure from the measures that it names. */
export function checkDerived(context: CheckContext) {
  const { page, options, report } = context
  const aggregates = aggregatesOf(page).map(({ value }) => value)
  const types = measureTypes(page, options.contracts)
  for (const { value, path } of derivedOf(page)) {
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

/** Functions whose values for groups add up to the value for all rows. */
const ADDITIVE = new Set<AggregateMeasure['fn']>(['sum', 'count'])

function operandProblem({ fn }: DerivedMeasure, operand: AggregateMeasure): string | undefined {
  if (fn === 'ratio' || ADDITIVE.has(operand.fn)) return undefined
  return `"${fn}" requires a sum or a count, but "${operand.id}" is "${operand.fn}".`
}

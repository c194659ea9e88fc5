import type { ExprProblem } from '../../expr/inspection.ts'
import { describeType, type ExprType, isNumeric, isUnknownOrNull } from '../../expr/types.ts'
import type { DiagnosticCode } from '../codes.ts'
import type { CheckContext, InspectedPlace } from '../context.ts'

const codes: Record<ExprProblem['kind'], DiagnosticCode> = {
  syntax: 'E241',
  name: 'E201',
  type: 'E243',
  money: 'E244',
}

/** Checks the syntax, the names and the result types of expressions. */
export function checkExpressions({ places, report }: CheckContext) {
  for (const inspected of places) {
    const { place, reports } = inspected
    for (const { report: found, start } of reports) {
      for (const problem of found.problems) {
        report({
          code: codes[problem.kind],
          path: place.path,
          range: { start: start + problem.range.start, end: start + problem.range.end },
          message: `"${snippet(inspected, start, problem)}": ${problem.message}`,
          ...(problem.name !== undefined && { written: problem.name, known: problem.known ?? [] }),
        })
      }
    }
    if (place.kind !== 'expression' || reports[0]?.report.problems.length !== 0) continue
    const { type } = reports[0].report
    if (isAssignable(type, place.gives)) continue
    const message = `Expected ${describeType(place.gives)}, got ${describeType(type)}.`
    report({ code: 'E243', path: place.path, message })
  }
}

const snippet = ({ place }: InspectedPlace, start: number, { range }: ExprProblem) =>
  'source' in place ? place.source.slice(start + range.start, start + range.end) || place.source : ''

/** True if a value of the type `type` is accepted where the type `needed` is expected. */
export function isAssignable(type: ExprType, needed: ExprType): boolean {
  if (isUnknownOrNull(type) || isUnknownOrNull(needed) || type.kind === needed.kind) return true
  return isNumeric(type) && isNumeric(needed) && (type.kind !== 'double' || needed.kind === 'double')
}

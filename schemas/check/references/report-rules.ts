import { isExpression, isTemplate } from '../../expr/evaluate.ts'
import type { CheckContext } from '../context.ts'
import { isDateOrTime, reportFields, rulesOf } from '../report-parts.ts'
import { eachComparison } from './fields.ts'

const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/
const ORDERED = new Set<string>(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'between'])

/**
 * Checks that the rules of measures compare with constant values, because the database evaluates these rules.
 */
export function checkReportRules({ page, options, report }: CheckContext) {
  const fields = reportFields(page, options.contracts) ?? {}
  for (const { value: rule, path: rulePath } of rulesOf(page)) {
    eachComparison(rule, rulePath, (field, path, { op, value }) => {
      const at = [...path.slice(0, -1), 'value']
      const values = [value].flat().filter((one) => one !== undefined && one !== '')
      if (values.some((one) => isExpression(one) || isTemplate(one))) {
        return report({ code: 'E228', path: at, message: 'A rule of a measure compares constants only.' })
      }
      if (!ORDERED.has(op) || !Object.hasOwn(fields, field) || !isDateOrTime(fields[field])) return
      if (values.every((one) => typeof one !== 'string' || DATE_OR_TIME.test(one))) return
      report({ code: 'E228', path: at, message: `"${field}" is a date or time, but the value is not.` })
    })
  }
}

import { type FillParams, fillRuleModel, type NewFillRule, type SysFillRule } from '#schemas'
import type { Crud } from '../../platform/crud/declaration.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { fillCodeStays, fillParamsInvalid } from './errors.ts'
import { findKind, paramsFor, readParams } from './generators.ts'

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw fillParamsInvalid({ problem: 'JSON' }, { cause })
  }
}

/** List of fill rules. Fill rules belong to no department. */
export const fillRuleResource = defineListResource({
  model: fillRuleModel,
  table: 'sys_fill_rule',
  scope: 'none',
  columns: { params: 'presented' },
  present: (row) => ({ ...row, params: parse(row.ruleParams) as FillParams }),
})

/**
 * Validates the settings in a request body and returns them as stored. If the body contains none, the
 * previous settings are kept.
 */
function typedParams(kind: string, { ruleParams, params }: NewFillRule, before: SysFillRule | undefined) {
  if (ruleParams) return readParams(kind, parse(ruleParams))
  return readParams(kind, paramsFor(kind, params ?? before?.params ?? {}))
}

/**
 * Create, update and delete rules of fill rules. Kind and settings are validated, and the code of a rule
 * can't change.
 */
export const fillRuleCrud: Crud<SysFillRule, NewFillRule> = {
  area: 'fillRule',
  resource: fillRuleResource,
  table: 'sys_fill_rule',
  fields: { ruleName: { column: 'rule_name' }, ruleCode: { column: 'rule_code' } },
  unique: {
    uniq_sys_fill_rule_code: {
      field: 'ruleCode',
      words: { en: 'Code already in use', zh: '规则编码已存在' },
    },
  },
  check: (_tx, body, before) => {
    if (before && body.ruleCode !== before.ruleCode) throw fillCodeStays()
    const rule_class = findKind(body.ruleClass)
    return { rule_class, rule_params: JSON.stringify(typedParams(rule_class, body, before)) }
  },
}

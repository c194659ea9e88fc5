import { type FillParams, fillRuleModel, type NewFillRule, type SysFillRule } from '#schemas'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { fillCodeStays, fillParamsInvalid } from './errors.ts'
import { findKind, paramsFor, readParams } from './generators.ts'

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw fillParamsInvalid({ problem: 'JSON' }, { cause })
  }
}

/**
 * Validates the settings in a request body and returns them in the stored format. If the body contains no
 * settings, returns the previous settings.
 */
function typedParams(kind: string, { ruleParams, params }: NewFillRule, before: SysFillRule | undefined) {
  if (ruleParams) return readParams(kind, parse(ruleParams))
  return readParams(kind, paramsFor(kind, params ?? before?.params ?? {}))
}

/**
 * Fill rules; they belong to no department. The kind and the settings are validated, and the code can't
 * change.
 */
export const fillRules = defineResource({
  name: 'fillRule',
  model: fillRuleModel,
  table: 'sys_fill_rule',
  scope: 'none',
  columns: { params: 'presented' },
  present: (row) => ({ ...row, params: parse(row.ruleParams) as FillParams }),
  writes: { ruleClass: 'hook', ruleParams: 'hook', params: 'hook' },
  unique: [
    {
      index: 'uniq_sys_fill_rule_code',
      field: 'ruleCode',
      error: { en: 'Code already in use', zh: '规则编码已存在' },
    },
  ],
  file: {
    titles: { en: 'Fill rules', zh: '编码生成规则' },
    columns: {
      ruleName: '规则名称',
      ruleCode: '规则Code',
      ruleClass: { zh: '规则实现类', dict: false },
      ruleParams: '规则参数',
    },
  },
  hooks: {
    check: (_tx, body, before) => {
      if (before && body.ruleCode !== before.ruleCode) throw fillCodeStays()
      const rule_class = findKind(body.ruleClass)
      return { rule_class, rule_params: JSON.stringify(typedParams(rule_class, body, before)) }
    },
  },
})

import { sql } from 'kysely'
import { checkRuleModel, type NewCheckRule, type SysCheckRule } from '#schemas'
import type { Crud } from '../crud/declaration.ts'
import { defineListResource } from '../list/resource.ts'
import { languageOf, toldIn } from '../texts/texts.ts'
import { ruleEmpty, ruleShipped } from './errors.ts'
import { shippedRuleCodes } from './rule-codes.ts'
import { partsOf, partsTyped, readTypedRule, ruleJsonOf } from './rule-parts.ts'

/** Check rules as lists read them; they belong to no department. */
export const checkRuleResource = defineListResource<SysCheckRule>({
  model: checkRuleModel,
  rows: sql`sys_check_rule t`,
  scopeColumn: 'none',
  columns: {
    ruleName: {
      type: 'text',
      sql: sql`t.rule_name`,
      told: (locale) => sql`coalesce(${toldIn('t.rule_name', locale)}, '')`,
    },
    ruleCode: { type: 'text', sql: sql`t.rule_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: (scope) => sql`t.id, ${toldIn('t.rule_name', languageOf(scope))} as "ruleName",
    t.rule_code as "ruleCode", t.rule_json as "ruleJson",
    ${toldIn('t.rule_description', languageOf(scope))} as "ruleDescription",
    ${sql.lit(languageOf(scope))} as "toldIn", t.create_by as "createBy", t.create_time as "createTime",
    t.update_by as "updateBy", t.update_time as "updateTime"`,
  joins: sql``,
  present: (row) => ({
    ...row,
    parts: partsOf(row.ruleJson),
    shipped: shippedRuleCodes().has(row.ruleCode),
  }),
})

/** The stored text that a body asks for; undefined where it does not speak of the parts. */
function typedRule({ ruleJson, parts }: NewCheckRule): string | undefined {
  if (ruleJson) return ruleJsonOf(readTypedRule(ruleJson))
  return parts && ruleJsonOf(partsTyped(parts))
}

/** Check rules: patterns that could try for ever are refused, and the code of one that pages name stays. */
export const checkRuleCrud: Crud<SysCheckRule, NewCheckRule> = {
  area: 'checkRule',
  resource: checkRuleResource,
  table: 'sys_check_rule',
  fields: {
    ruleName: { column: 'rule_name', told: true },
    ruleCode: { column: 'rule_code' },
    ruleDescription: { column: 'rule_description', told: true },
  },
  unique: {
    uniq_sys_check_rule_code: {
      field: 'ruleCode',
      words: { en: 'Another rule has this code', zh: '规则编码已存在' },
    },
  },
  check: (_tx, body, before) => {
    if (before?.shipped && body.ruleCode !== before.ruleCode) throw ruleShipped({ code: before.ruleCode })
    const rule_json = typedRule(body)
    if (rule_json === undefined && !before) throw ruleEmpty()
    return rule_json === undefined ? undefined : { rule_json }
  },
  beforeRemove: (_tx, rows) => {
    const kept = rows.find(({ shipped }) => shipped)
    if (kept) throw ruleShipped({ code: kept.ruleCode })
  },
}

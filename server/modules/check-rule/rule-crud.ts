import { sql } from 'kysely'
import { checkRuleModel, checkRules, type NewCheckRule, type SysCheckRule } from '#schemas'
import type { Crud } from '../../platform/crud/declaration.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { ruleEmpty, ruleShipped } from './errors.ts'
import { parseRuleText, partsOf, ruleJsonOf, toRuleParts } from './rule-parts.ts'

function* codesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'ruleCode' && typeof inner === 'string') yield inner
    else yield* codesIn(inner)
  }
}

let known: ReadonlySet<string> | undefined

/** Codes of the check rules that shipped pages use or that the seed creates. These codes can't be changed. */
function shippedRuleCodes(): ReadonlySet<string> {
  known ??= new Set([...checkRules.map(({ code }) => code), ...codesIn([...readShippedPages().values()])])
  return known
}

/** SQL condition: a released page uses the rule. Stored pages are canonical text, so the text of a key is known. */
const isReleased = sql<boolean>`exists (
    select from page_release r join page_version v on v.page_id = r.page_id and v.version = r.version
    where strpos(v.content, '"ruleCode": "' || t.rule_code || '"') > 0)`

/** List of check rules. Check rules belong to no department. */
export const checkRuleResource = defineListResource({
  model: checkRuleModel,
  table: 'sys_check_rule',
  scope: 'none',
  localized: ['ruleName', 'ruleDescription'],
  columns: {
    ruleName: { localized: (locale) => sql`coalesce(${localized('t.rule_name', locale)}, '')` },
    shipped: isReleased,
    parts: 'presented',
  },
  present: (row) => ({
    ...row,
    parts: partsOf(row.ruleJson),
    shipped: row.shipped || shippedRuleCodes().has(row.ruleCode),
  }),
})

/**
 * Validates the rule in a request body and returns its stored text; undefined if the body contains no rule.
 */
function typedRule({ ruleJson, parts }: NewCheckRule): string | undefined {
  if (ruleJson) return ruleJsonOf(parseRuleText(ruleJson))
  return parts && ruleJsonOf(toRuleParts(parts))
}

/**
 * Create, update and delete rules of check rules. Patterns with exponential run time are rejected, and the
 * code of a rule that pages use can't change.
 */
export const checkRuleCrud: Crud<SysCheckRule, NewCheckRule> = {
  area: 'checkRule',
  resource: checkRuleResource,
  table: 'sys_check_rule',
  fields: {
    ruleName: { column: 'rule_name', localized: true },
    ruleCode: { column: 'rule_code' },
    ruleDescription: { column: 'rule_description', localized: true },
  },
  unique: {
    uniq_sys_check_rule_code: {
      field: 'ruleCode',
      words: { en: 'Code already in use', zh: '规则编码已存在' },
    },
  },
  check: (_tx, body, before) => {
    if (before?.shipped && body.ruleCode !== before.ruleCode) throw ruleShipped({ code: before.ruleCode })
    const rule_json = typedRule(body)
    if (rule_json === undefined && !before) throw ruleEmpty()
    return rule_json === undefined ? undefined : { rule_json }
  },
  beforeRemove: (_tx, rows) => {
    const shippedRow = rows.find(({ shipped }) => shipped)
    if (shippedRow) throw ruleShipped({ code: shippedRow.ruleCode })
  },
}

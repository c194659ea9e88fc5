import { sql } from 'kysely'
import {
  checkRuleModel,
  checkRules,
  type NewCheckRule,
  type RuleTestResult,
  type TestCheckRule,
} from '#schemas'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { ruleEmpty, ruleShipped } from './errors.ts'
import { parseRuleText, partsOf, ruleJsonOf, toRuleParts, validatePatterns } from './rule-parts.ts'
import { findFailure } from './rules.ts'

function* codesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'ruleCode' && typeof inner === 'string') yield inner
    else yield* codesIn(inner)
  }
}

let known: ReadonlySet<string> | undefined

/** Unchangeable codes of check rules: shipped pages use these rules, or the seed creates them. */
function shippedRuleCodes(): ReadonlySet<string> {
  known ??= new Set([...checkRules.map(({ code }) => code), ...codesIn([...readShippedPages().values()])])
  return known
}

/**
 * SQL condition for rules that a released page uses. A stored page is canonical text, in which the key
 * `ruleCode` and its value are always written in the same way. So a text search finds them.
 */
const isReleased = sql<boolean>`exists (
    select from page_release r join page_version v on v.page_id = r.page_id and v.version = r.version
    where strpos(v.content, '"ruleCode": "' || t.rule_code || '"') > 0)`

/**
 * Validates the rule in a request body and returns its stored text; undefined if the body contains no rule.
 */
function typedRule({ ruleJson, parts }: NewCheckRule): string | undefined {
  if (ruleJson) return ruleJsonOf(parseRuleText(ruleJson))
  return parts && ruleJsonOf(toRuleParts(parts))
}

const passes = { en: 'The value passes.', zh: '校验通过。' }

function tryRule({ parts, value }: TestCheckRule, locale: Locale): RuleTestResult {
  if (!parts || parts.length === 0) throw ruleEmpty()
  const typed = toRuleParts(parts)
  validatePatterns(typed)
  const failure = findFailure(typed, value ?? '', locale)
  return { passed: failure === undefined, message: failure?.message ?? localizedTo(passes, locale) }
}

/**
 * Check rules; they belong to no department. Patterns with exponential run time are rejected. A rule that
 * pages use or that the seed creates keeps its code.
 */
export const checkRuleRecords = defineResource({
  name: 'checkRule',
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
  writes: { ruleJson: 'hook', parts: 'hook' },
  unique: [
    {
      index: 'uniq_sys_check_rule_code',
      field: 'ruleCode',
      error: { en: 'Code already in use', zh: '规则编码已存在' },
    },
  ],
  file: {
    titles: { en: 'Check rules', zh: '编码校验规则' },
    columns: {
      ruleName: '规则名称',
      ruleCode: '规则Code',
      ruleJson: { zh: '规则JSON', en: 'Checks as JSON', imported: 'required' },
      ruleDescription: '规则描述',
    },
  },
  hooks: {
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
  },
  routes: (app) => createRoute(app)('checkRule.try', (body, { locale }) => tryRule(body, locale)),
})

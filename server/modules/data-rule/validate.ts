import type { LocalizedText } from '../../platform/http/locale.ts'
import type { Lists, RuledResource } from '../../platform/list/lists.ts'
import { ruleColumnOf } from '../../platform/list/row-scope.ts'
import { RAW_SQL, readRule, type StoredRule } from '../../platform/permissions/data-rule-conditions.ts'
import { dataRuleInvalid } from '../../platform/permissions/data-rule-errors.ts'
import type { VariableContext } from '../../platform/permissions/data-rule-variables.ts'

/** Sample values of all variables, with which rules that contain variables are checked. */
const SAMPLE_VARIABLES: VariableContext = {
  id: '1',
  username: 'a',
  realname: 'a',
  orgCode: 'A01',
  departId: '1',
  orgCodes: ['A01', 'A02'],
  roles: ['a'],
  now: '2026-01-01 00:00:00',
}

const at = (field: string, words: LocalizedText) => dataRuleInvalid(words, { fields: { [field]: words } })

/** Lists the fields that data rules of a resource can compare. */
export const fieldsOf = (resource: RuledResource): string[] =>
  [...new Set([...Object.keys(resource.ability.filters), ...Object.keys(resource.ruleColumns ?? {})])].filter(
    (field) => ruleColumnOf(resource, field) !== undefined,
  )

/**
 * Validates a data rule of the menu that has this permission code. Returns the lists that the rule restricts.
 */
export function validateRule(lists: Lists, code: string | null, rule: StoredRule): RuledResource[] {
  const listed = lists.openedBy(code)
  if (listed.length === 0) {
    throw at('permissionId', {
      en: 'This menu has no list for data rules',
      zh: '该菜单没有可设置数据规则的列表',
    })
  }
  const known = listed.filter((resource) => ruleColumnOf(resource, rule.column))
  if (known.length === 0) {
    const fields = [...new Set(listed.flatMap(fieldsOf))]
    throw at('ruleColumn', {
      en: `Field "${rule.column}" not found. Available: ${fields.join(', ')}`,
      zh: `不存在字段“${rule.column}”，可用字段：${fields.join('、')}`,
    })
  }
  if (rule.condition === RAW_SQL) {
    throw at('ruleConditions', {
      en: "Custom SQL isn't supported. Use another condition.",
      zh: '不支持自定义 SQL，请使用其他条件',
    })
  }
  for (const resource of known) {
    const read = readRule(resource, rule, SAMPLE_VARIABLES)
    if ('problem' in read) throw at('ruleValue', read.problem)
  }
  return known
}

/**
 * Returns the reason why a stored rule is invalid, so that it matches no row for any user; undefined if the
 * rule is valid.
 */
export function problemOf(
  lists: Lists,
  resources: readonly string[],
  rule: StoredRule,
): LocalizedText | undefined {
  for (const name of resources) {
    const resource = lists.ofModel(name)
    if (!resource) return { en: `No list of ${name} exists any more`, zh: `系统中已没有 ${name} 的列表` }
    const read = readRule(resource, rule, SAMPLE_VARIABLES)
    if ('problem' in read) return read.problem
  }
  return undefined
}

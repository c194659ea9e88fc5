import type { Words } from '../../http/locale.ts'
import { ruleColumnOf } from '../list/scope.ts'
import { RAW_SQL, readRule, type StoredRule } from './conditions.ts'
import { dataRuleInvalid } from './errors.ts'
import { type RuledResource, resourceNamed, resourcesOf } from './resources.ts'
import type { Facts } from './variables.ts'

/** Somebody for whom every variable stands for something. */
const ANYBODY: Facts = {
  id: '1',
  username: 'a',
  realname: 'a',
  orgCode: 'A01',
  departId: '1',
  orgCodes: ['A01', 'A02'],
  roles: ['a'],
  now: '2026-01-01 00:00:00',
}

const at = (field: string, words: Words) => dataRuleInvalid(words, { fields: { [field]: words } })

/** The fields that rules over these records know. */
export const fieldsOf = (resource: RuledResource): string[] =>
  [...new Set([...Object.keys(resource.ability.filters), ...Object.keys(resource.ruleColumns ?? {})])].filter(
    (field) => ruleColumnOf(resource, field) !== undefined,
  )

/** Refuses a rule that could not be applied; gives the kinds of record that it narrows. */
export function requireSound(code: string | null, rule: StoredRule): RuledResource[] {
  const listed = resourcesOf(code)
  if (listed.length === 0) {
    throw at('permissionId', {
      en: 'This menu lists no records that rules could narrow',
      zh: '该菜单没有可设置数据规则的列表',
    })
  }
  const known = listed.filter((resource) => ruleColumnOf(resource, rule.column))
  if (known.length === 0) {
    const fields = [...new Set(listed.flatMap(fieldsOf))]
    throw at('ruleColumn', {
      en: `There is no field "${rule.column}" here, only ${fields.join(', ')}`,
      zh: `不存在字段“${rule.column}”，可用字段：${fields.join('、')}`,
    })
  }
  if (rule.condition === RAW_SQL) {
    throw at('ruleConditions', {
      en: 'Raw SQL is not run here: use the other conditions',
      zh: '不支持自定义 SQL，请使用其他条件',
    })
  }
  for (const resource of known) {
    const read = readRule(resource, rule, ANYBODY)
    if ('problem' in read) throw at('ruleValue', read.problem)
  }
  return known
}

/** Why a stored rule lets no row through, whoever has it; undefined for one that works. */
export function problemOf(resources: readonly string[], rule: StoredRule): Words | undefined {
  for (const name of resources) {
    const resource = resourceNamed(name)
    if (!resource) return { en: `Nothing lists ${name} any more`, zh: `系统中已没有 ${name} 的列表` }
    const read = readRule(resource, rule, ANYBODY)
    if ('problem' in read) return read.problem
  }
  return undefined
}

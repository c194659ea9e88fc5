import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Scoped } from '../list/row-scope.ts'
import { conditionsFor, RAW_SQL, readRule } from './data-rule-conditions.ts'
import type { VariableContext } from './data-rule-variables.ts'

const column = <Type extends string>(type: Type) => ({ type, sql: sql`t.x` })
const resource = {
  ability: { filters: { name: ['eq'], unlisted: ['eq'] } },
  columns: { name: column('text'), amount: column('integer') },
  ruleColumns: { amount: column('integer'), day: column('day'), time: column('time') },
} as unknown as Scoped

const facts: VariableContext = {
  id: '1',
  username: 'ann',
  realname: 'Ann',
  orgCode: 'A01',
  departId: null,
  orgCodes: ['A01', '', 'B01'],
  roles: ['r1', 'r2'],
  now: '2026-03-04 05:06:07',
}

const read = (field: string, condition: string, value: string) =>
  readRule(resource, { column: field, condition, value }, facts)

test.each([
  ['#{sys_user_code}', ['ann']],
  ['#{sysUserName}', ['Ann']],
  ['#{sys_user_id}', ['1']],
  ['x-#{sys_org_code}-y', ['x-A01-y']],
  ['#{sys_multi_org_code}', ['A01', 'B01']],
  ['#{sys_role_code}/#{sys_org_code}', ['r1/A01', 'r2/A01']],
  ['#{sys_date}', ['2026-03-04']],
  ['#{sys_time}', ['2026-03-04 05:06:07']],
  ['#{sys_org_id}', []],
])('variables are replaced in the value %s', (value, values) => {
  expect(read('name', '=', value)).toEqual({
    any: values.map((each) => ({ field: 'name', op: 'eq', values: [each] })),
  })
})

test.each([
  ['name', '=', 'a', 'eq', ['a']],
  ['name', '!=', 'a', 'nin', ['a']],
  ['name', 'LIKE', 'a', 'like', ['a']],
  ['name', 'LEFT_LIKE', 'a', 'ends', ['a']],
  ['name', 'RIGHT_LIKE', 'a', 'starts', ['a']],
  ['name', 'IN', 'a, b,c', 'in', ['a', 'b', 'c']],
  ['name', '=', 'a, b', 'eq', ['a, b']],
  ['name', 'IN', 'a,#{sys_role_code}', 'in', ['a', 'r1', 'r2']],
  ['name', '!=', '#{sys_role_code}', 'nin', ['r1', 'r2']],
  ['amount', '>', '5', 'gt', [5]],
  ['amount', '>=', '-5', 'gte', [-5]],
  ['amount', '<', '5', 'lt', [5]],
  ['amount', '<=', '5', 'lte', [5]],
  ['day', '>=', '#{sys_date}', 'gte', ['2026-03-04']],
  ['time', '<', '#{sys_time}', 'lt', ['2026-03-04 05:06:07']],
])('the rule %s %s %s becomes a condition', (field, condition, value, op, values) => {
  expect(read(field, condition, value)).toEqual({ any: [{ field, op, values }] })
})

describe('invalid rules', () => {
  test.each([
    ['a field that rules may not compare', 'unlisted', '=', 'a', 'Column "unlisted" not found'],
    ['a name of the prototype', 'constructor', '=', 'a', 'Column "constructor" not found'],
    ['an unknown condition', 'name', 'BETWEEN', 'a', 'Unknown condition'],
    ['a condition of the prototype', 'name', 'toString', 'a', 'Unknown condition'],
    ['raw SQL', 'name', RAW_SQL, '1 = 1', 'Unknown condition'],
    ['a text condition on an amount', 'amount', 'LIKE', '5', 'This condition applies to text only'],
    [
      'an order comparison with several values',
      'name',
      '>',
      '#{sys_role_code}',
      'This variable can have several values. Use IN or =.',
    ],
    ['an unknown variable', 'name', '=', '#{sys_unknown}', 'Unknown variable #{sys_unknown}'],
    ['an unclosed variable', 'name', '=', '#{sys_date', 'A variable is not closed: #{…}'],
    [
      "JeecgBoot's tenant variable",
      'name',
      '=',
      '#{tenant_id}',
      'Tenants are not supported: #{tenant_id} has no value',
    ],
    ['a value of another type', 'amount', '=', 'five', 'An integer is expected'],
    ['an invalid value among valid ones', 'amount', 'IN', '1,two', 'An integer is expected'],
    ['more than 200 values', 'amount', 'IN', Array(201).fill('1').join(), 'At most 200 values'],
  ])('a rule with %s is refused', (_reason, field, condition, value, problem) => {
    expect(read(field, condition, value)).toEqual({ problem: { en: problem, zh: expect.any(String) } })
  })

  test('a rule with exactly 200 values is accepted', () => {
    expect(read('amount', 'IN', Array(200).fill('1').join())).toHaveProperty('any')
  })
})

test('conditions that match a part of a text are offered for texts only', () => {
  const ofTexts = ['LIKE', 'LEFT_LIKE', 'RIGHT_LIKE']

  expect(conditionsFor('text')).toEqual(expect.arrayContaining(['=', '!=', 'IN', '>', ...ofTexts]))
  expect(conditionsFor('integer')).toEqual(['>', '>=', '<', '<=', '=', '!=', 'IN'])
})

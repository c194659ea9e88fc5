import { expect, test } from 'vitest'
import { ruledLists } from '../../registry/ruled-lists.ts'
import { readRule } from './data-rule-conditions.ts'
import type { VariableContext } from './data-rule-variables.ts'

test.each([
  ['#{sys_user_code}', ['ann']],
  ['#{sysUserName}', ['Ann']],
  ['x-#{sys_org_code}-y', ['x-A01-y']],
  ['#{sys_multi_org_code}', ['A01', 'B01']],
  ['#{sys_role_code}/#{sys_org_code}', ['r1/A01', 'r2/A01']],
  ['#{sys_date}', ['2026-03-04']],
  ['#{sys_time}', ['2026-03-04 05:06:07']],
  ['#{sys_org_id}', []],
])('the variable %s', (value, values) => {
  const facts: VariableContext = {
    id: '1',
    username: 'ann',
    realname: 'Ann',
    orgCode: 'A01',
    departId: null,
    orgCodes: ['A01', 'B01'],
    roles: ['r1', 'r2'],
    now: '2026-03-04 05:06:07',
  }
  const resource = ruledLists.ofModel('SettleBill')
  if (!resource) throw new Error('no bills')

  expect(readRule(resource, { column: 'billNo', condition: '=', value }, facts)).toEqual({
    any: values.map((each) => ({ field: 'billNo', op: 'eq', values: [each] })),
  })
})

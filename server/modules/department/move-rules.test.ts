import { afterAll, describe, expect, test } from 'vitest'
import { serveDeparts } from '../../../tests/support/serve-departs.ts'
import { registry } from '../../registry.ts'
import { fieldsOf } from '../data-rule/validate.ts'
import { orgCodeFields } from './move-rules.ts'

const { run, idOf, codeOf, made, plan, move } = serveDeparts()

describe('data rules that name org codes', () => {
  const rule = (id: string, [column, condition, value]: [string, string, string], status = '1') =>
    run(
      `insert into sys_permission_data_rule
        (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, resources, status)
        select $1, min(id), $1, $2, $3, $4, 'Trade', $5 from sys_permission`,
      [id, column, condition, value, status],
    )
  const ruleValue = async (id: string) =>
    (await run('select rule_value as value from sys_permission_data_rule where id = $1', [id]))[0].value
  afterAll(() => run('delete from sys_permission_data_rule'))

  test('a department move updates data rules on every field with org codes', () => {
    const fields = registry.lists.entries.flatMap(([, resource]) => fieldsOf(resource))

    expect([...new Set(fields.filter((field) => /org_?code/i.test(field)))].sort()).toEqual([
      ...orgCodeFields,
    ])
  })

  test('data rules contain the new codes after a move, alone, as prefix and in lists', async () => {
    const depart = await made(await idOf('A01A03'), '规则')
    const code = depart.orgCode
    await rule('not', ['sysOrgCode', '!=', code])
    await rule('off', ['orgCode', '=', `${code}A01`], '0')
    await rule('list', ['sysOrgCode', 'IN', `A01A04, ${code}A01,#{sys_org_code},${code}`])
    await rule('below', ['sysOrgCode', 'RIGHT_LIKE', code])
    await rule('variable', ['sysOrgCode', '=', '#{sys_org_code}'])
    await rule('other', ['sysOrgCode', '!=', 'A01A04'])
    await rule('name', ['username', '=', code])
    const planned = await plan(depart.id, await idOf('A01A04'))
    const { result } = await move(depart.id, await idOf('A01A04'), code)

    expect(planned.result.rows).toContainEqual({ kind: 'rules', count: 4 })
    expect(result).toEqual(planned.result)
    expect(
      await Promise.all(['not', 'off', 'list', 'below', 'variable', 'other', 'name'].map(ruleValue)),
    ).toEqual([
      result.toCode,
      `${result.toCode}A01`,
      `A01A04,${result.toCode}A01,#{sys_org_code},${result.toCode}`,
      result.toCode,
      '#{sys_org_code}',
      'A01A04',
      code,
    ])
  })

  test.each([
    ['the operator <', '<', 'A01A04'],
    ['a part of a code', 'LIKE', 'A04'],
    ['a variable and more', '!=', '#{sys_org_code}A01'],
  ])(
    'a data rule on org codes with %s stops the move and is named in the error',
    async (_name, condition, value) => {
      const depart = await made(await idOf('A01A03'), '拒')
      await rule('Vague', ['sysOrgCode', condition, value])
      const planned = await plan(depart.id, await idOf('A01A04'))
      const moved = await move(depart.id, await idOf('A01A04'), depart.orgCode)
      await run("delete from sys_permission_data_rule where id = 'Vague'")

      for (const answer of [planned, moved]) {
        expect(answer).toMatchObject({ status: 409, result: { error: 'DEPART_RULES_VAGUE' } })
        expect(answer.message).toContain('Vague')
      }
      expect(await codeOf(depart.id)).toBe(depart.orgCode)
    },
  )
})

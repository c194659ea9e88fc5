import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operations } from '#schemas'
import { serveDataRules } from '../../../tests/support/serve-data-rules.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const { server, menus, call: ask, add: addDataRule, grant } = serveDataRules()

const run = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data: object = {}) =>
  ask(method, `/ledger/ledgerRule${path}`, data, { by: 'clerk' })
const errorOf = ({ status, result }: { status: number; result: { error?: string } }) => [status, result.error]

interface Rule {
  status: string
  [field: string]: unknown
}
const office = { receiverName: 'Head office', accountRef: 'M-1', sharePpm: 100_000 }
const landlord = { receiverName: 'Landlord', accountRef: 'M-2', amountFen: 500 }
const rule: Rule = {
  name: 'East',
  scopeKind: 'OWN_GROUP_TAG',
  ownGroupTag: 'east',
  effectiveFrom: '2026-01-01',
  status: 'ACTIVE',
  receivers: [office, landlord],
}

async function sign(operation: string, content: object, username = 'reviewer'): Promise<string> {
  const body = { operation, content, username, password: '123456' }
  return (await ask('POST', '/app/signatures', body, { by: 'clerk' })).result.signature
}
const approved = async (operation: string, content: object) => ({
  ...content,
  signature: await sign(operation, content),
})
const add = (content: object) => call('POST', '/add', content)
const edit = (content: object) => call('PUT', '/edit', content)
/** Adds a rule, and returns the content of an edit that changes nothing. */
async function added(values: object = {}): Promise<Rule & { id: string; version: number }> {
  const content = { ...rule, ...values }
  const { id } = (
    await add(content.status === 'ACTIVE' ? await approved('ledgerRule.add', content) : content)
  ).result
  return { ...content, id, version: 0 }
}
const stored = async () =>
  run(`select r.status, r.version, r.signed_by, (select jsonb_agg(v.receiver_name order by v.line_no)
    from ledger_receiver v where v.rule_id = r.id) as receivers from ledger_rule r order by r.id`)

let shopId: string
beforeAll(async () => {
  shopId = (await run('select id from shop_basic_info order by id limit 1'))[0].id
})
beforeEach(async () => {
  await run('delete from ledger_receiver')
  await run('delete from ledger_rule')
})

describe('without an approval', () => {
  test('an active rule is not added', async () => {
    const answer = await add(rule)

    expect(errorOf(answer)).toEqual([400, 'SIGNATURE_NEEDED'])
    expect(Object.keys(answer.result.fields)).toEqual(['signature'])
    expect(await stored()).toEqual([])
  })

  test.each(['PUT', 'POST'] as const)('%s edit neither changes nor activates a rule', async (method) => {
    const active = await added()
    const inactive = await added({ status: 'INACTIVE', ownGroupTag: 'west' })
    const before = await stored()

    const answers = [
      await call(method, '/edit', { ...active, receivers: [landlord] }),
      await call(method, '/edit', { ...active, name: 'Other' }),
      await call(method, '/edit', { ...inactive, status: 'ACTIVE' }),
    ]

    expect(answers.map(errorOf)).toEqual(Array(3).fill([400, 'SIGNATURE_NEEDED']))
    expect(await stored()).toEqual(before)
  })

  test('a rule is added as inactive, switched off and deleted', async () => {
    const active = await added()

    expect(await edit({ ...active, status: 'INACTIVE' })).toMatchObject({ success: true })
    expect(await stored()).toMatchObject([{ status: 'INACTIVE', signed_by: null }])
    expect(await call('DELETE', `/delete?id=${active.id}`, { id: active.id })).toMatchObject({
      success: true,
    })
    expect(await add({ ...rule, status: 'INACTIVE' })).toMatchObject({ success: true })
  })

  test('no other operation writes rules', () => {
    const writes = Object.entries(operations).filter(
      ([name, { method }]) => name.startsWith('ledgerRule.') && method !== 'GET',
    )

    expect(writes.map(([name, { countersign = null }]) => [name, countersign])).toEqual([
      ['ledgerRule.add', 'ledgerRule:approve'],
      ['ledgerRule.edit', 'ledgerRule:approve'],
      ['ledgerRule.delete', null],
      ['ledgerRule.deleteBatch', null],
    ])
  })
})

describe('with an approval', () => {
  test('a rule is added, changed and activated, and names its approver', async () => {
    const content = await added()
    expect(await stored()).toMatchObject([{ signed_by: 'reviewer', version: 0 }])

    const changed = { ...content, receivers: [landlord, office] }
    const { result } = await edit(await approved('ledgerRule.edit', changed))
    expect(result).toMatchObject({ signedBy: 'reviewer', version: 1 })
    await edit({ ...changed, version: 1, status: 'INACTIVE' })
    await edit(await approved('ledgerRule.edit', { ...changed, version: 2 }))

    expect(await stored()).toEqual([
      { status: 'ACTIVE', version: 3, signed_by: 'reviewer', receivers: ['Landlord', 'Head office'] },
    ])
    const [audit] = await run(
      "select username, detail from audit_log where action = 'ledgerRule.edit' order by seq desc limit 1",
    )
    expect(audit).toMatchObject({ username: 'clerk', detail: { to: { signedBy: 'reviewer' } } })
  })

  test('the receivers that a form has loaded are sent back with their ids', async () => {
    const { id } = await added()
    const { receivers } = (await call('GET', '/queryById', { id })).result

    const content = { ...rule, id, version: 0, name: 'New name', receivers }
    expect(await edit(await approved('ledgerRule.edit', content))).toMatchObject({ success: true })
  })

  test.each([
    ['another share', { receivers: [{ ...office, sharePpm: 100_001 }, landlord] }],
    ['another account', { receivers: [{ ...office, accountRef: 'M-3' }, landlord] }],
    ['another order', { receivers: [landlord, office] }],
    ['another scope', { ownGroupTag: 'west' }],
    ['another start', { effectiveFrom: '2026-01-02' }],
    ['an end', { effectiveTo: '2026-12-31' }],
  ])('a rule with %s is refused', async (_, more) => {
    const signature = await sign('ledgerRule.add', rule)

    expect(errorOf(await add({ ...rule, ...more, signature }))).toEqual([400, 'SIGNATURE_INVALID'])
    expect(await stored()).toEqual([])
  })

  test('an edit that omits the end needs an approval of the stored one', async () => {
    const { effectiveTo, ...content } = await added({ effectiveTo: '2026-12-31' })

    const omitted = await edit(await approved('ledgerRule.edit', content))
    const signature = await sign('ledgerRule.edit', { ...content, effectiveTo })

    expect(errorOf(omitted)).toEqual([400, 'SIGNATURE_INVALID'])
    expect(await edit({ ...content, signature })).toMatchObject({ success: true })
  })

  test('of another operation, rule or version, or used before, it is refused', async () => {
    const content = await added()
    const west = await added({ ownGroupTag: 'west' })
    const signature = await sign('ledgerRule.edit', content)

    const refused = [
      await edit({ ...content, signature: await sign('ledgerRule.add', content) }),
      await edit({ ...content, id: west.id, ownGroupTag: 'north', signature }),
      await edit({ ...content, signature }).then(() => edit({ ...content, version: 1, signature })),
    ]

    expect(refused.map(errorOf)).toEqual(Array(3).fill([400, 'SIGNATURE_INVALID']))
  })
})

describe('an approver', () => {
  const signError = async (username: string) =>
    errorOf(
      await ask(
        'POST',
        '/app/signatures',
        { operation: 'ledgerRule.add', content: rule, username, password: '123456' },
        { by: 'clerk' },
      ),
    )

  test('is another user than the author, and may approve rules', async () => {
    expect(await signError('clerk')).toEqual([409, 'SIGNATURE_SAME_PERSON'])
    expect(await signError('keeper')).toEqual([409, 'SIGNATURE_NOT_ENTITLED'])
  })

  test('sees the shop of the rule', async () => {
    const content = { ...rule, scopeKind: 'SHOP', ownGroupTag: undefined, shopId }
    const departs = await run(
      "delete from sys_user_depart where user_id = (select id from sys_user where username = 'reviewer') returning *",
    )
    await server.services.database.db.transaction().execute(invalidatePermissions)

    const refused = await add(await approved('ledgerRule.add', content))
    await run(
      'insert into sys_user_depart select * from jsonb_populate_recordset(null::sys_user_depart, $1::jsonb)',
      [JSON.stringify(departs)],
    )
    await server.services.database.db.transaction().execute(invalidatePermissions)

    expect(errorOf(refused)).toEqual([400, 'SIGNATURE_INVALID'])
    expect(await add(await approved('ledgerRule.add', content))).toMatchObject({ success: true })
  })

  test('sees the rule before the change', async () => {
    const content = await added()
    const hides = { ruleColumn: 'ownGroupTag', ruleConditions: '=', ruleValue: 'west' }
    const id = await addDataRule({ permissionId: menus['ledgerRule:list'], ...hides })
    await grant([id], 'settlement_reviewer', 'ledgerRule:list')

    const answer = await edit(await approved('ledgerRule.edit', { ...content, ownGroupTag: 'west' }))

    expect(errorOf(answer)).toEqual([400, 'SIGNATURE_INVALID'])
  })

  test('may list rules', async () => {
    const denied = `delete from sys_role_permission where permission_id = $1
      and role_id = (select id from sys_role where role_code = 'settlement_reviewer') returning *`
    const rows = await run(denied, [menus['ledgerRule:list']])
    await server.services.database.db.transaction().execute(invalidatePermissions)

    expect(errorOf(await add(await approved('ledgerRule.add', rule)))).toEqual([400, 'SIGNATURE_INVALID'])
    await run(
      'insert into sys_role_permission select * from jsonb_populate_recordset(null::sys_role_permission, $1::jsonb)',
      [JSON.stringify(rows)],
    )
  })
})

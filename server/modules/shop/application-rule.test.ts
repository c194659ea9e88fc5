import { describe, expect, test } from 'vitest'
import { applicationSections, type ShopApplication, type ShopDetail, type ShopRevision } from '#schemas'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { applicationOf, failure, serveRevisions } from './revisions.fixture.ts'

const { server, run, tokens, send, get, shop, shopInRevision } = serveRevisions()

describe('the ledger rule of an application', () => {
  const head = { receiverName: 'Head office', accountRef: 'M-1', sharePpm: 100_000 }
  const landlord = { receiverName: 'Landlord', accountRef: 'M-2', amountFen: 500 }
  const withRule = (receivers: object[], more: object = {}) =>
    ({ hasLedgerRule: true, receivers, ...more }) as Partial<ShopApplication>
  const rules = (id: string) =>
    run(
      `select r.name, r.scope_kind as kind, r.status, r.effective_from as "from", r.effective_to as "to", r.version,
         (select jsonb_agg(v.receiver_name order by v.line_no) from ledger_receiver v where v.rule_id = r.id) as receivers
       from ledger_rule r where r.shop_id = $1`,
      [id],
    )
  const submit = (more: Partial<ShopApplication>, by?: string) => send('POST', 'submit', shop(more), by)
  const reject = async (id: string, version: number) => {
    await send('PUT', 'reject', { id, version, section: 'CHANNELS', reason: 'wrong split' }, 'reviewer')
    await send('PUT', 'revise', { id, version: version + 1 })
    return get<ShopRevision>('revision', id)
  }

  test('is made with the shop, audited, and active for the shop from the day of submission', async () => {
    const answer = await submit(withRule([head, landlord]))
    const { id, shopCode, shopName } = answer.json().result
    const [{ today }] = (await run("select (now() at time zone 'Asia/Shanghai')::date::text as today")) as [
      { today: string },
    ]

    expect(await rules(id)).toEqual([
      {
        name: `${shopCode} ${shopName}`,
        kind: 'SHOP',
        status: 'ACTIVE',
        from: today,
        to: null,
        version: 0,
        receivers: ['Head office', 'Landlord'],
      },
    ])
    const audit = await run(
      "select action from audit_log where action like 'ledgerRule%' order by seq desc limit 1",
    )
    expect(audit).toEqual([{ action: 'ledgerRule.add' }])
  })

  test('is shown to the reviewer with the application, not to users without ledger rules', async () => {
    const { id } = (await submit(withRule([head, landlord]))).json().result
    await run(
      `update shop_basic_info set sys_org_code = (select org_code from sys_user where username = 'keeper')
       where id = $1`,
      [id],
    )

    expect((await get<ShopDetail>('queryById', id, 'reviewer')).receivers).toMatchObject([head, landlord])
    expect((await get<ShopDetail>('queryById', id, 'keeper')).receivers).toEqual([])
  })

  test('is approved only by a user who may see it', async () => {
    const { id } = (await submit(withRule([head, landlord]))).json().result
    const checked = [...applicationSections]
    const grants = `from sys_role_permission g using sys_permission p, sys_role r
      where p.id = g.permission_id and p.perms = 'ledgerRule:list' and r.id = g.role_id
        and r.role_code = 'settlement_reviewer'`
    const [grant] = await run(`delete ${grants} returning g.*`)
    await run('update rights_epoch set epoch = epoch + 1')

    const refused = await send('PUT', 'approve', { id, version: 0, checked }, 'reviewer')
    await run(
      'insert into sys_role_permission select * from jsonb_populate_record(null::sys_role_permission, $1)',
      [JSON.stringify(grant)],
    )
    await run('update rights_epoch set epoch = epoch + 1')

    expect(failure(refused)).toEqual([403, 'SHOP_RULE_HIDDEN'])
    expect(await send('PUT', 'approve', { id, version: 0, checked }, 'reviewer')).toMatchObject({
      statusCode: 200,
    })
  })

  test('is changed, kept or removed by the next version, never made twice', async () => {
    const typed = shop(withRule([head, landlord]))
    const { id } = (await send('POST', 'submit', typed)).json().result
    let revision = await reject(id, 0)
    expect(revision).toMatchObject({ hasLedgerRule: true, receivers: [head, landlord] })

    const again = (more: Partial<ShopApplication>) =>
      send('POST', 'submit', applicationOf({ typed, revision }, more))
    expect((await again(withRule([landlord]))).statusCode).toBe(200)
    expect(await rules(id)).toMatchObject([{ receivers: ['Landlord'], version: 1 }])
    revision = await reject(id, revision.version + 1)
    expect((await again({ hasLedgerRule: null })).statusCode).toBe(200)
    expect(await rules(id)).toMatchObject([{ receivers: ['Landlord'], version: 1 }])
    revision = await reject(id, revision.version + 1)
    expect((await again({ hasLedgerRule: false })).statusCode).toBe(200)

    expect(await rules(id)).toEqual([])
    expect(await reject(id, revision.version + 1)).toMatchObject({ hasLedgerRule: false, receivers: [] })
  })

  test.each([
    ['no receiver', [], 'receivers'],
    ['shares above the ceiling', [{ ...head, sharePpm: 300_001 }], 'receivers'],
    ['a share and an amount', [head, { ...landlord, sharePpm: 1 }], 'receivers[1].sharePpm'],
    ['a blank name', [{ ...head, receiverName: ' ' }], 'receivers[0].receiverName'],
  ])(
    'with %s is refused by the step and by the submit, and nothing is written',
    async (_, receivers, field) => {
      const typed = shop(withRule(receivers))
      const { channels } = typed

      const checked = await send('POST', 'checkStep', { step: 'channels', channels, ...withRule(receivers) })
      const submitted = await send('POST', 'submit', typed)

      for (const answer of [checked, submitted])
        expect([answer.statusCode, Object.keys(answer.json().result.fields)]).toEqual([400, [field]])
      expect(await run('select from shop_basic_info where shop_code = $1', [typed.shopCode])).toEqual([])
    },
  )

  test('of a shop that a user has given another rule is refused, with that rule named', async () => {
    const { typed, revision } = await shopInRevision()
    await run(
      `insert into ledger_rule (id, name, scope_kind, shop_id, effective_from, status)
       values ('by-hand', 'By hand', 'SHOP', $1, '2026-01-01', 'ACTIVE')`,
      [revision.id],
    )

    const answer = await send('POST', 'submit', applicationOf({ typed, revision }, withRule([head])))

    expect(failure(answer)).toEqual([409, 'LEDGER_RULE_OVERLAPS', 'receivers'])
  })

  test('needs the permission to add ledger rules', async () => {
    const menu = "(select id from sys_permission where perms = 'ledgerRule:add')"
    const held = await run(`delete from sys_role_permission where permission_id in ${menu} returning *`)
    await run('update rights_epoch set epoch = epoch + 1')
    tokens.plain = (await signInAll(server, ['clerk'])).clerk ?? {}

    const typed = shop(withRule([head]))
    const answers = [
      await send('POST', 'submit', typed, 'plain'),
      await send('POST', 'checkStep', { step: 'channels', ...typed, hasLedgerRule: false }, 'plain'),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect((await submit({}, 'plain')).statusCode).toBe(200)
    expect(await run('select from shop_basic_info where shop_code = $1', [typed.shopCode])).toEqual([])
    expect(held.length).toBeGreaterThan(0)
  })
})

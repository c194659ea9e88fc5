import { describe, expect, test } from 'vitest'
import {
  applicationSections,
  type ShopApplication,
  type ShopDetail,
  type ShopEvent,
  type ShopRevision,
} from '#schemas'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { decryptNumber } from '../../platform/secrets/numbers.ts'
import { BASE, serveApplications } from './applications.fixture.ts'

const { server, run, tokens, send: sendAs, get, shop } = serveApplications()

const send = (method: 'POST' | 'PUT', path: string, payload: object, by?: string) =>
  sendAs(method, path, payload, by === undefined ? {} : { by })
const failure = (answer: { statusCode: number; json(): { result: { error: string; fields?: object } } }) => {
  const { error, fields = {} } = answer.json().result
  return [answer.statusCode, error, ...Object.keys(fields)]
}

/** Submits a shop, rejects it and starts its revision. */
async function shopInRevision(): Promise<{ typed: ShopApplication; revision: ShopRevision }> {
  const typed = shop()
  const { id } = (await send('POST', 'submit', typed)).json().result
  await send('PUT', 'reject', { id, version: 0, section: 'LICENCE', reason: 'blurred photo' }, 'reviewer')
  await send('PUT', 'revise', { id, version: 1 })
  return { typed, revision: await get<ShopRevision>('revision', id) }
}

/** Application of the wizard that changes nothing but `more`: inputs of numbers are empty. */
function applicationOf(
  { typed, revision }: { typed: ShopApplication; revision: ShopRevision },
  more: Partial<ShopApplication> = {},
): ShopApplication {
  const { bossKind: _, bossName: __, bossMobile: ___, bossIdNo: ____, ...kept } = typed
  const { id, version, bossId } = revision
  return {
    ...kept,
    isNewBoss: false,
    id,
    version,
    bossId,
    legalIdNo: null,
    accountNo: null,
    reservedMobile: null,
    ...more,
  }
}

const numbersOf = async (id: string) => {
  const [stored] = (await run(
    `select l.legal_id_no as "legalIdNo", a.account_no as "accountNo", a.reserved_mobile as "reservedMobile"
      from shop_licence l join shop_settle_account a on a.shop_id = l.shop_id where l.shop_id = $1`,
    [id],
  )) as [{ legalIdNo: string; accountNo: string; reservedMobile: string | null }]
  const { secrets } = server.services
  return {
    ...stored,
    legalIdNo: decryptNumber(secrets, 'legalIdNo', { key: id, encrypted: stored.legalIdNo }),
    accountNo: decryptNumber(secrets, 'accountNo', { key: id, encrypted: stored.accountNo }),
  }
}

describe('the revision of a rejected shop', () => {
  test('the wizard gets the application with the reason of the rejection, numbers masked', async () => {
    const { typed, revision } = await shopInRevision()

    expect(revision).toMatchObject({
      version: 2,
      rejectSection: 'LICENCE',
      statusReason: 'blurred photo',
      shopCode: typed.shopCode,
      mobile: typed.mobile,
      point: typed.point,
      licenceNo: typed.licenceNo,
      licenceBeginDate: '2020-01-01',
      storedLegalIdNo: '9900 **** **** 1235',
      storedAccountNo: '6217 **** **** 4560',
      storedReservedMobile: '139****0001',
      channels: typed.channels,
    })
    expect(JSON.stringify(revision)).not.toMatch(/6217000000001234560|990000199003071235/)
  })

  test('a corrected shop waits for review again and keeps the numbers that were left empty', async () => {
    const shop = await shopInRevision()
    const { id } = shop.revision

    const answer = await send('POST', 'submit', applicationOf(shop, { shopName: 'Corrected shop' }))

    expect(answer.json().result).toMatchObject({
      id,
      shopName: 'Corrected shop',
      status: 'PENDING_REVIEW',
      version: 3,
    })
    expect(await numbersOf(id)).toEqual({
      legalIdNo: '990000199003071235',
      accountNo: '6217000000001234560',
      reservedMobile: '13900000001',
    })
    expect((await get<ShopEvent[]>('timeline', id)).map(({ kind }) => kind)).toEqual([
      'resubmit',
      'revise',
      'reject',
      'submit',
    ])
    const [{ count }] = await run('select count(*)::int as count from shop_basic_info where shop_code = $1', [
      shop.typed.shopCode,
    ])
    expect(count).toBe(1)
  })

  test('another account number replaces the stored one and its reserved mobile', async () => {
    const shop = await shopInRevision()

    await send(
      'POST',
      'submit',
      applicationOf(shop, { accountKind: 'CORPORATE', accountNo: '31001234567890123' }),
    )

    expect(await numbersOf(shop.revision.id)).toMatchObject({
      accountNo: '31001234567890123',
      reservedMobile: null,
    })
  })

  test('onboardings are created again for the channels of the new application', async () => {
    const shop = await shopInRevision()
    const [wechat] = shop.typed.channels as [ShopApplication['channels'][number]]
    const unionpay = { ...wechat, channelCode: 'unionpay' }

    await send('POST', 'submit', applicationOf(shop, { channels: [{ ...wechat, ratePpm: 2500 }, unionpay] }))

    const { channels } = await get<ShopDetail>('queryById', shop.revision.id)
    expect(
      channels.map(({ channelCode, ratePpm, status, operationStatus }) => [
        channelCode,
        ratePpm,
        status,
        operationStatus,
      ]),
    ).toEqual([
      ['wechat', 2500, 'PENDING', 'CREATED'],
      ['alipay', 3800, 'CLOSED', 'CANCELLED'],
      ['unionpay', 3800, 'PENDING', 'CREATED'],
    ])
  })

  test.each([
    ['a stale version', { version: 1 }, [409, 'SHOP_CHANGED']],
    ['an invalid number', { legalIdNo: '1' }, [400, 'SHOP_APPLICATION_INVALID', 'legalIdNo']],
  ])('a correction with %s is refused and changes nothing', async (_, more, expected) => {
    const shop = await shopInRevision()

    const answer = await send('POST', 'submit', applicationOf(shop, { shopName: 'x', ...more }))

    expect(failure(answer)).toEqual(expected)
    expect(await get<ShopDetail>('queryById', shop.revision.id)).toMatchObject({
      status: 'DRAFT',
      shopName: shop.typed.shopName,
      version: 2,
    })
  })

  test('a shop in review cannot be corrected', async () => {
    const typed = shop()
    const { id } = (await send('POST', 'submit', typed)).json().result

    const answer = await send('POST', 'submit', { ...typed, id, version: 0 })

    expect(failure(answer)).toEqual([409, 'SHOP_WRONG_STATUS'])
  })

  test('the check of a step knows the shop in revision', async () => {
    const shop = await shopInRevision()
    const { shopCode, licenceNo, legalPerson } = shop.typed
    const licence = {
      licenceNo,
      legalPerson,
      legalIdNo: null,
      licenceBeginDate: '2020-01-01',
      isLongTerm: true,
    }
    const check = (body: object) => send('POST', 'checkStep', { step: 'licence', ...licence, ...body })

    expect((await check({ id: shop.revision.id })).json().success).toBe(true)
    expect(failure(await check({}))).toEqual([400, 'SHOP_APPLICATION_INVALID', 'legalIdNo'])
    expect(shopCode).toMatch(/./)
  })

  test('the revision of a shop outside the scope answers like an unknown one, and requires the permission', async () => {
    const { revision } = await shopInRevision()
    const ask = (id: string, by: string) =>
      server.app.inject({ url: `${BASE}/revision`, query: { id }, headers: tokens[by] ?? {} })

    expect(failure(await ask('unknown', 'clerk'))).toEqual([404, 'SHOP_NOT_FOUND'])
    expect(failure(await ask(revision.id, 'keeper'))).toEqual([403, 'FORBIDDEN'])
  })
})

test('no user who submitted a version of the application can approve it', async () => {
  const made = await shopInRevision()
  const resubmitted = await send('POST', 'submit', applicationOf(made), 'admin')
  const { id, version } = resubmitted.json().result
  await run(
    `insert into sys_user_role (id, user_id, role_id)
     select 'clerk-reviews', u.id, r.id from sys_user u, sys_role r
     where u.username = 'clerk' and r.role_code = 'settlement_reviewer' on conflict do nothing`,
  )
  await run('update rights_epoch set epoch = epoch + 1')
  const checked = ['BASICS', 'LOCATION', 'LICENCE', 'ACCOUNT', 'CHANNELS']

  const byFirst = await send('PUT', 'approve', { id, version, checked }, 'clerk')
  const byReviewer = await send('PUT', 'approve', { id, version, checked }, 'reviewer')

  expect(failure(byFirst)).toEqual([409, 'SHOP_SAME_PERSON'])
  expect(byReviewer.statusCode).toBe(200)
})

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

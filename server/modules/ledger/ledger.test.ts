import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  headers = await server.signIn('clerk')
})
beforeEach(async () => {
  await server.services.database.db.deleteFrom('ledger_receiver').execute()
  await server.services.database.db.deleteFrom('ledger_rule').execute()
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(method: Method, path: string, body?: object, as = headers) {
  const url = `/jeecg-boot/ledger/ledgerRule${path}`
  const answer = await server.app.inject({ method, url, headers: as, ...(body && { payload: body }) })
  return { status: answer.statusCode, ...answer.json() }
}

const share = (sharePpm: number) => ({ receiverName: 'Head office', accountRef: 'M-1', sharePpm })
const amount = (amountFen: number) => ({ receiverName: 'Landlord', accountRef: 'M-2', amountFen })
const rule = {
  name: 'East',
  scopeKind: 'OWN_GROUP_TAG',
  ownGroupTag: 'east',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-06-30',
  status: 'ACTIVE',
  receivers: [share(100_000), amount(500)],
}
/**
 * If a rule is active, returns it with the approval of the user `reviewer`; otherwise returns it unchanged.
 */
async function approved<Rule extends { status: string }>(operation: string, content: Rule) {
  if (content.status !== 'ACTIVE') return content
  const url = '/jeecg-boot/app/signatures'
  const payload = { operation, content, username: 'reviewer', password: '123456' }
  const { result } = (await server.app.inject({ method: 'POST', url, headers, payload })).json()
  return { ...content, signature: result.signature }
}
const add = async (values: object = {}) =>
  call('POST', '/add', await approved('ledgerRule.add', { ...rule, ...values }))
const edit = async (id: string, version: number, values: object = {}) =>
  call('PUT', '/edit', await approved('ledgerRule.edit', { ...rule, id, version, ...values }))
const list = async (query = '') => (await call('GET', `/list${query}`)).result

test('a rule is added, listed with its totals, edited and deleted', async () => {
  const { id } = (await add()).result

  expect((await list('?name=*Eas*')).records).toMatchObject([
    { scopeName: 'east', receiverCount: 2, totalSharePpm: 100_000, totalAmountFen: 500, createBy: 'clerk' },
  ])
  await edit(id, 0, { name: 'West', ownGroupTag: ' west ', effectiveTo: null })
  expect((await call('GET', `/queryById?id=${id}`)).result).toMatchObject({
    name: 'West',
    ownGroupTag: 'west',
    effectiveTo: null,
    version: 1,
  })
  await call('DELETE', `/delete?id=${id}`)
  expect((await list()).total).toBe(0)
})

test('receivers keep their ids and take the new order', async () => {
  const { id, receivers } = (await add()).result
  const [office, landlord] = receivers

  const { result } = await edit(id, 0, {
    receivers: [landlord, share(1), { ...office, sharePpm: null, amountFen: 1 }],
  })

  const ids = result.receivers.map((receiver: { id: string }) => receiver.id)
  expect(ids).toEqual([landlord.id, expect.not.stringMatching(office.id), office.id])
  expect(result.receivers).toMatchObject([
    { amountFen: 500 },
    { sharePpm: 1 },
    { sharePpm: null, amountFen: 1 },
  ])
})

test('an edit of an older version answers 409', async () => {
  const { id } = (await add()).result
  await edit(id, 0, { name: 'Newer' })

  const answer = await edit(id, 0, { name: 'Stale' })

  expect(answer).toMatchObject({ status: 409, result: { current: 1, given: 0 } })
  expect((await list()).records).toMatchObject([{ name: 'Newer' }])
})

describe('limits', () => {
  test.each([
    ['shares at the ceiling', { receivers: [share(200_000), share(100_000)] }],
    ['one part per million', { receivers: [share(1)] }],
    ['the largest amounts', { receivers: Array.from({ length: 20 }, () => amount(10_000_000_000)) }],
    ['one day', { effectiveTo: '2026-01-01' }],
    ['no end', { effectiveTo: null }],
  ])('%s are accepted', async (_name, values) => {
    expect(await add(values)).toMatchObject({ success: true })
  })

  test.each([
    ['shares above the ceiling', { receivers: [share(200_000), share(100_001)] }, 'receivers'],
    ['both', { receivers: [{ ...share(1), amountFen: 1 }] }, 'receivers[0].sharePpm'],
    ['neither', { receivers: [share(1), { ...share(1), sharePpm: null }] }, 'receivers[1].sharePpm'],
    ['no receiver', { receivers: [] }, 'receivers'],
    ['a share of nothing', { receivers: [share(0)] }, 'receivers[0].sharePpm'],
    ['a share of more than all', { receivers: [share(1_000_001)] }, 'receivers[0].sharePpm'],
    ['a fraction of a fen', { receivers: [amount(0.5)] }, 'receivers[0].amountFen'],
    ['an end before the start', { effectiveTo: '2025-12-31' }, 'effectiveTo'],
    ['an impossible day', { effectiveFrom: '2026-02-30' }, 'effectiveFrom'],
    ['a blank tag', { ownGroupTag: ' ' }, 'ownGroupTag'],
    ['no tag', { ownGroupTag: undefined }, 'ownGroupTag'],
    ['an unknown scope', { scopeKind: 'ALL' }, 'scopeKind'],
    ['an unknown brand', { scopeKind: 'BRAND', brandId: 'x' }, 'brandId'],
    ['an unknown shop', { scopeKind: 'SHOP', shopId: 'x' }, 'shopId'],
  ])('%s is rejected at its field', async (_name, values, field) => {
    const { status, result } = await add(values)

    expect(status).toBe(400)
    expect(Object.keys(result.fields)).toEqual([field])
    expect((await list()).total).toBe(0)
  })

  test('an edit that omits the end is checked against the stored one', async () => {
    const { id } = (await add()).result

    const { result } = await edit(id, 0, { effectiveFrom: '2026-07-01', effectiveTo: undefined })

    expect(Object.keys(result.fields)).toEqual(['effectiveTo'])
  })
})

describe('the ceiling of channels', () => {
  const setCeiling = (code: string, ceilingPpm: number, status = 'ACTIVE') =>
    server.services.database.db
      .updateTable('pay_channel')
      .set({ ledger_ceiling_ppm: ceilingPpm, status })
      .where('code', '=', code)
      .execute()
  const ceiling = async () => (await call('GET', '/ceiling')).result
  afterEach(() => Promise.all(['wechat', 'alipay'].map((code) => setCeiling(code, 300_000))))

  test('the lowest one of an active channel limits the shares, and the error names it', async () => {
    await setCeiling('wechat', 250_000)
    await setCeiling('alipay', 100_000, 'SUSPENDED')
    expect(await ceiling()).toEqual({ channelCode: 'wechat', ceilingPpm: 250_000 })
    expect(await add({ receivers: [share(250_000)] })).toMatchObject({ success: true })

    const { status, result } = await add({ ownGroupTag: 'west', receivers: [share(250_001)] })

    expect(status).toBe(400)
    expect(result.fields).toEqual({ receivers: expect.stringMatching(/25%.*微信支付/) })
  })

  test('shares of more than the whole are rejected whatever the channels allow', async () => {
    await Promise.all(['wechat', 'alipay', 'unionpay'].map((code) => setCeiling(code, 1_000_000)))
    const answers = [await add({ receivers: [share(600_000), share(400_001)] })]
    await setCeiling('unionpay', 300_000)

    expect(answers).toMatchObject([{ status: 400, result: { fields: { receivers: expect.any(String) } } }])
  })

  test('it can not be lowered below an active rule, which the error names', async () => {
    const admin = await server.signIn('admin')
    const { rows } = await server.services.database.pool.query<Record<string, string>>(
      "select id, version, settle_cycle from pay_channel where code = 'wechat'",
    )
    const [{ id, version, settle_cycle: settleCycle } = {}] = rows
    const saveChannel = async (values: object) => {
      const url = '/jeecg-boot/channel/payChannel/edit'
      const settings = { id, version, name: 'WeChat Pay', adapter: 'sandbox', ratePpm: 0, settleCycle }
      const payload = { ...settings, status: 'ACTIVE', ...values }
      return (await server.app.inject({ method: 'PUT', url, headers: admin, payload })).json()
    }
    await add({ receivers: [share(100_000), share(50_000)], name: 'Both' })
    await add({ receivers: [share(200_000)], ownGroupTag: 'west', status: 'INACTIVE' })

    const refused = await saveChannel({ ledgerCeilingPpm: 149_999 })

    expect(refused.result).toMatchObject({ error: 'CHANNEL_CEILING_BELOW_RULE' })
    expect(refused.result.fields.ledgerCeilingPpm).toMatch(/“Both”.*15%/)
    const [saved, added] = await Promise.all([
      saveChannel({ ledgerCeilingPpm: 150_000 }),
      add({ receivers: [share(150_001)], ownGroupTag: 'north' }),
    ])
    expect([saved.success, added.success].filter(Boolean)).toHaveLength(1)
  })
})

describe('overlaps', () => {
  const shop = () =>
    server.services.database.db
      .selectFrom('shop_basic_info')
      .select(['id', 'brand_id'])
      .executeTakeFirstOrThrow()

  test.each([
    ['the same day', { effectiveFrom: '2026-06-30', effectiveTo: null }],
    ['within', { effectiveFrom: '2026-02-01', effectiveTo: '2026-02-02' }],
    ['around', { effectiveFrom: '2025-01-01', effectiveTo: null }],
    ['up to the first day', { effectiveFrom: '2025-01-01', effectiveTo: '2026-01-01' }],
  ])('%s: an active rule of the same scope is named at the start date', async (_name, period) => {
    await add({ name: 'First' })

    const answer = await add({ name: 'Second', ...period })

    expect(answer).toMatchObject({
      status: 409,
      result: { fields: { effectiveFrom: expect.stringContaining('First') } },
    })
  })

  test.each([
    ['the day after', { effectiveFrom: '2026-07-01', effectiveTo: null }],
    ['the day before', { effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' }],
    ['another tag', { ownGroupTag: 'west' }],
    ['inactive', { status: 'INACTIVE' }],
  ])('%s: both rules are saved', async (_name, values) => {
    await add()

    expect(await add(values)).toMatchObject({ success: true })
  })

  test('a brand, a tag and a shop with the same value are different scopes', async () => {
    const { id, brand_id } = await shop()
    await add({ ownGroupTag: id })
    await add({ ownGroupTag: brand_id })

    expect(await add({ scopeKind: 'SHOP', shopId: id })).toMatchObject({ success: true })
    expect(await add({ scopeKind: 'BRAND', brandId: brand_id })).toMatchObject({ success: true })
    expect(await add({ scopeKind: 'SHOP', shopId: id })).toMatchObject({ status: 409 })
  })

  test('an edited rule does not overlap itself, and activating it is checked', async () => {
    const { id } = (await add({ status: 'INACTIVE' })).result
    await edit(id, 0, { name: 'Same' })
    await edit(id, 1, { status: 'INACTIVE' })
    await add()

    expect(await edit(id, 2, { status: 'ACTIVE' })).toMatchObject({ status: 409 })
    expect(await edit(id, 2, { status: 'INACTIVE' })).toMatchObject({ success: true })
  })

  test('of two simultaneous rules one is saved', async () => {
    const answers = await Promise.all([add(), add(), add()])

    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('another scope replaces the former one', async () => {
    const { id: shopId } = await shop()
    const { id } = (await add()).result

    const { result } = await edit(id, 0, { scopeKind: 'SHOP', shopId })

    expect(result).toMatchObject({ scopeKind: 'SHOP', shopId, ownGroupTag: null, brandId: null })
  })
})

test('the rows of the list can be exported', async () => {
  await add()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/lists/exportSize',
    headers,
    payload: { page: 'ledger/LedgerRuleList', query: {} },
  })

  expect(answer.json().result.rows).toBe(1)
})

test('a reviewer reads the rules and can not change them; a shop keeper sees none', async () => {
  const { id } = (await add()).result
  const reviewer = await server.signIn('reviewer')
  const keeper = await server.signIn('keeper')

  expect((await call('GET', '/list', undefined, reviewer)).result.total).toBe(1)
  expect(await call('POST', '/add', rule, reviewer)).toMatchObject({ status: 403 })
  expect(await call('DELETE', `/delete?id=${id}`, undefined, reviewer)).toMatchObject({ status: 403 })
  expect(await call('GET', '/list', undefined, keeper)).toMatchObject({ status: 403 })
})

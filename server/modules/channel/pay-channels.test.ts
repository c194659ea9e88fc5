import { describe, expect, test } from 'vitest'
import { type Method, servePeople } from '../../../tests/support/serve-people.ts'
import { channelSecretPlace } from '../../platform/channel/adapters.ts'

type Person = 'admin' | 'clerk' | 'keeper'

const {
  server,
  call: ask,
  lastAudit,
} = servePeople<Person>(['admin', 'clerk', 'keeper'], {
  env: { OUTBOUND_PRIVATE_HOSTS: 'gateway.internal' },
})

const call = (method: Method, path: string, body?: object, by: Person = 'admin') =>
  ask(method, `/channel/payChannel${path}`, { body, by, locale: 'en-US' })
const query = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows

const SECRET = 'a gateway secret of enough length'.replaceAll(' ', '-')
const sandbox = {
  code: 'cowrie',
  name: 'Cowrie Pay',
  adapter: 'sandbox',
  ratePpm: 3800,
  settleCycle: 'T+1',
  status: 'ACTIVE',
}
const gateway = {
  ...sandbox,
  code: 'gateway',
  adapter: 'http',
  gatewayUrl: 'https://gateway.example.com/pay',
  keyId: 'gaiwan-1',
  secret: SECRET,
}
const add = async (more: object) => (await call('POST', '/add', { ...sandbox, ...more })).result
const fieldsOf = ({ status, result }: { status: number; result: { fields?: object } }) => [
  status,
  Object.keys(result?.fields ?? {}),
]

describe('a channel', () => {
  test('gets defaults, is listed, edited with its version, and deleted', async () => {
    const made = await add({ code: 'first' })

    expect(made).toMatchObject({
      code: 'first',
      sandboxSeed: 'gaiwan',
      sandboxDelayMs: 0,
      sandboxIsDown: false,
      ledgerCeilingPpm: 300_000,
      isSecretSet: false,
      version: 0,
    })
    const { id } = made
    const { code: _, ...settings } = sandbox
    expect(await call('PUT', '/edit', { ...settings, id, version: 0, ratePpm: 0 })).toMatchObject({
      result: { ratePpm: 0, version: 1 },
    })
    expect(await call('PUT', '/edit', { ...settings, id, version: 0 })).toMatchObject({ status: 409 })
    expect((await call('GET', '/list?code=first')).result.records).toMatchObject([{ id, ratePpm: 0 }])
    expect(await call('DELETE', `/delete?id=${id}`)).toMatchObject({ success: true })
  })

  test('that has merchants or trades can not be deleted', async () => {
    const [{ id }] = await query("select id from pay_channel where code = 'wechat'")

    expect(await call('DELETE', `/delete?id=${id}`)).toMatchObject({
      status: 409,
      result: { error: 'CHANNEL_IN_USE' },
    })
  })

  test('has its name in the dictionary of channels as long as it exists', async () => {
    const items = () =>
      query("select item_text, item_text_i18n from sys_dict_item where item_value = 'named'")
    const { id } = await add({ code: 'named', name: 'Before' })
    const { code: _, ...settings } = sandbox
    await call('PUT', '/edit', { ...settings, id, version: 0, name: 'After' })

    expect(await items()).toEqual([{ item_text: 'After', item_text_i18n: { 'en-US': 'After' } }])
    await call('DELETE', `/delete?id=${id}`)
    expect(await items()).toEqual([])
  })

  test('of the demo keeps its names in both languages', async () => {
    const names = await query(
      `select i.item_text_i18n as texts from sys_dict d join sys_dict_item i on i.dict_id = d.id
       where d.dict_code = 'pay_channel_code' and i.item_value = 'wechat'`,
    )

    expect(names).toEqual([{ texts: { 'en-US': 'WeChat Pay', 'zh-CN': '微信支付' } }])
  })
})

test('a channel with a ceiling below an active ledger rule can be added and edited, but not activated', async () => {
  await query(`insert into ledger_rule (id, name, scope_kind, own_group_tag, effective_from, status)
    values ('r1', 'Partner', 'OWN_GROUP_TAG', 'east', '2026-01-01', 'ACTIVE')`)
  await query(`insert into ledger_receiver (id, rule_id, line_no, receiver_name, account_ref, share_ppm)
    values ('v1', 'r1', 1, 'Partner', 'M1', 200000)`)
  const low = { ...sandbox, code: 'low', ledgerCeilingPpm: 100_000 }
  const refusal = { status: 409, result: { error: 'CHANNEL_CEILING_BELOW_RULE' } }
  expect(await call('POST', '/add', low)).toMatchObject(refusal)

  const { id } = (await call('POST', '/add', { ...low, status: 'SUSPENDED' })).result
  const { code: _, ...settings } = low
  const edit = (version: number, more: object) => call('PUT', '/edit', { ...settings, ...more, id, version })
  expect(await edit(0, { status: 'SUSPENDED', ledgerCeilingPpm: 1 })).toMatchObject({ success: true })
  expect(await edit(1, {})).toMatchObject(refusal)
  expect(await edit(1, { ledgerCeilingPpm: 200_000 })).toMatchObject({ success: true })
  expect(await edit(2, { ledgerCeilingPpm: 200_000, ratePpm: 1 })).toMatchObject({ success: true })
  await query('delete from ledger_receiver')
  await query('delete from ledger_rule')
})

describe('the secret', () => {
  test('is stored encrypted, and no answer, list or audit row contains it', async () => {
    const made = await call('POST', '/add', gateway)
    const { id } = made.result
    const list = await call('GET', '/list?code=gateway')
    const [{ secret }] = await query('select secret from pay_channel where id = $1', [id])

    expect(made.result.isSecretSet).toBe(true)
    expect(JSON.stringify([made, list, await lastAudit()])).not.toMatch(new RegExp(`${SECRET}|"secret"`))
    expect(secret).not.toContain(SECRET)
    expect(server.services.secrets.decrypt(secret, channelSecretPlace('gateway'))).toBe(SECRET)
  })

  test('stays if an edit leaves it empty', async () => {
    const { id } = (await call('POST', '/add', { ...gateway, code: 'rotated' })).result
    const stored = async () => (await query('select secret from pay_channel where id = $1', [id]))[0].secret
    const before = await stored()
    const { code: _, secret: __, ...settings } = gateway

    const answer = await call('PUT', '/edit', { ...settings, id, version: 0, secret: null })

    expect(answer).toMatchObject({ success: true })
    expect(await stored()).toBe(before)
  })
})

describe('limits', () => {
  test.each([
    ['the highest rate', { ratePpm: 100_000 }],
    ['the longest cycle', { settleCycle: 'D+30' }],
    ['equal limits', { transactionLimitFen: 5, dailyLimitFen: 5 }],
    ['no ledger shares', { ledgerCeilingPpm: 0 }],
    ['a named private gateway', { ...gateway, gatewayUrl: 'http://gateway.internal:8080/pay' }],
  ])('%s is accepted', async (name, more) => {
    const code = name.replaceAll(' ', '-')

    expect(await call('POST', '/add', { ...sandbox, ...more, code })).toMatchObject({ success: true })
  })

  test.each([
    ['a rate above 10 %', { ratePpm: 100_001 }, 'ratePpm'],
    ['a negative rate', { ratePpm: -1 }, 'ratePpm'],
    ['an unknown cycle', { settleCycle: 'W+1' }, 'settleCycle'],
    ['a cycle of 31 days', { settleCycle: 'T+31' }, 'settleCycle'],
    ['a daily limit below one payment', { transactionLimitFen: 6, dailyLimitFen: 5 }, 'dailyLimitFen'],
    ['a limit of nothing', { transactionLimitFen: 0 }, 'transactionLimitFen'],
    ['a ceiling above everything', { ledgerCeilingPpm: 1_000_001 }, 'ledgerCeilingPpm'],
    ['a code with capitals', { code: 'Cowrie' }, 'code'],
    ['an unknown adapter', { adapter: 'ftp' }, 'adapter'],
    [
      'more answers than all',
      { sandboxFailurePercent: 60, sandboxRejectionPercent: 41 },
      'sandboxRejectionPercent',
    ],
    ['a gateway without a secret', { ...gateway, secret: undefined }, 'secret'],
    ['a short secret', { ...gateway, secret: 'short' }, 'secret'],
    ['a gateway without a key', { ...gateway, keyId: null }, 'keyId'],
    ['a gateway without a URL', { ...gateway, gatewayUrl: null }, 'gatewayUrl'],
    ['plain HTTP', { ...gateway, gatewayUrl: 'http://gateway.example.com' }, 'gatewayUrl'],
    ['this machine', { ...gateway, gatewayUrl: 'https://localhost/pay' }, 'gatewayUrl'],
    ['a private address', { ...gateway, gatewayUrl: 'https://10.0.0.1/pay' }, 'gatewayUrl'],
    ['a private IPv6 address', { ...gateway, gatewayUrl: 'https://[::1]/pay' }, 'gatewayUrl'],
    ['a URL with a password', { ...gateway, gatewayUrl: 'https://a:b@gateway.example.com' }, 'gatewayUrl'],
    ['a URL with a query', { ...gateway, gatewayUrl: 'https://gateway.example.com/?a=1' }, 'gatewayUrl'],
    ['a script as URL', { ...gateway, gatewayUrl: 'javascript:alert(1)' }, 'gatewayUrl'],
  ])('%s is rejected at its field', async (_name, more, field) => {
    expect(fieldsOf(await call('POST', '/add', { ...sandbox, code: 'refused', ...more }))).toEqual([
      400,
      [field],
    ])
    expect(await query("select id from pay_channel where code = 'refused'")).toEqual([])
  })

  test('a code in use is rejected at its field', async () => {
    expect(fieldsOf(await call('POST', '/add', { ...sandbox, code: 'wechat' }))).toEqual([409, ['code']])
  })
})

test('a clerk reads channels and can not change them; a shop keeper sees merchants only', async () => {
  const merchants = (by: Person) => ask('GET', '/channel/channelMerchant/list', { by })

  expect((await call('GET', '/list', undefined, 'clerk')).result.total).toBeGreaterThan(2)
  expect(await call('POST', '/add', sandbox, 'clerk')).toMatchObject({ status: 403 })
  expect(await call('GET', '/list', undefined, 'keeper')).toMatchObject({ status: 403 })
  const [own, all] = [await merchants('keeper'), await merchants('admin')]
  expect(own.result.total).toBe(3)
  expect(all.result.total).toBeGreaterThan(own.result.total)
})

test('a merchant of another department is not found', async () => {
  const get = (id: string, by: Person) => ask('GET', `/channel/channelMerchant/queryById?id=${id}`, { by })
  const [own] = (await ask('GET', '/channel/channelMerchant/list', { by: 'keeper' })).result.records
  const [{ id }] = await query('select id from channel_merchant where shop_id <> $1 limit 1', [own.shopId])

  expect(await get(own.id, 'keeper')).toMatchObject({ success: true, result: { shopId: own.shopId } })
  expect(await get(id, 'keeper')).toMatchObject({ status: 404 })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShopApplication, ShopDetail } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { buildApp } from '../../app.ts'

const BASE = '/jeecg-boot/shopinfo/shopBasicInfo'

let server: TestApp
let other: TestApp['app']
let tokens: Record<string, Record<string, string>>
let brandId: string
beforeAll(async () => {
  server = await createTestApp()
  other = buildApp(server.services)
  await other.ready()
  tokens = await signInAll(server, ['admin', 'clerk', 'reviewer', 'keeper', 'supervisor'])
  brandId = (await select('select id from brand order by code limit 1'))[0].id
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const select = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const submit = (payload: object, by = 'clerk', app = server.app, key?: string) =>
  app.inject({
    method: 'POST',
    url: `${BASE}/submit`,
    payload,
    headers: { ...tokens[by], ...(key && { 'idempotency-key': key }) },
  })
const shop = (more: Partial<ShopApplication> = {}) => shopApplication(brandId, more)
const detail = async (id: string, by = 'clerk'): Promise<ShopDetail> =>
  (await server.app.inject({ url: `${BASE}/queryById`, query: { id }, headers: tokens[by] })).json().result
const refusal = (answer: { statusCode: number; json(): { result: { error: string; fields?: object } } }) => {
  const { error, fields = {} } = answer.json().result
  return [answer.statusCode, error, Object.keys(fields).sort()]
}
const countShops = async () => (await select('select count(*) from shop_basic_info'))[0].count

test('a shop whose owner is merged meanwhile gets the owner that stays', async () => {
  const first = (await submit(shop())).json().result.id
  const [{ boss_id: keep }] = await select('select boss_id from shop_basic_info where id = $1', [first])
  await select(
    `insert into shop_boss (id, kind, name, mobile, id_no, id_no_mask, status, sys_org_code, create_by)
     select 'merged-owner', kind, name, mobile, id_no, id_no_mask, 'ACTIVE', sys_org_code, create_by from shop_boss
     where id = $1`,
    [keep],
  )
  const merge = await server.services.database.pool.connect()
  await merge.query('begin')
  await merge.query("update shop_boss set status = 'MERGED', merged_into = $1 where id = 'merged-owner'", [
    keep,
  ])

  const { bossName: _, bossKind: __, bossMobile: ___, bossIdNo: ____, ...typed } = shop({ isNewBoss: false })
  const submitted = submit({ ...typed, bossId: 'merged-owner' })
  await new Promise((done) => setTimeout(done, 1_000))
  await merge.query('commit')
  merge.release()

  const { id } = (await submitted).json().result
  expect(await select('select boss_id from shop_basic_info where id = $1', [id])).toEqual([{ boss_id: keep }])
})

describe('a submitted shop', () => {
  test('a submitted shop waits for review with all data of the steps, numbers masked', async () => {
    const typed = shop()

    const answer = await submit(typed)
    const { id } = answer.json().result

    expect(answer.json().result).toEqual({
      id,
      shopCode: typed.shopCode,
      shopName: typed.shopName,
      status: 'PENDING_REVIEW',
      version: 0,
    })
    expect(await detail(id)).toMatchObject({
      shopCode: typed.shopCode,
      brandId,
      ownGroupTag: 'tried-group',
      regionCode: '310101',
      lng: 121.47,
      lat: 31.23,
      bossName: '陈试',
      bossIdNo: '9900 **** **** 1235',
      licenceNo: typed.licenceNo,
      legalIdNo: '9900 **** **** 1235',
      isLongTerm: false,
      accountNo: '6217 **** **** 4560',
      bossMobile: '139****0001',
      reservedMobile: '139****0001',
      createBy: 'clerk',
    })
  })

  test('a submitted shop gets one onboarding per channel, created but not submitted, each with its own number', async () => {
    const { id } = (await submit(shop())).json().result

    const { channels } = await detail(id)
    const steps = await select(
      `select o.kind, o.status, t.from_status, t.to_status, t.create_by from channel_operation o
       join state_transition t on t.subject_kind = 'channel_operation' and t.subject_id = o.id where o.shop_id = $1`,
      [id],
    )

    expect(
      channels.map(({ channelCode, status, operationStatus }) => [channelCode, status, operationStatus]),
    ).toEqual([
      ['wechat', 'PENDING', 'CREATED'],
      ['alipay', 'PENDING', 'CREATED'],
    ])
    expect(new Set(channels.map(({ requestNo }) => requestNo)).size).toBe(2)
    expect(steps).toEqual(
      [1, 2].map(() => ({
        kind: 'ONBOARDING',
        status: 'CREATED',
        from_status: null,
        to_status: 'CREATED',
        create_by: 'clerk',
      })),
    )
  })

  test('numbers of a submitted shop are masked in responses, the audit log and the stored answer', async () => {
    const typed = shop()
    const key = randomUUID()
    const { id } = (await submit(typed, 'clerk', server.app, key)).json().result

    const texts = [
      ...(await select('select request::text as text from channel_operation where shop_id = $1', [id])),
      ...(await select('select detail::text as text from audit_log where subject_id = $1', [id])),
      ...(await select('select answer as text from idempotency_key where key = $1', [key])),
    ].map(({ text }) => text)

    expect(texts).toHaveLength(4)
    expect(texts.join('\n')).not.toMatch(/6217000000001234560|990000199003071235|13900000001/)
  })

  test('a submitted shop belongs to the department of its submitter and is visible only there', async () => {
    const { id } = (await submit(shop(), 'supervisor')).json().result

    expect(
      (await select('select sys_org_code from shop_basic_info where id = $1', [id]))[0].sys_org_code,
    ).toMatch(/^A01A0[12]$/)
    expect(await detail(id, 'keeper')).toMatchObject({ error: 'SHOP_NOT_FOUND' })
    expect(await detail(id, 'clerk')).toMatchObject({ id })
  })

  test('a submitted shop is audited with its licence and onboardings', async () => {
    const typed = shop()
    const { id } = (await submit(typed)).json().result

    const [row] = await select(
      "select username, detail from audit_log where action = 'shop.submit' and subject_id = $1",
      [id],
    )

    expect(row).toMatchObject({
      username: 'clerk',
      detail: {
        shopCode: typed.shopCode,
        licenceNo: typed.licenceNo,
        accountNo: '6217 **** **** 4560',
        onboardings: [{ channelCode: 'wechat' }, { channelCode: 'alipay' }],
      },
    })
  })

  test('a shop is created once per idempotency key', async () => {
    const typed = shop()
    const key = randomUUID()

    const answers = [await submit(typed, 'clerk', server.app, key), await submit(typed, 'clerk', other, key)]

    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(await select('select from shop_basic_info where shop_code = $1', [typed.shopCode])).toHaveLength(1)
  })
})

describe('an owner', () => {
  test('a new owner is created; an existing one with the same number and name is used again', async () => {
    const owner = { bossName: '新店主', bossIdNo: '990000198501010027' }

    const first = await detail((await submit(shop(owner))).json().result.id)
    const second = await detail((await submit(shop(owner))).json().result.id)

    expect(first.bossName).toBe('新店主')
    expect(second.bossId).toBe(first.bossId)
  })

  test('an owner whose number belongs to another name is refused, and nothing is created', async () => {
    await submit(shop())
    const before = await countShops()

    const answer = await submit(shop({ bossName: '另一人' }))

    expect(refusal(answer)).toEqual([400, 'SHOP_APPLICATION_INVALID', ['bossIdNo']])
    expect(await countShops()).toBe(before)
  })

  test('a suspended owner is refused at the typed number and as a selected owner', async () => {
    const owner = { bossName: '停用店主', bossIdNo: '990000198501010043' }
    const { bossId } = await detail((await submit(shop(owner))).json().result.id)
    await select("update shop_boss set status = 'SUSPENDED' where id = $1", [bossId])
    const before = await countShops()

    const answers = [
      await submit(shop(owner)),
      await submit(shop({ isNewBoss: false, bossId })),
      await submit(shop({ ...owner, bossName: '另一人' })),
    ]

    expect(answers.map((answer) => answer.json().result.fields)).toEqual([
      { bossIdNo: 'Belongs to a suspended owner' },
      { bossId: 'Not one of the options' },
      { bossIdNo: 'Belongs to an owner with another name' },
    ])
    expect(await countShops()).toBe(before)
  })

  test('an owner who was merged into a suspended one is refused', async () => {
    const owner = { bossName: '将停用', bossIdNo: '99000019850101006X' }
    const { bossId } = await detail((await submit(shop(owner))).json().result.id)
    await select(
      `insert into shop_boss (id, kind, name, mobile, id_no, id_no_mask, status, sys_org_code, create_by)
       select 'suspended-owner', kind, '已停用', mobile, id_no, id_no_mask, 'SUSPENDED', sys_org_code, create_by
       from shop_boss where id = $1`,
      [bossId],
    )
    await select("update shop_boss set status = 'MERGED', merged_into = 'suspended-owner' where id = $1", [
      bossId,
    ])

    expect(refusal(await submit(shop(owner)))).toEqual([400, 'SHOP_APPLICATION_INVALID', ['bossIdNo']])
  })

  test('only an owner within the scope can be selected', async () => {
    const [mine] = await select("select id from shop_boss where sys_org_code = 'A01A01' limit 1")
    const [foreign] = await select(
      `select id from shop_boss b where sys_org_code = 'A01A03' and not exists (select from shop_basic_info s
         where s.boss_id = b.id and (starts_with(s.sys_org_code, 'A01A01') or starts_with(s.sys_org_code, 'A01A02'))) limit 1`,
    )
    const picking = (bossId: string) => shop({ isNewBoss: false, bossId })

    const taken = await submit(picking(mine.id), 'supervisor')

    expect((await detail(taken.json().result.id)).bossId).toBe(mine.id)
    expect(refusal(await submit(picking(foreign.id), 'supervisor'))).toEqual([
      400,
      'SHOP_APPLICATION_INVALID',
      ['bossId'],
    ])
    expect((await submit(picking(foreign.id), 'admin')).statusCode).toBe(200)
  })
})

describe('an application', () => {
  test('a refused application reports all errors of all steps, and nothing is created', async () => {
    const before = await countShops()
    const typed = shop({
      mobile: '1',
      accountNo: 'x',
      channels: [{ channelCode: '', ratePpm: 1, effectiveDate: '' }],
    })

    const answer = await submit(typed)

    expect(refusal(answer)).toEqual([
      400,
      'SHOP_APPLICATION_INVALID',
      ['accountNo', 'channels[0].channelCode', 'channels[0].effectiveDate', 'mobile'],
    ])
    expect(answer.json().result.fields.mobile).toBe('Not a valid mobile number')
    expect(await countShops()).toBe(before)
  })

  test('an application of an invalid shape reports the path of every error', async () => {
    const { shopName: _, ...typed } = shop()
    const answer = await submit({
      ...typed,
      mobile: 5,
      channels: [{ channelCode: 'wechat', ratePpm: 1.5 }],
      status: 'ACTIVE',
    })

    expect(refusal(answer)).toEqual([
      400,
      'REQUEST_INVALID',
      ['channels[0].effectiveDate', 'channels[0].ratePpm', 'mobile', 'shopName', 'status'],
    ])
  })

  test('an application with an unknown brand, channel or picture is refused at these fields', async () => {
    await select("update pay_channel set status = 'SUSPENDED' where code = 'unionpay'")
    const today = shop().channels[0]?.effectiveDate ?? ''
    const channels = ['wechat', 'unionpay', 'cowrie'].map((channelCode) => ({
      channelCode,
      ratePpm: 3800,
      effectiveDate: today,
    }))

    const answer = await submit(
      shop({ brandId: 'none', channels, licenceImage: 'temp/of-somebody-else.png' }),
    )

    expect(refusal(answer)).toEqual([
      400,
      'SHOP_APPLICATION_INVALID',
      ['brandId', 'channels[1].channelCode', 'channels[2].channelCode', 'licenceImage'],
    ])
  })

  test('an application with a code and licence in use is refused at both fields', async () => {
    const first = shop()
    await submit(first)

    const answer = await submit(shop({ shopCode: first.shopCode, licenceNo: first.licenceNo }))

    expect(refusal(answer)).toEqual([409, 'SHOP_TAKEN', ['licenceNo', 'shopCode']])
  })

  test.each(['shopCode', 'licenceNo'] as const)(
    'an application with the %s of a simultaneous one is refused, on any node',
    async (field) => {
      const first = shop()
      const rivals = Array.from({ length: 6 }, () => shop({ [field]: first[field] }))

      const answers = await Promise.all(
        rivals.map((rival, index) => submit(rival, 'clerk', index % 2 === 0 ? server.app : other)),
      )
      const losers = answers.filter(({ statusCode }) => statusCode !== 200)

      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(losers.map(refusal)).toEqual(losers.map(() => [409, 'SHOP_TAKEN', [field]]))
      expect(
        await select(
          `select from shop_basic_info s left join shop_licence l on l.shop_id = s.id
           where s.shop_code = $1 or l.licence_no = $1`,
          [first[field]],
        ),
      ).toHaveLength(1)
    },
  )

  test('an application requires the permission and a current department', async () => {
    await select("update sys_user set org_code = null where username = 'admin'")

    const [keeper, admin] = [await submit(shop(), 'keeper'), await submit(shop(), 'admin')]
    await select("update sys_user set org_code = 'A01' where username = 'admin'")

    expect(refusal(keeper)).toEqual([403, 'FORBIDDEN', []])
    expect(refusal(admin)).toEqual([409, 'SHOP_DEPARTMENT_MISSING', []])
  })
})

describe('the check of a step', () => {
  const check = (step: string, typed: Partial<ShopApplication>, by = 'clerk') =>
    server.app.inject({
      method: 'POST',
      url: `${BASE}/checkStep`,
      payload: { step, ...typed },
      headers: tokens[by],
    })
  const basics = (more: Partial<ShopApplication> = {}) => {
    const { shopCode, shopName, type, isNewBoss, bossKind, bossName, bossMobile, bossIdNo, contact, mobile } =
      shop()
    const owner = { isNewBoss, bossKind, bossName, bossMobile, bossIdNo }
    return { shopCode, shopName, brandId, type, contact, mobile, ...owner, ...more }
  }
  const account = { accountKind: 'PERSONAL', accountHolder: '陈试', bankName: '建设银行' }
  const channel = { channelCode: 'wechat', ratePpm: 3800, effectiveDate: '2099-01-01' }

  test('accepts valid inputs of the step alone and writes nothing', async () => {
    const before = await countShops()

    const answers = [
      await check('basics', basics()),
      await check('account', { ...account, accountNo: '6217000000001234560' }),
      await check('channels', { channels: [channel] }),
    ]

    expect(answers.map((answer) => answer.json().result)).toEqual([null, null, null])
    expect(await countShops()).toBe(before)
  })

  test.each<[string, Partial<ShopApplication>, string[]]>([
    ['basics', { isNewBoss: false, bossId: 'none' }, ['bossId']],
    ['basics', { brandId: 'none' }, ['brandId']],
    ['account', { ...account, accountNo: '6217000000001234561' }, ['accountNo']],
    ['channels', { channels: [channel, channel] }, ['channels[1].channelCode']],
    ['channels', { channels: [{ ...channel, channelCode: 'cowrie' }] }, ['channels[0].channelCode']],
    ['location', { regionCode: 'x', address: 'Road 1' }, ['regionCode']],
  ])('refuses the inputs of the step %s: %j', async (step, typed, fields) => {
    const answer = await check(step, step === 'basics' ? basics(typed) : typed)

    expect(refusal(answer)).toEqual([400, 'SHOP_APPLICATION_INVALID', fields])
  })

  test('refuses a code in use, and an owner whose number belongs to another name', async () => {
    const taken = shop()
    await submit(taken)

    expect(refusal(await check('basics', basics({ shopCode: taken.shopCode })))).toEqual([
      409,
      'SHOP_TAKEN',
      ['shopCode'],
    ])
    expect(refusal(await check('basics', basics({ bossName: '另一人' })))).toEqual([
      400,
      'SHOP_APPLICATION_INVALID',
      ['bossIdNo'],
    ])
  })

  test('refuses the typed number of a suspended owner', async () => {
    const owner = { bossName: '停用于步骤', bossIdNo: '990000198501010086' }
    const { bossId } = await detail((await submit(shop(owner))).json().result.id)
    await select("update shop_boss set status = 'SUSPENDED' where id = $1", [bossId])

    expect(refusal(await check('basics', basics(owner)))).toEqual([
      400,
      'SHOP_APPLICATION_INVALID',
      ['bossIdNo'],
    ])
  })

  test('requires the permission to submit', async () => {
    expect(refusal(await check('basics', basics(), 'keeper'))).toEqual([403, 'FORBIDDEN', []])
  })
})

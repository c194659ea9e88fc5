import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShopApplication } from '#schemas'
import type { TestApp } from '../../../tests/support/app.ts'
import { buildApp } from '../../app.ts'
import { refusal, serveApplications } from './applications.fixture.ts'

const { server, run, send, submit, shop, detail, countShops } = serveApplications([
  ...['admin', 'clerk', 'reviewer', 'keeper', 'supervisor'],
])

let other: TestApp['app']
beforeAll(async () => {
  other = buildApp(server.services)
  await other.ready()
})
afterAll(() => other.close())

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
      brandId: typed.brandId,
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
    const steps = await run(
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
    const { id } = (await submit(typed, { key })).json().result

    const texts = [
      ...(await run('select request::text as text from channel_operation where shop_id = $1', [id])),
      ...(await run('select detail::text as text from audit_log where subject_id = $1', [id])),
      ...(await run('select answer as text from idempotency_key where key = $1', [key])),
    ].map(({ text }) => text)

    expect(texts).toHaveLength(4)
    expect(texts.join('\n')).not.toMatch(/6217000000001234560|990000199003071235|13900000001/)
  })

  test('a submitted shop belongs to the department of its submitter and is visible only there', async () => {
    const { id } = (await submit(shop(), { by: 'supervisor' })).json().result

    expect(
      (await run('select sys_org_code from shop_basic_info where id = $1', [id]))[0].sys_org_code,
    ).toMatch(/^A01A0[12]$/)
    expect(await detail(id, 'keeper')).toMatchObject({ error: 'SHOP_NOT_FOUND' })
    expect(await detail(id, 'clerk')).toMatchObject({ id })
  })

  test('a submitted shop is audited with its licence and onboardings', async () => {
    const typed = shop()
    const { id } = (await submit(typed)).json().result

    const [row] = await run(
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

    const answers = [await submit(typed, { key }), await submit(typed, { app: other, key })]

    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(await run('select from shop_basic_info where shop_code = $1', [typed.shopCode])).toHaveLength(1)
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
    await run("update pay_channel set status = 'SUSPENDED' where code = 'unionpay'")
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
        rivals.map((rival, index) => submit(rival, { app: index % 2 === 0 ? server.app : other })),
      )
      const losers = answers.filter(({ statusCode }) => statusCode !== 200)

      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect(losers.map(refusal)).toEqual(losers.map(() => [409, 'SHOP_TAKEN', [field]]))
      expect(
        await run(
          `select from shop_basic_info s left join shop_licence l on l.shop_id = s.id
           where s.shop_code = $1 or l.licence_no = $1`,
          [first[field]],
        ),
      ).toHaveLength(1)
    },
  )

  test('an application requires the permission and a current department', async () => {
    await run("update sys_user set org_code = null where username = 'admin'")

    const [keeper, admin] = [await submit(shop(), { by: 'keeper' }), await submit(shop(), { by: 'admin' })]
    await run("update sys_user set org_code = 'A01' where username = 'admin'")

    expect(refusal(keeper)).toEqual([403, 'FORBIDDEN', []])
    expect(refusal(admin)).toEqual([409, 'SHOP_DEPARTMENT_MISSING', []])
  })
})

describe('the check of a step', () => {
  const check = (step: string, typed: Partial<ShopApplication>, by = 'clerk') =>
    send('POST', 'checkStep', { step, ...typed }, { by })
  const basics = (more: Partial<ShopApplication> = {}) => {
    const { shopCode, shopName, brandId, type, contact, mobile, ...others } = shop()
    const { isNewBoss, bossKind, bossName, bossMobile, bossIdNo } = others
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
    await run("update shop_boss set status = 'SUSPENDED' where id = $1", [bossId])

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

import { describe, expect, test } from 'vitest'
import { applicationSections } from '#schemas'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { shopApplication } from '../../../tests/support/shop-application.ts'

const { server, call, gate, run, create, operation, finished, transitions, lastAudit } = serveChannel()

type Person = 'admin' | 'clerk' | 'reviewer' | 'keeper'

const merchant = async () => (await run('select * from channel_merchant where id = $1', [gate.merchantId]))[0]
const refused = ({ status, result }: { status: number; result: { error?: string } }) => [status, result.error]

/** Approves an operation as the user `reviewer`; returns the signature. */
const approve = async (name: string, content: object) => {
  const body = { operation: name, content, username: 'reviewer', password: '123456' }
  return (await call('POST', '/app/signatures', { body, by: 'clerk' })).result.signature
}

describe('changes of a merchant', () => {
  const change = async (path: string, content: object, signature?: string, by: Person = 'clerk') =>
    call('POST', `/channel/channelMerchant/${path}`, {
      body: { ...content, ...(signature && { signature }) },
      by,
    })
  const rate = async () => ({
    merchantId: gate.merchantId,
    version: (await merchant()).version,
    ratePpm: 2_500,
    effectiveDate: '2099-12-01',
  })

  test('a rate applies once a second user has approved it and the channel has accepted it', async () => {
    const content = await rate()

    const { result } = await change(
      'changeRate',
      content,
      await approve('channelMerchant.changeRate', content),
    )
    expect(result).toMatchObject({
      kind: 'RATE_CHANGE',
      status: 'CREATED',
      signedBy: 'reviewer',
      createBy: 'clerk',
    })
    await finished(result.id, 'SUCCEEDED')

    expect(await merchant()).toMatchObject({ rate_ppm: 2_500, effective_date: '2099-12-01' })
    expect(await lastAudit()).toMatchObject({
      action: 'channelMerchant.update',
      subject_id: gate.merchantId,
      detail: { to: { rate_ppm: 2_500 } },
    })
  })

  test('a change needs the approval of another user for exactly this content', async () => {
    const content = await rate()
    const signature = await approve('channelMerchant.changeRate', content)

    expect(refused(await change('changeRate', content))).toEqual([400, 'SIGNATURE_NEEDED'])
    expect(refused(await change('changeRate', { ...content, ratePpm: 1 }, signature))).toEqual([
      400,
      'SIGNATURE_INVALID',
    ])
    expect(refused(await change('changeRate', content, signature, 'reviewer'))).toEqual([403, 'FORBIDDEN'])
    const own = { operation: 'channelMerchant.changeRate', content, username: 'clerk', password: '123456' }
    expect(refused(await call('POST', '/app/signatures', { body: own, by: 'clerk' }))).toEqual([
      409,
      'SIGNATURE_SAME_PERSON',
    ])
  })

  test('a new account reaches the channel and the shop, and no other table, answer or log', async () => {
    const account = {
      accountKind: 'CORPORATE',
      holder: 'Tea Ltd',
      accountNo: '6217009999998887770',
      bankName: 'Bank',
    }
    const content = { merchantId: gate.merchantId, version: (await merchant()).version, ...account }
    const signature = await approve('channelMerchant.changeCard', content)

    const answer = await change('changeCard', content, signature)
    await finished(answer.result.id, 'SUCCEEDED')
    const detail = await call('GET', `/channel/channelOperation/queryById?id=${answer.result.id}`)

    expect(gate.gateway.requests.at(-1)).toMatchObject({ account: { accountNo: account.accountNo } })
    expect(
      await run('select holder, account_no_mask from shop_settle_account where shop_id = $1', [gate.shopId]),
    ).toEqual([{ holder: 'Tea Ltd', account_no_mask: '6217 **** **** 7770' }])
    expect(detail.result.request).toContainEqual({ name: 'account.accountNo', value: '6217 **** **** 7770' })
    const texts = [
      JSON.stringify([answer, detail]),
      ...(await run('select row_to_json(o)::text as text from channel_operation o')).map(({ text }) => text),
      ...(await run('select detail::text as text from audit_log')).map(({ text }) => text),
    ]
    expect(texts.join()).not.toContain(account.accountNo)
  })

  test('a merchant has one unfinished change of each kind', async () => {
    gate.gateway.mode = 'fail'
    const first = await rate()
    const { result } = await change('changeRate', first, await approve('channelMerchant.changeRate', first))
    await finished(result.id, 'FAILED')
    expect(await merchant()).toMatchObject({ remark: 'gateway: fail' })

    const second = await rate()
    const answer = await change('changeRate', second, await approve('channelMerchant.changeRate', second))
    expect(refused(answer)).toEqual([409, 'CHANNEL_OPERATION_EXISTS'])
  })

  test.each([
    ['an older version', async () => ({ ...(await rate()), version: 0 }), 409],
    ['a day in the past', async () => ({ ...(await rate()), effectiveDate: '2020-01-01' }), 400],
    ['an impossible day', async () => ({ ...(await rate()), effectiveDate: '2026-02-30' }), 400],
    ['a rate above 10 %', async () => ({ ...(await rate()), ratePpm: 100_001 }), 400],
  ])('%s is refused', async (_name, content, status) => {
    expect(await change('changeRate', await content())).toMatchObject({ status })
  })

  test('a balance is queried by its users only', async () => {
    const ref = async () => ({ merchantId: gate.merchantId, version: (await merchant()).version })

    const { result } = await change('queryBalance', await ref(), undefined, 'reviewer')
    await finished(result.id, 'SUCCEEDED')
    const detail = await call('GET', `/channel/channelOperation/queryById?id=${result.id}`)
    expect(detail.result.response).toContainEqual({ name: 'balanceFen', value: '123456' })
    expect(await change('queryBalance', await ref(), undefined, 'keeper')).toMatchObject({ status: 403 })
  })
})

describe('onboarding', () => {
  const waiting = async () =>
    (
      await run(
        `select id, merchant_id, shop_id from channel_operation where status = 'CREATED' and kind = 'ONBOARDING'
         and channel_code = 'wechat' order by id limit 1`,
      )
    )[0]
  const shopChannel = async (shopId: string) =>
    (await call('GET', `/shopinfo/shopBasicInfo/queryById?id=${shopId}`)).result.channels.find(
      ({ channelCode }: { channelCode: string }) => channelCode === 'wechat',
    )
  test('an onboarding is sent once another user has approved the shop', async () => {
    const [{ id: brandId }] = await run('select id from brand order by code limit 1')
    const body = shopApplication(brandId)
    const submitted = await call('POST', '/shopinfo/shopBasicInfo/submit', { body, by: 'clerk' })
    const { id, version } = submitted.result
    await server.services.queues.drain('channel-wechat')
    const waiting = await shopChannel(id)
    expect(waiting).toMatchObject({ status: 'PENDING', operationStatus: 'CREATED' })
    const early = await call('PUT', '/channel/channelOperation/sendNow', {
      body: { id: waiting.requestNo.slice(1), version: 0 },
    })
    expect(refused(early)).toEqual([409, 'CHANNEL_OPERATION_HELD'])

    await call('PUT', '/shopinfo/shopBasicInfo/approve', {
      body: { id, version, checked: applicationSections },
    })
    const requestNo: string = (await shopChannel(id)).requestNo
    await finished(requestNo.slice(1), 'SUCCEEDED')
    expect(await shopChannel(id)).toMatchObject({ status: 'ACTIVE', operationStatus: 'SUCCEEDED' })
  })

  test('a rejection is shown at the shop; onboarded again, the shop gets its number', async () => {
    const { id, merchant_id, shop_id } = await waiting()
    await run("update pay_channel set sandbox_rejection_percent = 100 where code = 'wechat'")
    const [shop] = await run('select version from shop_basic_info where id = $1', [shop_id])
    await call('PUT', '/shopinfo/shopBasicInfo/approve', {
      body: { id: shop_id, version: shop.version, checked: applicationSections },
    })
    await finished(id, 'REJECTED')
    expect(await shopChannel(shop_id)).toMatchObject({ status: 'REJECTED', remark: 'Simulated rejection' })

    await run("update pay_channel set sandbox_rejection_percent = 0 where code = 'wechat'")
    const [{ version }] = await run('select version from channel_merchant where id = $1', [merchant_id])
    const again = await call('POST', '/channel/channelMerchant/onboard', {
      body: { merchantId: merchant_id, version },
    })
    await finished(again.result.id, 'SUCCEEDED')

    expect(await shopChannel(shop_id)).toMatchObject({
      status: 'ACTIVE',
      remark: null,
      merchantNo: expect.stringMatching(/^9\d+$/),
      operationStatus: 'SUCCEEDED',
    })
  })
})

describe('steps of users', () => {
  test('a created operation can be cancelled once, but not retried', async () => {
    const id = await create('BALANCE_QUERY', { isHeld: true })
    const put = async (verb: string, by: Person = 'clerk') =>
      call('PUT', `/channel/channelOperation/${verb}`, {
        body: { id, version: (await operation(id)).version },
        by,
      })

    expect(refused(await put('retry'))).toEqual([409, 'CHANNEL_OPERATION_STATUS'])
    expect(refused(await put('cancel', 'reviewer'))).toEqual([403, 'FORBIDDEN'])
    expect((await put('cancel')).result).toMatchObject({ status: 'CANCELLED' })
    expect(refused(await put('cancel'))).toEqual([409, 'CHANNEL_OPERATION_STATUS'])
    expect(refused(await put('sendNow'))).toEqual([409, 'CHANNEL_OPERATION_STATUS'])
    expect(await transitions(id)).toEqual(['create', 'cancel'])
  })

  test('a failed change can be cancelled, so that another one can be created', async () => {
    gate.gateway.mode = 'fail'
    const id = await create('RATE_CHANGE', { request: { ratePpm: 2_000, effectiveDate: '2099-12-01' } })
    await finished(id, 'FAILED')
    const again = () => create('RATE_CHANGE', { request: { ratePpm: 2_100, effectiveDate: '2099-12-01' } })
    await expect(again()).rejects.toMatchObject({ code: 'CHANNEL_OPERATION_EXISTS' })

    const { version } = await operation(id)
    const answer = await call('PUT', '/channel/channelOperation/cancel', { body: { id, version } })

    expect(answer.result).toMatchObject({ status: 'CANCELLED' })
    gate.gateway.mode = 'answer'
    await finished(await again(), 'SUCCEEDED')
  })

  test('a merchant whose onboarding was cancelled is onboarded again once its shop is approved', async () => {
    const ref = { merchantId: gate.merchantId }
    await run("update channel_merchant set status = 'PENDING' where id = $1", [gate.merchantId])
    await run("update shop_basic_info set status = 'PENDING_REVIEW' where id = $1", [gate.shopId])
    const onboard = async () => {
      const [{ version }] = await run('select version from channel_merchant where id = $1', [gate.merchantId])
      return call('POST', '/channel/channelMerchant/onboard', { body: { ...ref, version } })
    }

    expect(refused(await onboard())).toEqual([409, 'CHANNEL_MERCHANT_INACTIVE'])
    await run("update shop_basic_info set status = 'ACTIVE' where id = $1", [gate.shopId])
    const answer = await onboard()

    expect(answer.result).toMatchObject({ kind: 'ONBOARDING' })
    await finished(answer.result.id, 'SUCCEEDED')
  })

  test('an operation of another department is not found', async () => {
    const [{ id }] = await run(
      "select id from channel_operation where sys_org_code not like 'A01A01A01%' order by id limit 1",
    )
    expect(
      refused(await call('GET', `/channel/channelOperation/queryById?id=${id}`, { by: 'keeper' })),
    ).toEqual([404, 'CHANNEL_OPERATION_NOT_FOUND'])
  })
})

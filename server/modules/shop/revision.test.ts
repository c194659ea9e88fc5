import { describe, expect, test } from 'vitest'
import type { ShopApplication, ShopDetail, ShopEvent } from '#schemas'
import { decryptNumber } from '../../platform/secrets/numbers.ts'
import { BASE } from './applications.fixture.ts'
import { applicationOf, failure, serveRevisions } from './revisions.fixture.ts'

const { server, run, tokens, send, get, shop, shopInRevision } = serveRevisions()

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

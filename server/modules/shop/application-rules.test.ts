import { describe, expect, test } from 'vitest'
import type { ShopApplication } from '#schemas'
import { shopApplication } from '../../../tests/support/shop-application.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { readApplication, readApplicationStep } from './application-rules.ts'
import { shopApplicationInvalid } from './errors.ts'

const today = '2026-11-20'
const application = (more: Partial<ShopApplication> = {}) => shopApplication('brand', { today, ...more })
const read = (typed: ShopApplication) => readApplication(typed, { today, refuse: shopApplicationInvalid })
const receiver = { receiverName: 'Landlord', accountRef: 'M-2', sharePpm: 300_000 }
const wechat = { channelCode: 'wechat', ratePpm: 3800, effectiveDate: today }

/** Lists the paths of the invalid fields of an application. */
function refused(typed: ShopApplication): string[] {
  try {
    read(typed)
    return []
  } catch (error) {
    return Object.keys((error as HttpError).fields ?? {})
  }
}

describe('an application', () => {
  test('an application is trimmed, with its numbers in their stored format', () => {
    const found = read(
      application({
        shopName: '  茶铺 ',
        bossMobile: '+86 139 0000 0001',
        accountNo: '6217 0000 0000 1234 560',
      }),
    )

    expect(found).toMatchObject({
      name: '茶铺',
      owner: { kind: 'PERSON', mobile: '13900000001' },
      account: { accountNo: '6217000000001234560' },
      licence: { endDate: '2099-12-31' },
    })
  })

  test('an application reports all errors together, each at its field', () => {
    const fields = refused(
      application({
        shopCode: '',
        bossMobile: '1',
        licenceEndDate: null,
        channels: [{ ...wechat, ratePpm: -1 }],
      }),
    )

    expect(fields.sort()).toEqual(['bossMobile', 'channels[0].ratePpm', 'licenceEndDate', 'shopCode'])
  })

  test.each<[string, Partial<ShopApplication>, string[]]>([
    ['a code in small letters', { shopCode: 's1' }, ['shopCode']],
    ['a code of one character', { shopCode: 'S' }, ['shopCode']],
    ['a name of spaces', { shopName: '   ' }, ['shopName']],
    ['an unknown type', { type: 'STALL' }, ['type']],
    ['no selected owner', { isNewBoss: false }, ['bossId']],
    ['a new owner without a name', { bossName: null }, ['bossName']],
    ['a company with the number of a person', { bossKind: 'COMPANY', bossIdNo: 'x' }, ['bossIdNo']],
    ['an unknown region', { regionCode: '31' }, ['regionCode']],
    ['a longitude without latitude', { point: { lng: 121, lat: null } }, ['point']],
    ['a latitude without longitude', { point: { lng: null, lat: 31 } }, ['point']],
    ['a longitude above 180', { point: { lng: 181, lat: 0 } }, ['point']],
    ['a latitude below -90', { point: { lng: 0, lat: -91 } }, ['point']],
    ['a licence that begins tomorrow', { licenceBeginDate: '2026-11-21' }, ['licenceBeginDate']],
    ['a day that does not exist', { licenceBeginDate: '2026-02-30' }, ['licenceBeginDate']],
    ['a licence that ends before it begins', { licenceEndDate: '2019-12-31' }, ['licenceEndDate']],
    ['an expired licence', { licenceEndDate: '2026-11-19' }, ['licenceEndDate']],
    ['an unknown kind of account', { accountKind: 'CASH' }, ['accountKind']],
    ['a card with a wrong check digit', { accountNo: '6217000000001234561' }, ['accountNo']],
    ['an invalid reserved mobile number', { reservedMobile: '12' }, ['reservedMobile']],
    ['no channel', { channels: [] }, ['channels']],
    ['a channel twice', { channels: [wechat, wechat] }, ['channels[1].channelCode']],
    [
      'a channel without a name',
      { channels: [{ ...wechat, channelCode: ' ' }] },
      ['channels[0].channelCode'],
    ],
    ['a rate above 10 %', { channels: [{ ...wechat, ratePpm: 100_001 }] }, ['channels[0].ratePpm']],
    [
      'a channel that starts yesterday',
      { channels: [{ ...wechat, effectiveDate: '2026-11-19' }] },
      ['channels[0].effectiveDate'],
    ],
    [
      'a channel without a start date',
      { channels: [{ ...wechat, effectiveDate: '' }] },
      ['channels[0].effectiveDate'],
    ],
    [
      'a channel that starts on no day',
      { channels: [{ ...wechat, effectiveDate: '2026-13-01' }] },
      ['channels[0].effectiveDate'],
    ],
    ['a ledger rule without receivers', { hasLedgerRule: true, receivers: [] }, ['receivers']],
    ['a ledger rule with receivers left out', { hasLedgerRule: true }, ['receivers']],
  ])('an application with %s is refused at its field', (_what, more, fields) => {
    expect(refused(application(more))).toEqual(fields)
  })

  test.each<[string, Partial<ShopApplication>]>([
    ['a selected owner', { isNewBoss: false, bossId: 'b1', bossName: null }],
    ['a company as owner', { bossKind: 'COMPANY', bossIdNo: '91310101MA00000012' }],
    ['no point on the map', { point: null }],
    ['a point with null coordinates', { point: { lng: null, lat: null } }],
    ['a long-term licence and any last day', { isLongTerm: true, licenceEndDate: 'never' }],
    ['a licence that ends today', { licenceEndDate: today }],
    ['the account of a company', { accountKind: 'CORPORATE', accountNo: '31001234567890123' }],
    [
      'no group, hours, branch and reserved mobile',
      { ownGroupTag: '', businessHours: null, bankBranch: ' ', reservedMobile: null },
    ],
    ['a rate of zero', { channels: [{ ...wechat, ratePpm: 0 }] }],
    ['a rate of 10 %', { channels: [{ ...wechat, ratePpm: 100_000 }] }],
  ])('an application with %s is valid', (_what, more) => {
    expect(refused(application(more))).toEqual([])
  })

  test('the location of an application is rounded to a tenth of a metre', () => {
    expect(read(application({ point: { lng: 121.4712345678, lat: 31.00000049 } }))).toMatchObject({
      lng: 121.471235,
      lat: 31,
    })
  })

  test('the channels of an application are trimmed', () => {
    const channels = [{ ...wechat, channelCode: ' wechat ', effectiveDate: ` ${today} ` }]

    expect(read(application({ channels })).channels).toEqual([wechat])
  })

  test.each([
    ['without an answer', {}, undefined],
    ['without a rule', { hasLedgerRule: false, receivers: [receiver] }, []],
    ['with a rule', { hasLedgerRule: true, receivers: [receiver] }, [receiver]],
  ])('the receivers of an application %s are %j', (_what, more, receivers) => {
    expect(read(application(more)).receivers).toEqual(receivers)
  })

  test('one step is validated by the same rules', () => {
    const options = { today, refuse: shopApplicationInvalid }

    expect(readApplicationStep('channels', { channels: [wechat] }, options)).toEqual({
      channels: [wechat],
      receivers: undefined,
    })
    expect(() => readApplicationStep('channels', { channels: [] }, options)).toThrow(HttpError)
  })
})

import { maskText } from '#schemas/mask'
import { defineTarget, toTime } from './copy-target.ts'
import type { DemoOwner } from './owners.ts'
import { paperId, personIdNo } from './owners.ts'
import {
  bankOf,
  type DemoMerchant,
  type DemoTransition,
  isOnboard,
  licenceDates,
  licenceNoOf,
  makeMerchants,
  makeTransitions,
  merchantStatusOf,
  type OwnedShop,
  stepTime,
} from './papers.ts'
import type { DemoShop } from './shops.ts'

/**
 * First id number of the legal persons of companies. This number is higher than the id numbers of all owners.
 */
const LEGAL_PERSONS = 50_000

/** Columns of owners. */
export const ownerTarget = defineTarget<DemoOwner>('shop_boss', {
  id: (owner) => owner.id,
  kind: (owner) => owner.kind,
  name: (owner) => owner.name,
  mobile: (owner) => owner.mobile,
  id_no: (owner) => owner.idNo,
  status: () => 'ACTIVE',
  sys_org_code: (owner) => owner.orgCode,
  create_by: () => 'system',
  create_time: (owner) => toTime(owner.createTime),
})

const licenceTarget = defineTarget<OwnedShop>('shop_licence', {
  id: ({ shop, index }) => paperId(shop, index),
  shop_id: ({ shop }) => shop.id,
  licence_no: licenceNoOf,
  legal_person: ({ shop, owner }) => (owner.kind === 'PERSON' ? owner.name : shop.contact),
  legal_id_no: ({ owner, index }) =>
    owner.kind === 'PERSON' ? owner.idNo : personIdNo(LEGAL_PERSONS + index),
  begin_date: (owned) => licenceDates(owned).begin,
  end_date: (owned) => licenceDates(owned).end,
  create_time: ({ shop }) => toTime(shop.createTime),
})

const accountTarget = defineTarget<OwnedShop>('shop_settle_account', {
  id: ({ shop, index }) => paperId(shop, index),
  shop_id: ({ shop }) => shop.id,
  kind: ({ owner }) => (owner.kind === 'COMPANY' ? 'CORPORATE' : 'PERSONAL'),
  holder: ({ owner }) => owner.name,
  account_no: ({ shop }) => shop.accountNo,
  bank_name: bankOf,
  bank_branch: (owned) => `${bankOf(owned)}${owned.shop.name.slice(-4, -1)}支行`,
  reserved_mobile: ({ owner }) => owner.mobile,
  verified_time: (owned) => (isOnboard(owned) ? toTime(owned.shop.createTime) : null),
  create_time: ({ shop }) => toTime(shop.createTime),
})

const merchantTarget = defineTarget<DemoMerchant>('channel_merchant', {
  id: ({ shop, number }) => paperId(shop, number),
  shop_id: ({ shop }) => shop.id,
  channel_code: ({ channel }) => channel.code,
  merchant_no: (merchant) => (isOnboard(merchant) ? `${1_600_000_000 + merchant.number}` : null),
  rate_ppm: ({ channel }) => channel.ratePpm,
  effective_date: ({ shop }) => toTime(shop.createTime).slice(0, 10),
  status: merchantStatusOf,
  sys_org_code: ({ shop }) => shop.orgCode,
  create_by: () => 'system',
  create_time: ({ shop }) => toTime(shop.createTime),
})

const operationTarget = defineTarget<DemoMerchant>('channel_operation', {
  id: ({ shop, number }) => paperId(shop, number),
  request_no: ({ shop, number }) => `C${paperId(shop, number)}`,
  kind: () => 'ONBOARDING',
  shop_id: ({ shop }) => shop.id,
  channel_code: ({ channel }) => channel.code,
  merchant_id: ({ shop, number }) => paperId(shop, number),
  status: (merchant) => (isOnboard(merchant) ? 'SUCCEEDED' : 'CREATED'),
  request: ({ shop, channel }) =>
    JSON.stringify({
      shopCode: shop.code,
      ratePpm: channel.ratePpm,
      accountNo: maskText('account', shop.accountNo),
    }),
  response: (merchant) =>
    isOnboard(merchant) ? JSON.stringify({ merchantNo: `${1_600_000_000 + merchant.number}` }) : null,
  sys_org_code: ({ shop }) => shop.orgCode,
  attempt: (merchant) => (isOnboard(merchant) ? 1 : 0),
  version: (merchant) => (isOnboard(merchant) ? 3 : 0),
  create_by: () => 'system',
  create_time: ({ shop }) => toTime(shop.createTime),
})

const transitionTarget = defineTarget<DemoTransition>('state_transition', {
  id: ({ shop, number, step }) => paperId(shop, number * 4 + step),
  subject_kind: () => 'channel_operation',
  subject_id: ({ shop, number }) => paperId(shop, number),
  transition: ({ transition }) => transition,
  from_status: ({ from }) => from,
  to_status: ({ to }) => to,
  version: ({ step }) => step,
  create_by: () => 'system',
  create_time: (transition) => toTime(stepTime(transition)),
})

interface PaperRows {
  table: string
  columns: readonly string[]
  rows: ReturnType<typeof licenceTarget.toRow>[]
}

/** Rows of owners, licences, accounts and merchants of the shops, by table. */
export function paperRows(shops: readonly DemoShop[], owners: readonly DemoOwner[]): PaperRows[] {
  const byId = new Map(owners.map((owner) => [owner.id, owner]))
  const owned = shops.map((shop, index) => ({ shop, index, owner: byId.get(shop.ownerId) as DemoOwner }))
  const merchants = makeMerchants(owned)
  const rows = (target: typeof licenceTarget) => ({ ...target, rows: owned.map(target.toRow) })
  return [
    { ...ownerTarget, rows: owners.map(ownerTarget.toRow) },
    rows(licenceTarget),
    rows(accountTarget),
    { ...merchantTarget, rows: merchants.map(merchantTarget.toRow) },
    { ...operationTarget, rows: merchants.map(operationTarget.toRow) },
    { ...transitionTarget, rows: makeTransitions(merchants).map(transitionTarget.toRow) },
  ]
}

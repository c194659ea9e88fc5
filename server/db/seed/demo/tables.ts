import type { DemoBill, DemoBillItem } from './bills.ts'
import { defineTarget, toTime } from './copy-target.ts'
import type { DemoTrade } from './refunds.ts'
import type { DemoShop } from './shops.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const toTimeOrNull = (time: number | null) => (time === null ? null : toTime(time))

/** Columns of shops. */
export const shopTarget = defineTarget<DemoShop>('shop_basic_info', {
  id: (shop) => shop.id,
  shop_code: (shop) => shop.code,
  shop_name: (shop) => shop.name,
  brand_id: (shop) => shop.brandId,
  own_group_tag: (shop) => shop.ownGroupTag,
  type: (shop) => shop.type,
  region_code: (shop) => shop.regionCode,
  address: (shop) => shop.address,
  contact: (shop) => shop.contact,
  mobile: (shop) => shop.mobile,
  boss_id: (shop) => shop.ownerId,
  business_hours: () => '09:30–22:00',
  lng: (shop) => shop.lng / 1e6,
  lat: (shop) => shop.lat / 1e6,
  status: (shop) => shop.status,
  sys_org_code: (shop) => shop.orgCode,
  submit_by: () => 'clerk',
  submit_time: (shop) => toTime(shop.createTime),
  approve_by: ({ status }) => (status === 'PENDING_REVIEW' ? null : 'reviewer'),
  approve_time: ({ status, createTime }) =>
    status === 'PENDING_REVIEW' ? null : toTime(createTime + 4 * HOUR),
  status_reason: ({ status }) => (status === 'SUSPENDED' ? '营业执照到期，等待续期材料' : null),
  create_by: () => 'system',
  create_time: (shop) => toTime(shop.createTime),
  update_by: ({ status }) => (status === 'SUSPENDED' ? 'reviewer' : null),
  update_time: ({ status, createTime }) => (status === 'SUSPENDED' ? toTime(createTime + 15 * DAY) : null),
})

/** Columns of trades. */
export const tradeTarget = defineTarget<DemoTrade>('trade_order', {
  id: (trade) => trade.id,
  trade_no: (trade) => trade.tradeNo,
  channel_trade_no: (trade) => trade.channelTradeNo,
  kind: (trade) => trade.kind,
  shop_id: (trade) => trade.shop.id,
  channel_code: (trade) => trade.channel.code,
  pay_method: (trade) => trade.payMethod,
  amount_fen: (trade) => trade.amountFen,
  rate_ppm: (trade) => trade.channel.ratePpm,
  fee_fen: (trade) => trade.feeFen,
  payer_account: (trade) => trade.payerAccount,
  paid_time: (trade) => toTime(trade.paidTime),
  status: (trade) => trade.status,
  origin_trade_no: (trade) => trade.originTradeNo,
  settle_date: (trade) => trade.settleDate,
  sys_org_code: (trade) => trade.shop.orgCode,
  create_time: (trade) => toTime(trade.paidTime),
})

const total = ({ items }: DemoBill, kind: DemoBillItem['kind']) =>
  items.reduce((sum, item) => (item.kind === kind ? sum + item.amountFen : sum), 0)
const count = ({ items }: DemoBill, kind: DemoBillItem['kind']) =>
  items.reduce((sum, item) => (item.kind === kind ? sum + item.tradeCount : sum), 0)
const tradeDates = ({ open }: DemoBill) => [...open.days.keys()].sort()

/** Columns of bills; the amounts are sums of their lines. */
export const billTarget = defineTarget<DemoBill>('settle_bill', {
  id: (bill) => bill.open.id,
  bill_no: (bill) => bill.billNo,
  shop_id: (bill) => bill.open.shop.id,
  channel_code: (bill) => bill.open.channel.code,
  settle_date: (bill) => bill.open.settleDate,
  trade_begin_date: (bill) => tradeDates(bill).at(0) ?? null,
  trade_end_date: (bill) => tradeDates(bill).at(-1) ?? null,
  trade_count: (bill) => count(bill, 'GROSS'),
  refund_count: (bill) => count(bill, 'REFUND'),
  gross_fen: (bill) => total(bill, 'GROSS'),
  refund_fen: (bill) => -total(bill, 'REFUND'),
  fee_fen: (bill) => -total(bill, 'FEE'),
  adjust_fen: (bill) => total(bill, 'ADJUSTMENT'),
  carry_fen: (bill) => total(bill, 'CARRY'),
  payable_fen: (bill) => bill.items.reduce((sum, item) => sum + item.amountFen, 0),
  status: (bill) => bill.status,
  hold_reason: (bill) => bill.holdReason,
  confirm_by: (bill) => bill.confirmBy,
  confirm_time: (bill) => toTimeOrNull(bill.confirmTime),
  release_by: (bill) => bill.releaseBy,
  release_time: (bill) => toTimeOrNull(bill.releaseTime),
  settle_time: (bill) => (bill.status === 'SETTLED' ? toTimeOrNull(bill.updateTime) : null),
  fail_reason: (bill) => bill.failReason,
  sys_org_code: (bill) => bill.open.shop.orgCode,
  create_by: () => 'system',
  create_time: (bill) => toTime(bill.open.created),
  update_by: (bill) => bill.updateBy,
  update_time: (bill) => toTimeOrNull(bill.updateTime),
  version: (bill) => bill.version,
})

/** Columns of bill lines. */
export const billItemTarget = defineTarget<{ bill: DemoBill; item: DemoBillItem }>('settle_bill_item', {
  id: ({ item }) => item.id,
  bill_id: ({ bill }) => bill.open.id,
  kind: ({ item }) => item.kind,
  trade_date: ({ item }) => item.tradeDate,
  trade_count: ({ item }) => item.tradeCount,
  amount_fen: ({ item }) => item.amountFen,
  remark: ({ item }) => item.remark,
  create_time: ({ bill }) => toTime(bill.open.created),
})

/** Columns of adjustments with their reasons. */
export const adjustmentTarget = defineTarget<{ bill: DemoBill; item: DemoBillItem }>('bill_adjustment', {
  id: ({ item }) => item.id,
  bill_id: ({ bill }) => bill.open.id,
  item_id: ({ item }) => item.id,
  amount_fen: ({ item }) => item.amountFen,
  reason: ({ item }) => item.remark,
  sys_org_code: ({ bill }) => bill.open.shop.orgCode,
  create_by: () => 'clerk',
  create_time: ({ bill }) => toTime(bill.open.created),
})

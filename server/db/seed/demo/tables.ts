import { defineTarget, toTime } from './copy-target.ts'
import type { DemoTrade } from './refunds.ts'
import type { DemoShop } from './shops.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

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
  refunded_fen: (trade) => trade.refundedFen,
  sys_org_code: (trade) => trade.shop.orgCode,
  create_time: (trade) => toTime(trade.paidTime),
})

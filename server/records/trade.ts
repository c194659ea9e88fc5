import { sql } from 'kysely'
import { type TradeOrder, tradeOrderModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'
import { maskAccount } from '../platform/mask-account.ts'

/** List of trades, also for counts and look-ups. */
export const tradeResource = defineListResource<TradeOrder>({
  model: tradeOrderModel,
  rows: sql`trade_order t`,
  scopeColumn: sql`t.sys_org_code`,
  columns: {
    tradeNo: { type: 'text', sql: sql`t.trade_no` },
    channelTradeNo: { type: 'text', sql: sql`t.channel_trade_no` },
    kind: { type: 'text', sql: sql`t.kind` },
    shopId: { type: 'text', sql: sql`t.shop_id` },
    channelCode: { type: 'text', sql: sql`t.channel_code` },
    payMethod: { type: 'text', sql: sql`t.pay_method` },
    amountFen: { type: 'integer', sql: sql`t.amount_fen` },
    feeFen: { type: 'integer', sql: sql`t.fee_fen` },
    netFen: { type: 'integer', sql: sql`t.amount_fen - t.fee_fen` },
    paidTime: { type: 'time', sql: sql`t.paid_time` },
    status: { type: 'text', sql: sql`t.status` },
    settleDate: { type: 'day', sql: sql`t.settle_date` },
    billId: { type: 'text', sql: sql`t.bill_id` },
  },
  ruleColumns: {
    sysOrgCode: { type: 'text', sql: sql`t.sys_org_code` },
  },
  select: sql`t.id, t.trade_no as "tradeNo", t.channel_trade_no as "channelTradeNo", t.kind,
    coalesce(brand.name, '') as "brandName", t.shop_id as "shopId",
    coalesce(shop.shop_code, '') as "shopCode", coalesce(shop.shop_name, '') as "shopName",
    t.channel_code as "channelCode", t.pay_method as "payMethod", t.amount_fen as "amountFen",
    t.rate_ppm as "ratePpm", t.fee_fen as "feeFen", t.amount_fen - t.fee_fen as "netFen",
    t.payer_account as "payerAccount", t.paid_time as "paidTime", t.status,
    t.origin_trade_no as "originTradeNo", t.settle_date as "settleDate", t.bill_id as "billId",
    t.create_time as "createTime"`,
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id left join brand on brand.id = shop.brand_id`,
  present: (trade) => ({ ...trade, payerAccount: maskAccount(trade.payerAccount) }),
})

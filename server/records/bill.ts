import { sql } from 'kysely'
import { type SettleBill, settleBillModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'
import { maskAccount } from '../platform/mask-account.ts'

/** List of bills, also for counts and look-ups. */
export const billResource = defineListResource<SettleBill>({
  model: settleBillModel,
  rows: sql`settle_bill t left join shop_basic_info of_shop on of_shop.id = t.shop_id`,
  scopeColumn: sql`t.sys_org_code`,
  columns: {
    billNo: { type: 'text', sql: sql`t.bill_no` },
    shopId: { type: 'text', sql: sql`t.shop_id` },
    shopCode: { type: 'text', sql: sql`of_shop.shop_code`, sortBy: sql`coalesce(of_shop.shop_code, '')` },
    channelCode: { type: 'text', sql: sql`t.channel_code` },
    status: { type: 'text', sql: sql`t.status` },
    settleDate: { type: 'day', sql: sql`t.settle_date` },
    tradeCount: { type: 'integer', sql: sql`t.trade_count` },
    grossFen: { type: 'integer', sql: sql`t.gross_fen` },
    refundFen: { type: 'integer', sql: sql`t.refund_fen` },
    feeFen: { type: 'integer', sql: sql`t.fee_fen` },
    refundCount: { type: 'integer', sql: sql`t.refund_count` },
    splitOutFen: { type: 'integer', sql: sql`t.split_out_fen` },
    splitInFen: { type: 'integer', sql: sql`t.split_in_fen` },
    adjustFen: { type: 'integer', sql: sql`t.adjust_fen` },
    carryFen: { type: 'integer', sql: sql`t.carry_fen` },
    payableFen: { type: 'integer', sql: sql`t.payable_fen` },
    confirmBy: { type: 'text', sql: sql`t.confirm_by` },
    confirmTime: {
      type: 'time',
      sql: sql`t.confirm_time`,
      sortBy: sql`coalesce(t.confirm_time, '-infinity')`,
    },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: {
    sysOrgCode: { type: 'text', sql: sql`t.sys_org_code` },
  },
  select: sql`t.id, t.bill_no as "billNo", coalesce(brand.name, '') as "brandName", t.shop_id as "shopId",
    coalesce(shop.shop_code, '') as "shopCode", coalesce(shop.shop_name, '') as "shopName",
    t.channel_code as "channelCode", t.settle_date as "settleDate", t.trade_begin_date as "tradeBeginDate",
    t.trade_end_date as "tradeEndDate", t.trade_count as "tradeCount", t.refund_count as "refundCount",
    t.gross_fen as "grossFen", t.refund_fen as "refundFen", t.fee_fen as "feeFen",
    t.split_out_fen as "splitOutFen", t.split_in_fen as "splitInFen", t.adjust_fen as "adjustFen",
    t.carry_fen as "carryFen", t.payable_fen as "payableFen", account.account_no as "accountNo", t.status,
    t.hold_reason as "holdReason", t.confirm_by as "confirmBy", t.confirm_time as "confirmTime",
    t.release_by as "releaseBy", t.release_time as "releaseTime", t.create_time as "createTime",
    t.update_time as "updateTime", t.version`,
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id left join brand on brand.id = shop.brand_id
    left join shop_settle_account account on account.shop_id = shop.id`,
  present: (bill) => ({ ...bill, accountNo: maskAccount(bill.accountNo) }),
})

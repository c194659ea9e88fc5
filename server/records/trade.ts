import { sql } from 'kysely'
import { tradeOrderDetailModel, tradeOrderModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** SQL condition that a bill has the same shop, channel and settlement date as the trade `t`. */
const isOfBill = (bill: string) => sql`${sql.ref(`${bill}.shop_id`)} = t.shop_id
  and ${sql.ref(`${bill}.channel_code`)} = t.channel_code and ${sql.ref(`${bill}.settle_date`)} = t.settle_date`

const columns = {
  brandName: sql`coalesce(brand.name, '')`,
  shopCode: sql`coalesce(shop.shop_code, '')`,
  shopName: sql`coalesce(shop.shop_name, '')`,
  netFen: { sql: sql`t.amount_fen - t.fee_fen` },
  billId: { sql: sql`of_bill.id`, select: sql`bill.id` },
  billNo: { sql: sql`of_bill.bill_no`, select: sql`bill.bill_no` },
}
const joins = sql`left join settle_bill bill on ${isOfBill('bill')} left join shop_basic_info shop on shop.id = t.shop_id left join brand on brand.id = shop.brand_id`

/** List of trades, which is also used for counts. */
export const tradeResource = defineListResource({
  model: tradeOrderModel,
  table: 'trade_order',
  rows: sql`trade_order t left join settle_bill of_bill on ${isOfBill('of_bill')}`,
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns,
  joins,
})

/** Trades with their refunds. The payment of a refund is found by its number, through the index of each partition. */
export const tradeDetailResource = defineListResource({
  model: tradeOrderDetailModel,
  table: 'trade_order',
  rows: tradeResource.rows,
  scope: 'sys_org_code',
  rulesFrom: tradeResource,
  columns: {
    ...columns,
    restFen: sql`t.amount_fen - t.refunded_fen`,
    originTradeId: sql`(select origin.id from trade_order origin where origin.trade_no = t.origin_trade_no limit 1)`,
  },
  joins,
})

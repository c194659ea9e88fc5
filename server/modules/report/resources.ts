import { sql } from 'kysely'
import { billResource } from '../../records/bill.ts'
import { tradeResource } from '../../records/trade.ts'
import { defineReportResource, type ReportField, type ReportResource } from './resource.ts'

const integer = (column: string): ReportField => ({ type: 'integer', sql: sql.ref(`t.${column}`) })

const channel = {
  joins: sql`left join pay_channel of_channel on of_channel.code = t.channel_code`,
  fields: { channelName: { type: 'text', sql: sql`of_channel.name` } },
} as const

/** Fields of a shop that reports can use. `of_shop` is the joined shop, `of_brand` its brand. */
const shopFields = {
  shopCode: { type: 'text', sql: sql`of_shop.shop_code` },
  shopName: { type: 'text', sql: sql`of_shop.shop_name` },
  brandName: { type: 'text', sql: sql`of_brand.name` },
} as const
const brand = sql`left join brand of_brand on of_brand.id = of_shop.brand_id`

/** Data sources of reports by model name. */
export const reportResources: Readonly<Record<string, ReportResource>> = {
  SettleBill: defineReportResource('SettleBill', {
    access: 'bill:report',
    list: billResource,
    fields: {
      refundCount: integer('refund_count'),
      splitOutFen: integer('split_out_fen'),
      splitInFen: integer('split_in_fen'),
      adjustFen: integer('adjust_fen'),
      carryFen: integer('carry_fen'),
    },
    // The bill list already joins `of_shop`, so only the brand is joined here.
    relations: { shop: { joins: brand, fields: shopFields }, channel },
  }),
  TradeOrder: defineReportResource('TradeOrder', {
    access: 'trade:list',
    list: tradeResource,
    fields: { feeFen: integer('fee_fen') },
    relations: {
      shop: {
        joins: sql`left join shop_basic_info of_shop on of_shop.id = t.shop_id ${brand}`,
        fields: shopFields,
      },
      channel,
    },
  }),
}

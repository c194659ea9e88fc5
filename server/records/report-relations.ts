import { sql } from 'kysely'
import type { ReportField, ReportRelation } from '../platform/report/resource.ts'

/**
 * Fields of a shop that reports can use. `of_shop` is the alias of the joined shop, and `of_brand` the alias
 * of its brand.
 */
const shopFields: Readonly<Record<string, ReportField>> = {
  shopCode: { type: 'text', sql: sql`of_shop.shop_code` },
  shopName: { type: 'text', sql: sql`of_shop.shop_name` },
  brandName: { type: 'text', sql: sql`of_brand.name` },
}

const brand = sql`left join brand of_brand on of_brand.id = of_shop.brand_id`

/** Shop of a record, for a list whose rows already join `of_shop`. */
export const joinedShopRelation: ReportRelation = { joins: brand, fields: shopFields }

/** Shop of a record that has a `shop_id`. */
export const shopRelation: ReportRelation = {
  joins: sql`left join shop_basic_info of_shop on of_shop.id = t.shop_id ${brand}`,
  fields: shopFields,
}

/** Department of a record's shop. The JOIN reads the shop, so the report must also join `of_shop`. */
export const shopDepartmentRelation: ReportRelation = {
  joins: sql`left join sys_depart of_department on of_department.org_code = of_shop.sys_org_code`,
  fields: {
    departCode: { type: 'text', sql: sql`of_department.org_code` },
    departName: { type: 'text', sql: sql`of_department.depart_name` },
  },
}

/** Payment channel of a record that has a `channel_code`. */
export const channelRelation: ReportRelation = {
  joins: sql`left join pay_channel of_channel on of_channel.code = t.channel_code`,
  fields: { channelName: { type: 'text', sql: sql`of_channel.name` } },
}

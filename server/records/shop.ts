import { sql } from 'kysely'
import { shopBasicInfoModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of shops, which is also used for counts and look-ups. */
export const shopResource = defineListResource({
  model: shopBasicInfoModel,
  table: 'shop_basic_info',
  rows: sql`shop_basic_info t left join shop_boss of_boss on of_boss.id = t.boss_id`,
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode', 'createBy'],
  columns: {
    brandName: sql`coalesce(brand.name, '')`,
    bossName: { sql: sql`of_boss.name`, select: sql`boss.name` },
    channelCount: sql`(select count(*)::int from channel_merchant m where m.shop_id = t.id and m.status <> 'CLOSED')`,
  },
  joins: sql`left join brand on brand.id = t.brand_id left join shop_boss boss on boss.id = t.boss_id`,
})

import { sql } from 'kysely'
import { type ShopBasicInfo, shopBasicInfoModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of shops, also for counts and look-ups. */
export const shopResource = defineListResource<ShopBasicInfo>({
  model: shopBasicInfoModel,
  rows: sql`shop_basic_info t left join shop_boss of_boss on of_boss.id = t.boss_id`,
  scopeColumn: sql`t.sys_org_code`,
  columns: {
    shopCode: { type: 'text', sql: sql`t.shop_code` },
    shopName: { type: 'text', sql: sql`t.shop_name` },
    brandId: { type: 'text', sql: sql`t.brand_id` },
    type: { type: 'text', sql: sql`t.type` },
    status: { type: 'text', sql: sql`t.status` },
    ownGroupTag: { type: 'text', sql: sql`t.own_group_tag` },
    bossId: { type: 'text', sql: sql`t.boss_id` },
    bossName: { type: 'text', sql: sql`of_boss.name` },
    regionCode: { type: 'text', sql: sql`t.region_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: {
    sysOrgCode: { type: 'text', sql: sql`t.sys_org_code` },
    createBy: { type: 'text', sql: sql`t.create_by` },
  },
  select: sql`t.id, t.shop_code as "shopCode", t.shop_name as "shopName", t.brand_id as "brandId",
    coalesce(brand.name, '') as "brandName", t.own_group_tag as "ownGroupTag", t.type, t.boss_id as "bossId",
    boss.name as "bossName", t.region_code as "regionCode", t.address, t.contact, t.mobile, t.status,
    (select count(*)::int from channel_merchant m where m.shop_id = t.id and m.status <> 'CLOSED') as "channelCount",
    t.create_by as "createBy", t.create_time as "createTime", t.update_time as "updateTime", t.version`,
  joins: sql`left join brand on brand.id = t.brand_id left join shop_boss boss on boss.id = t.boss_id`,
})

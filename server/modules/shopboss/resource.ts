import { sql } from 'kysely'
import { shopBossModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of owners, also for look-ups. */
export const ownerResource = defineListResource({
  model: shopBossModel,
  table: 'shop_boss',
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode', 'createBy'],
  columns: {
    idNo: sql`t.id_no_mask`,
    shopCount: sql`(select count(*)::int from shop_basic_info s where s.boss_id = t.id)`,
    mergedIntoName: sql`kept.name`,
  },
  joins: sql`left join shop_boss kept on kept.id = t.merged_into`,
})

import { sql } from 'kysely'
import { channelOperationModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'
import { isUncertainSql } from './uncertain.ts'

/** List of operations at payment channels. */
export const operationResource = defineListResource({
  model: channelOperationModel,
  table: 'channel_operation',
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode', 'createBy'],
  columns: {
    shopCode: sql`coalesce(shop.shop_code, '')`,
    shopName: sql`coalesce(shop.shop_name, '')`,
    isUncertain: isUncertainSql,
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id`,
})

import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { shopResource } from '../../records/shop.ts'
import { shopAttachments } from './attachments.ts'
import { shopFolder, shopMenus } from './menus.ts'
import { shopRoutes } from './routes.ts'

/** Shops. Their applications add and change them. */
const shops = defineRecords({
  name: 'shop',
  list: shopResource,
  dictionary: { fields: ['id', 'shopCode', 'shopName', 'status'], order: sql`t.shop_code` },
  routes: shopRoutes,
})

/** Shops with their licences. */
export const shopArea = defineArea({
  name: 'shop',
  resources: [shops],
  attachments: [shopAttachments],
  uniqueColumns: { shop_basic_info: { columns: ['shop_code'] }, shop_licence: { columns: ['licence_no'] } },
  menuFolders: [shopFolder],
  menus: shopMenus,
})

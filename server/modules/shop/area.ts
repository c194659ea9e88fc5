import { sql } from 'kysely'
import { defineArea } from '../../platform/area/area.ts'
import { dictTableOf } from '../../platform/area/dict-table.ts'
import { shopResource } from '../../records/shop.ts'
import { shopAttachments } from './attachments.ts'
import { shopFolder, shopMenus } from './menus.ts'
import { shopRoutes } from './routes.ts'

/** Shops. */
export const shopArea = defineArea({
  name: 'shop',
  routes: [shopRoutes],
  lists: { 'shop.list': shopResource },
  attachments: [shopAttachments],
  uniqueColumns: { shop_basic_info: { columns: ['shop_code'] }, shop_licence: { columns: ['licence_no'] } },
  dictionaryTables: {
    shop_basic_info: dictTableOf(shopResource, {
      fields: ['id', 'shopCode', 'shopName', 'status'],
      order: sql`t.shop_code`,
    }),
  },
  menuFolders: [shopFolder],
  menus: shopMenus,
})

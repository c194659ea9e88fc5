import { type SqlBool, sql } from 'kysely'
import type { Attachments } from '../../platform/area/area.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { shopResource } from '../../records/shop.ts'

/** Pictures of the licences and identity cards of shops. */
export const shopAttachments: Attachments = {
  access: ['shop:list'],
  hasFile: (path, scope) => sql<SqlBool>`exists (
    select from shop_licence l join shop_basic_info t on t.id = l.shop_id
    where array[l.licence_image, l.id_front_image, l.id_back_image] @> array[${path}::varchar]
      and ${isVisible(shopResource, scope)})`,
}

import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import { adjustmentImporter } from '../modules/bill/adjustment-import.ts'
import { roleImporter } from '../modules/role/role-import.ts'
import { createDateRangeGuard } from '../modules/trade/date-range-guard.ts'
import { userImporter } from '../modules/user/user-import.ts'
import type { ExportSources, ListRow } from '../platform/export/source.ts'
import type { SignedIn } from '../platform/http/request.ts'
import type { Importers } from '../platform/import/importer.ts'
import type { ListResource } from '../platform/list/resource.ts'
import { isVisible } from '../platform/list/row-scope.ts'
import { roleResource } from '../platform/roles/resource.ts'
import { userResource } from '../platform/users/resource.ts'
import { adjustmentResource } from '../records/adjustment.ts'
import { billResource } from '../records/bill.ts'
import { shopResource } from '../records/shop.ts'
import { tradeResource } from '../records/trade.ts'
import type { Registry, Services } from '../services.ts'
import { ruledLists } from './ruled-lists.ts'

type Reader = Pick<SignedIn, 'permissions' | 'scope'>

/** Tells whether a file belongs to a visible record: a shop's document or an adjustment's attachment. */
async function isAttachedWithin(db: Db, path: string, { permissions, scope }: Reader): Promise<boolean> {
  const may = (code: string) => sql.lit(permissions.has(code))
  const { rows } = await sql<{ seen: boolean }>`select (
      ${may('shop:list')} and exists (
        select from shop_licence l join shop_basic_info t on t.id = l.shop_id
        where array[l.licence_image, l.id_front_image, l.id_back_image] @> array[${path}::varchar]
          and ${isVisible(shopResource, scope)})
    ) or (
      (${may('adjustment:list')} or ${may('bill:list')}) and exists (
        select from bill_adjustment t where t.attachment = ${path} and ${isVisible(adjustmentResource, scope)})
    ) as seen`.execute(db)
  return rows[0]?.seen === true
}

const rowsOf = <Row>(resource: ListResource<Row>) => resource as unknown as ListResource<ListRow>

/** Export sources by list operation. */
function exportSources(services: Services): ExportSources {
  return {
    'bill.list': { access: 'bill:export', resource: rowsOf(billResource) },
    'bill.adjustments': { access: 'adjustment:export', resource: rowsOf(adjustmentResource) },
    'user.list': { access: 'system:user:export', resource: rowsOf(userResource) },
    'role.list': { access: 'system:role:export', resource: rowsOf(roleResource) },
    'trade.list': {
      access: 'trade:export',
      resource: rowsOf(tradeResource),
      guard: createDateRangeGuard(services),
    },
  }
}

/** Importers by operation. */
const importers = (services: Services): Importers => ({
  'bill.adjust': adjustmentImporter(services),
  'user.add': userImporter,
  'role.add': roleImporter(),
})

/** Declarations of all areas, which the platform finds by name. */
export const registry: Registry = { lists: ruledLists, exportSources, importers, isAttachedWithin }

import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { adjustmentResource } from '../bill/adjustment-resource.ts'
import { isSeen } from '../list/scope.ts'
import { shopResource } from '../shop/list-resource.ts'

type Reader = Pick<SignedIn, 'permissions' | 'scope'>

/** Whether a file belongs to something that the caller sees: the papers of a shop, the adjustment of a bill. */
export async function isAttachedWithin(
  db: Db,
  path: string,
  { permissions, scope }: Reader,
): Promise<boolean> {
  const may = (code: string) => sql.lit(permissions.has(code))
  const { rows } = await sql<{ seen: boolean }>`select (
      ${may('shop:list')} and exists (
        select from shop_licence l join shop_basic_info t on t.id = l.shop_id
        where array[l.licence_image, l.id_front_image, l.id_back_image] @> array[${path}::varchar]
          and ${isSeen(shopResource, scope)})
    ) or (
      (${may('adjustment:list')} or ${may('bill:list')}) and exists (
        select from bill_adjustment t where t.attachment = ${path} and ${isSeen(adjustmentResource, scope)})
    ) as seen`.execute(db)
  return rows[0]?.seen === true
}

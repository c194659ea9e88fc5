import { sql } from 'kysely'
import type { ShopOption } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../http/request.ts'
import { escapeLike } from '../list/condition-sql.ts'
import { isSeen } from '../list/scope.ts'
import { shopResource } from './list-resource.ts'

interface Wanted {
  /** What the code begins with or the name contains. */
  keyword?: string
  /** These and no others. */
  ids?: readonly string[]
  limit: number
}

/** Shops for a picker, within the scope, in the order of their codes. */
export async function findShops(
  db: Db,
  { keyword, ids, limit }: Wanted,
  scope: Scope,
): Promise<ShopOption[]> {
  const conditions = [isSeen(shopResource, scope)]
  if (ids) conditions.push(sql`t.id = any(${ids}::text[])`)
  if (keyword) {
    const text = escapeLike(keyword)
    conditions.push(sql`(t.shop_code ilike ${`${text}%`} or t.shop_name ilike ${`%${text}%`})`)
  }
  const { rows } = await sql<ShopOption>`select t.id, t.shop_code as "shopCode", t.shop_name as "shopName",
      t.status
    from shop_basic_info t where ${sql.join(conditions, sql` and `)}
    order by t.shop_code limit ${limit}`.execute(db)
  return rows
}

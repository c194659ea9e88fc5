import { sql } from 'kysely'
import { BossOption, type BrandOption, type ShopInfo } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { inDeparts, isVisible } from '../../platform/list/row-scope.ts'
import { createRecordMask } from '../../platform/masks/mask-record.ts'
import { shopResource } from '../../records/shop.ts'

/** Filters of a look-up: ids or a keyword. */
export interface OptionQuery {
  keyword?: string
  ids?: readonly string[]
  limit: number
}

/** Maximum number of shops that a look-up by tag returns. */
const MAX_SHOPS = 1_000

/** Finds brands for a select, sorted by name. */
export async function findBrands(db: Db, { keyword, ids, limit }: OptionQuery): Promise<BrandOption[]> {
  const conditions = [sql`true`]
  if (ids) conditions.push(sql`id = any(${ids}::text[])`)
  if (keyword)
    conditions.push(
      sql`(name ilike ${`%${escapeLike(keyword)}%`} or code ilike ${`${escapeLike(keyword)}%`})`,
    )
  const { rows } = await sql<BrandOption>`select id, code, name from brand
    where ${sql.join(conditions, sql` and `)} order by name, id limit ${limit}`.execute(db)
  return rows
}

/**
 * SQL condition for owners that the caller may see: the owner's department or one of the owner's shops is
 * within the scope.
 */
export const ownerInScope = (
  scope: Scope,
) => sql<boolean>`(${inDeparts(sql`t.sys_org_code`, scope.departs)} or t.id in (
  select t.boss_id from shop_basic_info t where ${isVisible(shopResource, scope)}))`

const maskOwner = createRecordMask(BossOption)

/**
 * Finds owners for a select by part of their name, or by their whole mobile number. A search for some digits
 * of the number isn't possible, since it would reveal masked digits.
 */
export async function findOwners(
  db: Db,
  { keyword, ids, limit }: OptionQuery,
  scope: Scope,
): Promise<BossOption[]> {
  const conditions = [ownerInScope(scope)]
  if (ids) conditions.push(sql`t.id = any(${ids}::text[])`)
  else conditions.push(sql`t.status = 'ACTIVE'`)
  if (keyword) {
    const text = escapeLike(keyword)
    conditions.push(sql`(t.name ilike ${`%${text}%`} or t.mobile = ${keyword})`)
  }
  const { rows } = await sql<BossOption>`select t.id, t.name, t.mobile, t.kind from shop_boss t
    where ${sql.join(conditions, sql` and `)} order by t.name, t.id limit ${limit}`.execute(db)
  return rows.map((owner) => maskOwner(owner))
}

const info = sql`t.id, t.shop_code as "shopCode", t.shop_name as "shopName",
  t.own_group_tag as "ownGroupTag", t.status`

/** Lists the shops that have a tag, within the scope, sorted by code. */
export async function shopsOfGroup(db: Db, tag: string, scope: Scope): Promise<ShopInfo[]> {
  const { rows } = await sql<ShopInfo>`select ${info} from shop_basic_info t
    where t.own_group_tag = ${tag} and ${isVisible(shopResource, scope)}
    order by t.shop_code limit ${MAX_SHOPS}`.execute(db)
  return rows
}

/** Finds shops by their ids, within the scope, in the order of the ids. */
export async function shopsByIds(db: Db, ids: readonly string[], scope: Scope): Promise<ShopInfo[]> {
  const { rows } = await sql<ShopInfo>`select ${info} from shop_basic_info t
    where t.id = any(${ids}::text[]) and ${isVisible(shopResource, scope)}
    order by array_position(${ids}::text[], t.id::text)`.execute(db)
  return rows
}

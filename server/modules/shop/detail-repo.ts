import { sql } from 'kysely'
import { type ShopBasicInfo, type ShopChannel, ShopDetail, type ShopOption } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { createRecordMask } from '../../platform/masks/mask-record.ts'
import { shopResource } from '../../records/shop.ts'
import { receiversOfApplication } from './ledger-rule.ts'

interface ShopQuery {
  /** Beginning of the shop's code, or part of the shop's name. */
  keyword?: string
  /** Ids of the shops to return. */
  ids?: readonly string[]
  limit: number
}

/** Finds shops for a select, within the scope, sorted by code. */
export async function findShops(
  db: Db,
  { keyword, ids, limit }: ShopQuery,
  scope: Scope,
): Promise<ShopOption[]> {
  const conditions = [isVisible(shopResource, scope)]
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

type Papers = Omit<ShopDetail, keyof ShopBasicInfo | 'channels'>

const mask = createRecordMask(ShopDetail)

/**
 * Reads the documents of a shop's application, with masked numbers. The calling code must first check that
 * the user may see the shop.
 */
export async function papersOf(db: Db, shopId: string): Promise<Papers> {
  const { rows } =
    await sql<Papers>`select t.submit_by as "submitBy", t.submit_time as "submitTime", t.approve_by as "approveBy",
      t.approve_time as "approveTime", t.reject_section as "rejectSection", t.status_reason as "statusReason",
      t.business_hours as "businessHours", t.lng, t.lat,
      boss.kind as "bossKind", boss.mobile as "bossMobile", boss.id_no_mask as "bossIdNo",
      licence.licence_no as "licenceNo", licence.legal_person as "legalPerson",
      licence.legal_id_no_mask as "legalIdNo", licence.begin_date as "licenceBeginDate",
      licence.end_date as "licenceEndDate",
      (licence.id is not null and licence.end_date is null) as "isLongTerm",
      licence.licence_image as "licenceImage", licence.id_front_image as "idFrontImage",
      licence.id_back_image as "idBackImage", account.kind as "accountKind", account.holder as "accountHolder",
      account.account_no_mask as "accountNo", account.bank_name as "bankName", account.bank_branch as "bankBranch",
      account.reserved_mobile as "reservedMobile", account.verified_time as "verifiedTime",
      ${receiversOfApplication} as receivers
    from shop_basic_info t
    left join shop_boss boss on boss.id = t.boss_id
    left join shop_licence licence on licence.shop_id = t.id
    left join shop_settle_account account on account.shop_id = t.id
    where t.id = ${shopId}`.execute(db)
  return mask(rows[0] as Papers)
}

/** Lists the channels of a shop with their onboarding status, in the order of the application. */
export async function channelsOf(db: Db, shopId: string): Promise<ShopChannel[]> {
  const { rows } =
    await sql<ShopChannel>`select m.id, m.channel_code as "channelCode", m.rate_ppm as "ratePpm",
      m.effective_date as "effectiveDate", m.merchant_no as "merchantNo", m.status, m.remark,
      o.request_no as "requestNo", o.status as "operationStatus"
    from channel_merchant m
    left join lateral (
      select request_no, status from channel_operation
      where merchant_id = m.id and kind = 'ONBOARDING' order by create_time desc, id desc limit 1
    ) o on true
    where m.shop_id = ${shopId} order by m.id`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { MAX_STATEMENT_DAYS, ShopStatement, type ShopStatementQuery, type StatementBill } from '#schemas'
import type { Db } from '../../../db/index.ts'
import type { LocalizedText } from '../../../platform/http/locale.ts'
import type { Scope, SignedIn } from '../../../platform/http/request.ts'
import { isVisible } from '../../../platform/list/row-scope.ts'
import { EXPECTED_FORMATS, isDay } from '../../../platform/list/values.ts'
import { createRecordMask } from '../../../platform/masks/mask-record.ts'
import { billResource } from '../../../records/bill.ts'
import { addDays } from '../../../records/settlement/settle-date.ts'
import { shopResource } from '../../../records/shop.ts'
import { billStatementInvalid } from '../errors.ts'
import { readChannels } from '../generate/close-dates.ts'
import { composeStatement, type OpeningDebt } from './compose-statement.ts'

const DAY_MS = 86_400_000
const mask = createRecordMask(ShopStatement)

type Shop = Pick<ShopStatement, 'shopCode' | 'shopName' | 'brandName' | 'accountNo'>

async function readShop(db: Db, id: string, scope: Scope): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`select t.shop_code as "shopCode", t.shop_name as "shopName",
      coalesce(brand.name, '') as "brandName", account.account_no_mask as "accountNo"
    from shop_basic_info t left join brand on brand.id = t.brand_id
    left join shop_settle_account account on account.shop_id = t.id
    where t.id = ${id} and ${isVisible(shopResource, scope)}`.execute(db)
  return rows[0]
}

/** Checks the dates of a statement. Returns a message for each invalid date. */
function checkPeriod({ from, to }: ShopStatementQuery): Record<string, LocalizedText> {
  const fields: Record<string, LocalizedText> = {}
  if (!isDay(from)) fields.from = EXPECTED_FORMATS.day
  if (!isDay(to)) fields.to = EXPECTED_FORMATS.day
  if (Object.keys(fields).length > 0) return fields
  if (to < from) return { to: { en: "Can't be before the first day", zh: '不能早于起始日' } }
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days <= MAX_STATEMENT_DAYS) return fields
  return {
    to: { en: `At most ${MAX_STATEMENT_DAYS} days`, zh: `最多 ${MAX_STATEMENT_DAYS} 天` },
  }
}

const ofChannel = ({ channelCode }: ShopStatementQuery) =>
  channelCode ? sql`t.channel_code = ${channelCode}` : sql`true`

/** Reads a shop's bills up to the end of the period, except bills that were paid before the period. */
async function readBills(db: Db, query: ShopStatementQuery, scope: Scope): Promise<StatementBill[]> {
  const { rows } = await sql<StatementBill>`select t.id, t.shop_id as "shopId", t.bill_no as "billNo",
      t.channel_code as "channelCode", t.settle_date as "settleDate",
      concat(t.settle_date, ',', t.settle_date) as period, t.status, t.settle_time as "settleTime",
      t.trade_count as "tradeCount", t.refund_count as "refundCount", t.gross_fen as "grossFen",
      t.refund_fen as "refundFen", t.fee_fen as "feeFen", t.split_out_fen as "splitOutFen",
      t.split_in_fen as "splitInFen", t.adjust_fen as "adjustFen", t.carry_fen as "carryFen",
      t.payable_fen as "payableFen"
    from settle_bill t
    where t.shop_id = ${query.shopId} and t.settle_date <= ${query.to} and ${ofChannel(query)}
      and (t.settle_date >= ${query.from} or t.settle_time is null or t.settle_time >= ${`${query.from} 00:00:00`})
      and ${isVisible(billResource, scope)}
    order by t.settle_date, t.channel_code`.execute(db)
  return rows
}

/** Reads the debts that a shop's bills before the period have carried over. */
async function readDebts(db: Db, query: ShopStatementQuery, scope: Scope): Promise<OpeningDebt[]> {
  const { rows } = await sql<OpeningDebt>`select t.channel_code as "channelCode",
      (-sum(t.carry_fen))::bigint as "debtFen"
    from settle_bill t
    where t.shop_id = ${query.shopId} and t.settle_date < ${query.from} and ${ofChannel(query)}
      and ${isVisible(billResource, scope)}
    group by t.channel_code having sum(t.carry_fen) <> 0`.execute(db)
  return rows
}

/** Reads the earliest settlement date among a shop's bills up to the end of the period. */
async function readFirstDate(db: Db, query: ShopStatementQuery, scope: Scope): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`select min(t.settle_date) as first from settle_bill t
    where t.shop_id = ${query.shopId} and t.settle_date <= ${query.to} and ${ofChannel(query)}
      and ${isVisible(billResource, scope)}`.execute(db)
  return rows[0]?.first ?? null
}

/**
 * Returns two ranges of settlement dates that start with the shop's first bill: one ends on the day before
 * the period, the other on the last day of the period.
 */
async function datesOfDebts(db: Db, query: ShopStatementQuery, scope: Scope) {
  const dayBefore = addDays(query.from, -1)
  const first = (await readFirstDate(db, query, scope)) ?? dayBefore
  return {
    periodBefore: `${first < dayBefore ? first : dayBefore},${dayBefore}`,
    periodUntil: `${first},${query.to}`,
  }
}

/** Returns the statement of a shop: the bills of a period that the caller may see, with their sums. */
export async function readStatement(
  db: Db,
  query: ShopStatementQuery,
  { scope }: SignedIn,
): Promise<ShopStatement> {
  const { shopId, from, to, channelCode } = query
  const invalid = checkPeriod(query)
  const shop = await readShop(db, shopId, scope)
  if (!shop) invalid.shopId = { en: 'Shop not found', zh: '门店不存在' }
  if (channelCode && (await readChannels(db, channelCode)).length === 0) {
    invalid.channelCode = { en: 'Unknown channel', zh: '未知渠道' }
  }
  if (!shop || Object.keys(invalid).length > 0) throw billStatementInvalid(invalid)
  const all = await readBills(db, query, scope)
  const debts = await readDebts(db, query, scope)
  return mask({
    ...shop,
    from,
    to,
    channelCode: channelCode ?? null,
    ...(await datesOfDebts(db, query, scope)),
    ...composeStatement(shopId, all, { period: { from, to }, debts }),
  })
}

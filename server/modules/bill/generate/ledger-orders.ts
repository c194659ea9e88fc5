import { sql } from 'kysely'
import { type SplitReceiver, splitIncome } from '#schemas'
import type { Tx } from '../../../db/index.ts'
import { readCeilingOf } from '../../../records/ledger-rule/ceiling.ts'
import { splitAboveCeiling } from '../../../records/ledger-rule/errors.ts'
import type { DaySums } from './compose-bill.ts'
import type { UnbilledShop } from './read-sums.ts'
import type { SettleDay } from './settle-day.ts'

/** Receiver of a ledger rule. */
interface Receiver extends SplitReceiver {
  receiverName: string
  accountRef: string
}

/** Active ledger rule with its period and its receivers, in the order of the rule. */
interface Rule {
  id: string
  name: string
  scopeKind: 'SHOP' | 'OWN_GROUP_TAG' | 'BRAND'
  scope: string
  from: string
  to: string | null
  receivers: Receiver[]
}

const sharesOf = ({ receivers }: Rule) => receivers.reduce((sum, { sharePpm }) => sum + (sharePpm ?? 0), 0)

/** Split of the income of one trade day, which is stored together with the bill. */
export interface LedgerSplit {
  rule: Rule
  tradeDate: string
  incomeFen: number
  splitFen: number
  /** Amounts of the receivers, in the order of the receivers. */
  parts: number[]
}

/**
 * Finds the rule for a shop and a trade day. A rule for the shop precedes a rule for its group, which
 * precedes a rule for its brand.
 */
export type RuleFinder = (shop: UnbilledShop, tradeDate: string) => Rule | undefined

/**
 * Reads the active rules with their receivers, and returns a function that finds the rule of a shop. The
 * returned function throws if the shares of the rule are above the channel's ceiling. So no bill is made with
 * such a rule.
 */
export async function readRules(tx: Tx, channelCode: string): Promise<RuleFinder> {
  const ceiling = await readCeilingOf(tx, channelCode)
  const { rows } = await sql<Rule>`select r.id, r.name, r.scope_kind as "scopeKind",
      coalesce(r.shop_id, r.own_group_tag, r.brand_id) as scope, r.effective_from as "from", r.effective_to as "to",
      (select jsonb_agg(jsonb_build_object('receiverName', v.receiver_name, 'accountRef', v.account_ref,
         'sharePpm', v.share_ppm, 'amountFen', v.amount_fen) order by v.line_no)
       from ledger_receiver v where v.rule_id = r.id) as receivers
    from ledger_rule r where r.status = 'ACTIVE' and exists (select from ledger_receiver v where v.rule_id = r.id)
    order by r.id`.execute(tx)
  const byScope = new Map<string, Rule[]>()
  for (const rule of rows) {
    const key = `${rule.scopeKind} ${rule.scope}`
    byScope.set(key, [...(byScope.get(key) ?? []), rule])
  }
  return ({ shopId, ownGroupTag, brandId }, tradeDate) => {
    const scopes = [`SHOP ${shopId}`, `OWN_GROUP_TAG ${ownGroupTag}`, `BRAND ${brandId}`]
    const isEffective = ({ from, to }: Rule) => from <= tradeDate && (to === null || tradeDate <= to)
    const rule = scopes.flatMap((scope) => byScope.get(scope) ?? []).find(isEffective)
    if (rule && ceiling && sharesOf(rule) > ceiling.ceilingPpm)
      throw splitAboveCeiling({ ...rule, ...ceiling })
    return rule
  }
}

const incomeOf = ({ grossFen, refundFen, feeFen }: DaySums) => grossFen - refundFen - feeFen

/** Splits the income of a shop by the rule of each trade day. A day without income isn't split. */
export function splitDays(shop: UnbilledShop, findRule: RuleFinder): LedgerSplit[] {
  return shop.days.flatMap((day) => {
    const incomeFen = incomeOf(day)
    const rule = incomeFen > 0 ? findRule(shop, day.tradeDate) : undefined
    if (!rule) return []
    const { parts, restFen } = splitIncome(incomeFen, rule.receivers)
    return [{ rule, tradeDate: day.tradeDate, incomeFen, splitFen: incomeFen - restFen, parts }]
  })
}

/** Adds to the trade days of a shop the amounts that the splits take from its income. */
export const withSplits = (days: readonly DaySums[], splits: readonly LedgerSplit[]): DaySums[] =>
  days.map((day) => {
    const split = splits.find(({ tradeDate }) => tradeDate === day.tradeDate)
    return split ? { ...day, splitOutFen: day.splitOutFen + split.splitFen } : day
  })

interface BillOfSplits {
  id: string
  billNo: string
  shopId: string
  orgCode: string
  splits: readonly LedgerSplit[]
}

interface Author {
  by: string
  at: Date
  nextId: () => string
}

/** Inserts the ledger orders of new bills, with the amount of each receiver. */
export async function writeLedgerOrders(
  tx: Tx,
  { channelCode, settleDate }: SettleDay,
  bills: readonly BillOfSplits[],
  { by, at, nextId }: Author,
): Promise<void> {
  const orders = bills.flatMap(({ id: billId, billNo, shopId, orgCode, splits }) =>
    splits.map(({ rule, parts, ...split }, index) => ({
      ...split,
      id: nextId(),
      orderNo: `L${billNo.slice(1)}-${index + 1}`,
      billId,
      shopId,
      orgCode,
      ruleId: rule.id,
      ruleName: rule.name,
      details: rule.receivers.map((receiver, line) => ({
        ...receiver,
        id: nextId(),
        lineNo: line + 1,
        partFen: parts[line] ?? 0,
      })),
    })),
  )
  if (orders.length === 0) return
  const time = at.toISOString()
  const rows = orders.map(({ details: _, ...order }) => order)
  await sql`insert into ledger_order (id, order_no, bill_id, rule_id, rule_name, shop_id, channel_code, settle_date,
      trade_date, income_fen, split_fen, status, sys_org_code, create_by, create_time)
    select id, "orderNo", "billId", "ruleId", "ruleName", "shopId", ${channelCode}, ${settleDate}::date, "tradeDate",
      "incomeFen", "splitFen", 'PENDING', "orgCode", ${by}, ${time}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, "orderNo" text, "billId" text,
      "ruleId" text, "ruleName" text, "shopId" text, "tradeDate" date, "incomeFen" bigint, "splitFen" bigint,
      "orgCode" text)`.execute(tx)
  const details = orders.flatMap((order) =>
    order.details.map((detail) => ({ ...detail, orderId: order.id, orgCode: order.orgCode })),
  )
  await sql`insert into ledger_detail (id, order_id, line_no, receiver_name, account_ref, share_ppm,
      fixed_fen, amount_fen, status, sys_org_code)
    select id, "orderId", "lineNo", "receiverName", "accountRef", "sharePpm", "amountFen", "partFen",
      'PENDING', "orgCode"
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb) as n(id text, "orderId" text, "lineNo" integer,
      "receiverName" text, "accountRef" text, "sharePpm" integer, "amountFen" bigint,
      "partFen" bigint, "orgCode" text)`.execute(tx)
}

import { sql } from 'kysely'
import type { Report, ReportPage, ReportResult } from '#schemas'
import type { Db } from '../../db/index.ts'
import { unlimitedScope } from '../../platform/http/data-scope.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import { registry } from '../../registry.ts'
import type { Rows } from './base-rows.ts'
import { planReport } from './plan.ts'
import { runPlan } from './run.ts'

/** Bill with a single item, whose amount is the payable amount of the bill. */
export interface TestBill {
  shop: string
  channel: string
  day: string
  fen: number
  feeFen?: number
  status?: string
}

/** Inserts bills. The id of a bill consists of its shop, channel and day. */
export async function insertBills(db: Db, bills: readonly TestBill[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { shop, channel, day, fen, feeFen = 0, status = 'PENDING' } of bills) {
      const id = `${shop}-${channel}-${day}`
      // The payable amount is never negative, so `carry_fen` makes up the difference to gross amount and fee.
      const payable = Math.abs(fen)
      await sql`insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date,
          trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen, carry_fen, payable_fen, status, sys_org_code)
        values (${id}, ${id}, ${shop}, ${channel}, ${day}::date, ${day}::date, ${day}::date, ${fen % 1000}, 0, ${fen}, 0,
          ${feeFen}, ${payable - fen + feeFen}, ${payable}, ${status}, 'A01')`.execute(tx)
      await sql`insert into settle_bill_item (id, bill_id, kind, amount_fen) values (${id}, ${id}, 'GROSS', ${payable})`.execute(
        tx,
      )
    }
  })
}

export const bills = registry.reports.SettleBill as NonNullable<(typeof registry.reports)[string]>

/** Page with a report of bills by channel. `report` overrides parts of the report. */
export const testPage = (report: Partial<Report>): ReportPage => ({
  format: 1,
  id: 'bill/TestReport',
  kind: 'report',
  title: 'Test',
  requires: { view: 'bill:report' },
  report: {
    source: { model: 'SettleBill' },
    dimensions: [{ id: 'channel', field: 'channelCode', title: 'Channel' }],
    measures: [{ id: 'bills', fn: 'count', title: 'Bills' }],
    budget: { maxRows: 100, maxSeconds: 10 },
    ...report,
  },
})

interface RunOptions {
  /** Permissions of the caller. */
  codes?: string[]
  view?: string
  conditions?: readonly ListCondition[]
  user?: Rows['user']
}

/** Runs a report of bills for a caller who sees the rows of all departments. */
export async function runTestReport(
  db: Db,
  report: Partial<Report>,
  { codes = [], view = 'table', conditions = [], user = {} }: RunOptions = {},
): Promise<ReportResult> {
  const plan = planReport(testPage(report), bills, view, { permissions: new Set(codes) })
  return runPlan(db, plan, { conditions, scope: unlimitedScope, user })
}

import { type RawBuilder, sql } from 'kysely'
import type { ReportResult, ReportRow } from '#schemas'
import { evaluate } from '#schemas/expr'
import { type Db, sqlStateOf, type Tx } from '../../db/index.ts'
import type { Rows } from './base-rows.ts'
import { levelOfSubtotal, POSITION, rowsSql, sumsSql } from './compile.ts'
import { LEVEL } from './derived-sql.ts'
import { columnsOf, measureTypes, typeOfExpression } from './describe.ts'
import { reportTooSlow } from './errors.ts'
import { namesIn, type Plan } from './plan.ts'

const CANCELLED = '57014'

interface Found {
  rows: ReportRow[]
  sums: ReportRow[]
  ranAt: string
}

async function select<Row>(tx: Tx, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(tx)
  return rows as Row[]
}

/**
 * Reads the rows and the totals of a report in one snapshot. Throws if the queries exceed the time limit of
 * the page.
 */
async function read(db: Db, plan: Plan, rows: Rows): Promise<Found> {
  const { maxSeconds, maxRows } = plan.page.report.budget
  const ends = performance.now() + maxSeconds * 1_000
  const setTimeLimit = (tx: Tx) => {
    const remainingMs = Math.max(1, Math.floor(ends - performance.now()))
    return select<{ now: string }>(
      tx,
      sql`select now() as now, set_config('statement_timeout', ${String(remainingMs)}, true)`,
    )
  }
  const cap = plan.page.report.limit ?? maxRows
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const [at] = await setTimeLimit(tx)
        const found = await select<ReportRow>(tx, rowsSql(plan, rows, cap))
        await setTimeLimit(tx)
        const sums = await select<ReportRow>(tx, sumsSql(plan, rows, maxRows))
        return { rows: found, sums, ranAt: at?.now ?? '' }
      })
  } catch (error) {
    if (sqlStateOf(error) === CANCELLED) throw reportTooSlow({ seconds: maxSeconds }, { cause: error })
    throw error
  }
}

/** Adds the computed measures to a row and removes the internal columns. */
function finish({ computed }: Plan, { [LEVEL]: _, [POSITION]: __, ...row }: ReportRow): ReportRow {
  const computedValues = computed.map(({ id, expr }) => {
    const value = evaluate(expr, { row })
    return [id, typeof value === 'number' && Number.isFinite(value) ? value : null] as const
  })
  return { ...row, ...Object.fromEntries(computedValues) }
}

/** Evaluates the checks of a report. Skips each check that uses a total which the caller may not see. */
function check(plan: Plan, totals: ReportRow): ReportResult['checks'] {
  const types = measureTypes(plan)
  return (plan.page.report.checks ?? []).flatMap(({ id, expr, tolerance = 0 }) => {
    if (!namesIn(expr.$expr).every((name) => Object.hasOwn(totals, name))) return []
    const type = typeOfExpression(expr.$expr, types)
    const value = evaluate(expr, { data: { totals } })
    const difference = typeof value === 'number' && Number.isFinite(value) ? value : null
    const passed = difference === null ? value === true : Math.abs(difference) <= tolerance
    return [{ id, passed, difference, type }]
  })
}

function withoutHidden(plan: Plan) {
  const hidden = new Set(plan.page.report.measures.flatMap(({ id, hidden }) => (hidden ? [id] : [])))
  if (hidden.size === 0) return (row: ReportRow) => row
  return (row: ReportRow) => Object.fromEntries(Object.entries(row).filter(([id]) => !hidden.has(id)))
}

/** Runs the plan of a report within the caller's scope. */
export async function runPlan(db: Db, plan: Plan, request: Rows): Promise<ReportResult> {
  const began = performance.now()
  const found = await read(db, plan, request)
  const cap = plan.page.report.limit ?? plan.page.report.budget.maxRows
  const show = withoutHidden(plan)
  const finishRow = (row: ReportRow) => finish(plan, row)
  const ofSet = (set: readonly string[]) =>
    found.sums.filter((row) => row[LEVEL] === levelOfSubtotal(plan, set)).map(finishRow)
  const totals = ofSet([])[0] ?? {}
  return {
    columns: columnsOf(plan),
    rows: found.rows.slice(0, cap).map(finishRow).map(show),
    subtotals: plan.subtotals.map((by) => ({ by: [...by], rows: ofSet(by).map(show) })),
    totals,
    checks: check(plan, totals),
    isCut: plan.page.report.limit === undefined && found.rows.length > cap,
    ranAt: found.ranAt,
    millis: Math.round(performance.now() - began),
  }
}

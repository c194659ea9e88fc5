import { ADJUST_REASON } from '#schemas'
import { formatFen } from '#schemas/money'
import type { Db, Tx } from '../../db/index.ts'
import { HttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type {
  BlockingRow,
  CreatedRecord,
  Importer,
  ImportRow,
  RowProblem,
} from '../../platform/import/importer.ts'
import type { Services } from '../../services.ts'
import {
  addAdjustments,
  type BillWithAmounts,
  carryOf,
  type NewAdjustment,
  readAdjustments,
  readBills,
  readUnapprovedFen,
  writeBills,
} from './adjustment-repo.ts'
import {
  type AdjustedAmounts,
  type ApprovalConfig,
  adjustBill,
  invalidFields,
  requireAdjustable,
  requiresApproval,
} from './adjustment-rules.ts'
import { reverseAdjustment } from './counter-adjustment-rules.ts'
import { billAdjustInvalid, billNotFound } from './errors.ts'

const COUNTER = '撤销导入：'
const twice = (row: number): LocalizedText => ({
  en: `Same as row ${row}`,
  zh: `与第 ${row} 行完全相同`,
})
const approvalNeeded = (fromFen: number): LocalizedText => {
  const amount = formatFen(fromFen)
  return {
    en: `Adjustments from ¥${amount} per bill need a second approver. Use the adjustment form.`,
    zh: `单张账单调账满 ¥${amount} 需第二人复核，请使用调账表单。`,
  }
}
const counteredAlready: LocalizedText = { en: 'already reversed', zh: '已被冲回' }

interface Planned {
  row: number
  bill: BillWithAmounts
  amountFen: number
  reason: string
  next: AdjustedAmounts
}

const textOf = ({ values }: ImportRow, name: string): string => String(values[name] ?? '')

/** Fields that an error can refer to, each with the name of its column in the file. */
const COLUMNS: Readonly<Record<string, string>> = { amountFen: 'amount', reason: 'reason' }

const atFields = (fields: Readonly<Record<string, LocalizedText>>, row: number): RowProblem[] =>
  Object.entries(fields).map(([field, words]) => ({ row, column: COLUMNS[field] ?? null, words }))

/** Converts an error of the adjustment rules to errors of single cells. */
function problemsOf(error: unknown, row: number): RowProblem[] {
  if (!(error instanceof HttpError)) throw error
  const { fields, words } = error
  return fields ? atFields(fields, row) : [{ row, column: 'billNo', words }]
}

/** Returns the errors of a row's cells. Each cell is checked on its own; empty cells are skipped. */
function invalidCells({ row, values }: ImportRow, bill: BillWithAmounts | undefined): RowProblem[] {
  const { billNo, amount, reason } = values
  const words = billNo === undefined ? undefined : adjustmentProblem(bill)
  const typed = {
    ...(amount !== undefined && { amountFen: Number(amount) }),
    ...(reason !== undefined && { reason: String(reason) }),
  }
  return [...(words ? [{ row, column: 'billNo', words }] : []), ...atFields(invalidFields(typed), row)]
}

/** Plans the adjustment of a row. The amounts of `bill` must include the adjustments of the previous rows. */
function planRow(row: ImportRow, bill: BillWithAmounts): Planned {
  const amountFen = Number(row.values.amount)
  const reason = textOf(row, 'reason').trim()
  return { row: row.row, bill, amountFen, reason, next: adjustBill(bill, amountFen) }
}

/**
 * Creates a check that rejects rows whose adjustment requires an approval, since an import has no approval.
 * For each bill, the check adds up the absolute amounts of the rows and of the bill's earlier unapproved
 * adjustments.
 */
function createApprovalGuard(unapproved: ReadonlyMap<string, number>, config: ApprovalConfig) {
  const unapprovedByBill = new Map(unapproved)
  return ({ bill, amountFen }: Planned): void => {
    const unapprovedFen = unapprovedByBill.get(bill.id) ?? 0
    if (requiresApproval({ amountFen, unapprovedFen }, config)) {
      throw billAdjustInvalid({ amountFen: approvalNeeded(config.adjustmentSignatureFen) })
    }
    unapprovedByBill.set(bill.id, unapprovedFen + Math.abs(amountFen))
  }
}

/**
 * Plans the adjustments of all rows in file order. Changes only the bills in memory; the caller saves them.
 */
function planRows(
  rows: readonly ImportRow[],
  bills: readonly BillWithAmounts[],
  requireNoApproval: (planned: Planned) => void,
) {
  const billsByNumber = new Map(bills.map((bill) => [bill.billNo, { ...bill }]))
  const seen = new Map<string, number>()
  const planned: Planned[] = []
  const problems: RowProblem[] = []
  for (const row of rows) {
    const key = JSON.stringify([textOf(row, 'billNo'), row.values.amount, textOf(row, 'reason')])
    const before = seen.get(key)
    if (before !== undefined) {
      problems.push({ row: row.row, column: null, words: twice(before) })
      continue
    }
    seen.set(key, row.row)
    const bill = billsByNumber.get(textOf(row, 'billNo'))
    const wrong = invalidCells(row, bill)
    problems.push(...wrong)
    if (!bill || wrong.length > 0) continue
    try {
      const plan = planRow(row, bill)
      requireNoApproval(plan)
      Object.assign(plan.bill, { adjustFen: plan.next.adjustFen, carryFen: plan.next.carryFen })
      planned.push(plan)
    } catch (error) {
      problems.push(...problemsOf(error, row.row))
    }
  }
  return { planned, problems }
}

/** Returns each changed bill once, with the amounts that it has after the last row. */
const changedBills = (changes: readonly { bill: BillWithAmounts; next: AdjustedAmounts }[]) => [
  ...new Map(
    changes.map(({ bill, next }) => [bill.id, { ...bill, ...next, payableFen: next.payableFen }]),
  ).values(),
]

/** Reason why a bill can't be adjusted; undefined if it can be adjusted. */
function adjustmentProblem(bill: BillWithAmounts | undefined): LocalizedText | undefined {
  try {
    if (!bill) throw billNotFound()
    requireAdjustable(bill, bill)
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.words
    throw error
  }
}

/** Reason why the adjustment of a row can't be undone; undefined if it can be undone. */
const undoProblem = (bill: BillWithAmounts | undefined, isCountered: boolean): LocalizedText | undefined =>
  isCountered ? counteredAlready : adjustmentProblem(bill)

/** Importer of adjustments. Each row is validated by the same rules as the form that adjusts one bill. */
export function adjustmentImporter({ config }: Pick<Services, 'config'>): Importer {
  const billsOf = (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn, lock: boolean) => {
    const of = [...new Set(rows.map((row) => textOf(row, 'billNo')))]
    return readBills(on, { by: 'billNo', of, scope: user.scope, lock })
  }
  const plan = async (on: Db | Tx, rows: readonly ImportRow[], user: SignedIn, lock: boolean) => {
    const bills = await billsOf(on, rows, user, lock)
    const unapproved = await readUnapprovedFen(
      on,
      bills.map(({ id }) => id),
    )
    return planRows(rows, bills, createApprovalGuard(unapproved, config))
  }

  const adjustmentOf = (
    { bill, amountFen, reason, next }: Omit<Planned, 'row'>,
    counterOf: string | null,
    nextId: () => string,
  ): NewAdjustment => ({
    id: nextId(),
    itemId: nextId(),
    bill,
    amountFen,
    reason,
    counterOf,
    carry: carryOf(next, nextId),
  })

  return {
    async checkCells(on, rows, user) {
      const billsByNumber = new Map((await billsOf(on, rows, user, false)).map((bill) => [bill.billNo, bill]))
      return rows.flatMap((row) => invalidCells(row, billsByNumber.get(textOf(row, 'billNo'))))
    },

    check: async (on, rows, user) => (await plan(on, rows, user, false)).problems,

    async run(tx, rows, { user, at, nextId }) {
      const { planned, problems } = await plan(tx, rows, user, true)
      if (problems.length > 0) return { made: [], problems }
      const adjustments = planned.map((one) => adjustmentOf(one, null, nextId))
      const writing = { by: user.username, at }
      await addAdjustments(tx, adjustments, writing)
      await writeBills(tx, changedBills(planned), writing)
      const created = planned.map(({ row, next }, index) => ({
        row,
        recordId: adjustments[index]?.id ?? '',
        memo: { carriedFen: next.carriedFen },
      }))
      return { made: created, problems: [] }
    },

    async undo(tx, created, { user, at, nextId }) {
      const posted = new Map(
        (
          await readAdjustments(
            tx,
            created.map(({ recordId }) => recordId),
          )
        ).map((a) => [a.id, a]),
      )
      const of = [...new Set([...posted.values()].map(({ billId }) => billId))]
      const bills = await readBills(tx, { by: 'id', of, scope: user.scope, lock: true })
      const byId = new Map(bills.map((bill) => [bill.id, bill]))
      const rejected = rejectedRows(created, (recordId) => {
        const one = posted.get(recordId)
        return undoProblem(one && byId.get(one.billId), one?.isCountered ?? false)
      })
      if (rejected.length > 0) return { undone: [], kept: rejected }
      const changes = [...created].reverse().flatMap(({ row, recordId, memo }) => {
        const one = posted.get(recordId)
        const bill = one && byId.get(one.billId)
        if (!one || !bill) return []
        const next = reverseAdjustment(bill, {
          amountFen: one.amountFen,
          carriedFen: Number(memo.carriedFen ?? 0),
        })
        Object.assign(bill, { adjustFen: next.adjustFen, carryFen: next.carryFen })
        const reason = `${COUNTER}${one.reason}`.slice(0, ADJUST_REASON.max)
        return [{ row, of: recordId, bill, amountFen: -one.amountFen, reason, next }]
      })
      const adjustments = changes.map((change) => adjustmentOf(change, change.of, nextId))
      const writing = { by: user.username, at }
      await addAdjustments(tx, adjustments, writing)
      await writeBills(tx, changedBills(changes), writing)
      const undone = changes.map(({ row }, index) => ({ row, recordId: adjustments[index]?.id ?? '' }))
      return { undone, kept: [] }
    },
  }
}

const rejectedRows = (
  created: readonly CreatedRecord[],
  reasonOf: (recordId: string) => LocalizedText | undefined,
): BlockingRow[] =>
  created.flatMap(({ row, recordId }) => {
    const words = reasonOf(recordId)
    return words ? [{ row, words }] : []
  })

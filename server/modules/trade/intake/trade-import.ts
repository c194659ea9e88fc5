import type { IntakeTrade } from '#schemas'
import type { Db, Tx } from '../../../db/index.ts'
import type { LocalizedText } from '../../../platform/http/locale.ts'
import type { SignedIn } from '../../../platform/http/request.ts'
import type { Importer, ImportRow, RowProblem } from '../../../platform/import/importer.ts'
import type { Services } from '../../../services.ts'
import { intakeTrades, planTrades } from './intake-trades.ts'
import { createMonths } from './months.ts'
import type { IntakeDecision } from './plan-intake.ts'

const NUMBER = /^[!-~]{1,64}$/
const MAX_AMOUNT_FEN = 10_000_000_000
const MAX_PAYER = 64
/** Statuses that new trades can have. Trades get other statuses only by refunds. */
const STATUSES = new Set(['SUCCESS', 'FAILED', 'CLOSED'])

const kept: LocalizedText = {
  en: 'recorded trades stay recorded; import refunds instead',
  zh: '已入账的交易不能撤销，请改为导入退款',
}

/** File columns by field. Contains only fields whose column has another name. */
const COLUMNS: Readonly<Record<string, string>> = { amountFen: 'amount' }

/** Checks of single cells. For reported trades, the request schema contains these checks. */
const CHECKS: readonly [
  column: string,
  isValid: (value: string | number) => boolean,
  words: LocalizedText,
][] = [
  [
    'channelTradeNo',
    (value) => NUMBER.test(String(value)),
    { en: 'At most 64 visible ASCII characters without spaces', zh: '最多 64 个无空格的可见 ASCII 字符' },
  ],
  [
    'amount',
    (value) => Number(value) > 0 && Number(value) <= MAX_AMOUNT_FEN,
    { en: 'More than 0, and at most 100,000,000.00', zh: '须大于 0，且不超过 100,000,000.00' },
  ],
  [
    'status',
    (value) => STATUSES.has(String(value)),
    { en: 'Successful, failed or closed', zh: '只能为成功、失败或已关闭' },
  ],
  [
    'payerAccount',
    (value) => String(value).length <= MAX_PAYER,
    { en: 'At most 64 characters', zh: '最多 64 个字符' },
  ],
]

/** Returns the errors of the cells of a row. Skips empty cells. */
const invalidCells = ({ row, values }: ImportRow): RowProblem[] =>
  CHECKS.flatMap(([column, isValid, words]) => {
    const value = values[column]
    return value === undefined || value === '' || isValid(value) ? [] : [{ row, column, words }]
  })

const WRITTEN = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/
/** Adds leading zeros and seconds to the time in a cell, since spreadsheets write times without them. */
export const timeOf = (text: string): string =>
  text.replace(WRITTEN, (_, year, month, day, hour, minute, second = '00') => {
    const two = (part: string) => part.padStart(2, '0')
    return `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`
  })

/** Converts a valid row to a trade. */
function tradeOf({ values }: ImportRow): IntakeTrade {
  const text = (name: string) => String(values[name] ?? '')
  return {
    channelTradeNo: text('channelTradeNo'),
    channelCode: text('channelCode'),
    shopCode: text('shopCode'),
    kind: text('kind') as IntakeTrade['kind'],
    payMethod: text('payMethod') as IntakeTrade['payMethod'],
    amountFen: Number(values.amount),
    paidTime: timeOf(text('paidTime')),
    status: (text('status') || 'SUCCESS') as NonNullable<IntakeTrade['status']>,
    payerAccount: text('payerAccount') || null,
    originChannelTradeNo: text('originChannelTradeNo') || null,
  }
}

const refusalsOf = (rows: readonly ImportRow[], decisions: readonly IntakeDecision[]): RowProblem[] =>
  decisions.flatMap((decision, index) => {
    if (decision.outcome !== 'REJECTED') return []
    const { field, words } = decision.refusal
    return [{ row: rows[index]?.row ?? 0, column: COLUMNS[field] ?? field, words }]
  })

/**
 * Importer of trades. Rows are checked in the order of the file, by the same rules as trades that machines
 * report. If a trade is already recorded, nothing changes, so that a file can be imported again after an
 * interruption.
 */
export function tradeImporter(services: Services): Importer {
  const { clock, config } = services
  const ensureMonths = createMonths(services)
  const contextOf = ({ scope }: SignedIn, now: Date, nextId: () => string) => ({
    now,
    nextId,
    businessTz: config.businessTz,
    onlyChannel: null,
    departs: scope.departs,
  })

  async function check(on: Db | Tx, rows: readonly ImportRow[], user: SignedIn): Promise<RowProblem[]> {
    const problems = rows.flatMap(invalidCells)
    const invalid = new Set(problems.map(({ row }) => row))
    const valid = rows.filter(({ row }) => !invalid.has(row))
    const trades = valid.map(tradeOf)
    // A preview has no transaction, and creates nothing.
    if (on.isTransaction) await ensureMonths(trades)
    let number = 0
    const { decisions } = await planTrades(
      on,
      trades,
      contextOf(user, clock(), () => String(++number)),
    )
    return [...problems, ...refusalsOf(valid, decisions)]
  }

  return {
    checkCells: async (_, rows) => rows.flatMap(invalidCells),
    check,
    async run(tx, rows, { user, at, nextId }) {
      const trades = rows.map(tradeOf)
      const { decisions, created } = await intakeTrades(tx, trades, contextOf(user, at, nextId))
      // If there are problems, the caller rolls the transaction back.
      const problems = refusalsOf(rows, decisions)
      const ids = new Map(created.map(({ tradeNo, id }) => [tradeNo, id]))
      const made = decisions.flatMap((decision, index) => {
        const recordId = decision.outcome === 'CREATED' ? ids.get(decision.tradeNo) : undefined
        return recordId === undefined ? [] : [{ row: rows[index]?.row ?? 0, recordId, memo: {} }]
      })
      return { made, problems }
    },
    undo: async (_, made) => ({ undone: [], kept: made.map(({ row }) => ({ row, words: kept })) }),
  }
}

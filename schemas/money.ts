/** Fen per yuan. Money is an integer number of fen; only these functions convert it. */

const FEN_PER_YUAN = 100n

interface FormatFenOptions {
  /** Shows + before positive amounts. */
  sign?: boolean
  /** Separates thousands with commas; on by default. */
  grouping?: boolean
  /** Shows ¥ after the sign. */
  currency?: boolean
}

/** Formats fen as yuan with two decimals, `123456` → `1,234.56`; exact for every safe integer. */
export function formatFen(
  fen: number | bigint,
  { sign = false, grouping = true, currency = false }: FormatFenOptions = {},
): string {
  const value = BigInt(fen)
  const absolute = value < 0n ? -value : value
  const yuan = (absolute / FEN_PER_YUAN).toString()
  const cents = (absolute % FEN_PER_YUAN).toString().padStart(2, '0')
  const prefix = value < 0n ? '-' : sign && value > 0n ? '+' : ''
  return `${prefix}${currency ? '¥' : ''}${grouping ? yuan.replace(/\B(?=(\d{3})+$)/g, ',') : yuan}.${cents}`
}

/** Parses yuan (`1,234.5`, `-3`, `￥１００`) to fen; undefined if invalid or with more than two decimals. */
export function parseYuan(text: string): number | undefined {
  const match = /^([+-]?)¥?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').trim())
  if (!match) return undefined
  const [, sign, yuan = '', cents = ''] = match
  const fen = BigInt(yuan.replaceAll(',', '')) * FEN_PER_YUAN + BigInt(cents.padEnd(2, '0'))
  const value = Number(sign === '-' ? -fen : fen)
  return Number.isSafeInteger(value) ? value + 0 : undefined
}

/** Formats parts per million as percent, `3800` → `0.38%`. With two decimals, rates of a column align. */
export function formatPpm(ppm: number, minimumDecimals: 0 | 2 = 0): string {
  const [whole, decimals = ''] = (ppm / 10_000).toFixed(4).replace(/0+$/, '').split('.')
  const shown = decimals.padEnd(minimumDecimals, '0')
  return shown === '' ? `${whole}%` : `${whole}.${shown}%`
}

const PPM = 1_000_000n

/** Computes a fee: `round_half_up(amount × rate)`, with the sign of the amount. */
export function feeOf(amountFen: number, ratePpm: number): number {
  const amount = BigInt(amountFen)
  const absolute = amount < 0n ? -amount : amount
  const fee = (absolute * BigInt(ratePpm) * 2n + PPM) / (2n * PPM)
  return Number(amount < 0n ? -fee : fee) + 0
}

/**
 * Splits an amount by shares with the largest-remainder method, in which ties go to the first receiver. The
 * parts add up exactly, and none is negative. If all shares are zero or absent, the first receiver gets
 * everything.
 */
export function splitFen(totalFen: number, shares: readonly number[]): number[] {
  if (!Number.isSafeInteger(totalFen) || totalFen < 0)
    throw new RangeError('The amount to split is whole fen, not negative.')
  if (!shares.every((share) => Number.isSafeInteger(share) && share >= 0)) {
    throw new RangeError('Shares are whole numbers, not negative.')
  }
  const all = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (all === 0n) return shares.map((_, index) => (index === 0 ? totalFen : 0))
  const exact = shares.map((share) => BigInt(totalFen) * BigInt(share))
  const parts = exact.map((product) => Number(product / all))
  const left = totalFen - parts.reduce((sum, part) => sum + part, 0)
  const first = exact
    .map((product, index) => ({ rest: product % all, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
  for (const { index } of first) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Receiver of a split: either a share of the whole income, or a fixed amount. */
export interface SplitReceiver {
  sharePpm?: number | null
  amountFen?: number | null
}

/** Amounts of a split income, which add up to it: those of the receivers in their order, and the shop's rest. */
export interface SplitIncome {
  parts: number[]
  restFen: number
}

/**
 * Splits an income. Shares are parts of the whole income, rounded by the largest-remainder method together
 * with the rest. Fixed amounts are then taken from the rest in order, as long as it lasts.
 */
export function splitIncome(incomeFen: number, receivers: readonly SplitReceiver[]): SplitIncome {
  const shares = receivers.map(({ sharePpm }) => sharePpm ?? 0)
  const sharedPpm = shares.reduce((sum, share) => sum + share, 0)
  const parts = splitFen(incomeFen, [...shares, Number(PPM) - sharedPpm])
  let restFen = parts.pop() ?? 0
  for (const [index, { amountFen }] of receivers.entries()) {
    if (amountFen == null) continue
    parts[index] = Math.min(amountFen, restFen)
    restFen -= parts[index] ?? 0
  }
  return { parts, restFen }
}

/** Amounts of an example; null where they can't be computed yet. */
export interface SplitPreview {
  parts: (number | null)[]
  restFen: number | null
}

const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** True if a receiver has either a share or a fixed amount, in whole numbers. */
const isComplete = ({ sharePpm, amountFen }: SplitReceiver) =>
  (sharePpm == null) !== (amountFen == null) && isWhole(sharePpm ?? amountFen)

/**
 * Splits an example as `splitIncome` splits an income, while its receivers are still being entered: incomplete
 * receivers get nothing. Shares of more than the whole can't be split.
 */
export function previewSplit(incomeFen: number, receivers: readonly SplitReceiver[]): SplitPreview {
  const complete = receivers.filter(isComplete)
  const sharedPpm = complete.reduce((sum, { sharePpm }) => sum + (sharePpm ?? 0), 0)
  if (sharedPpm > Number(PPM)) return { parts: receivers.map(() => null), restFen: null }
  const { parts, restFen } = splitIncome(incomeFen, complete)
  const amounts = parts.values()
  return {
    parts: receivers.map((each) => (isComplete(each) ? (amounts.next().value ?? null) : null)),
    restFen,
  }
}

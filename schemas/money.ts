/**
 * Number of fen per yuan. Amounts are integers in fen. Only the functions of this file convert between fen
 * and yuan.
 */

const FEN_PER_YUAN = 100n

interface FormatFenOptions {
  /** If true, positive amounts start with +. */
  sign?: boolean
  /** If true, commas separate thousands. The default is true. */
  grouping?: boolean
  /** If true, ¥ follows the sign. */
  currency?: boolean
}

/**
 * Formats an amount in fen as yuan with two decimals: `123456` becomes `1,234.56`. The result is exact for
 * every safe integer.
 */
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

/**
 * Parses an amount in yuan (`1,234.5`, `-3`, `￥１００`) and returns it in fen. Returns undefined if the text is
 * invalid, has more than two decimals, or is too large to be exact.
 */
export function parseYuan(text: string): number | undefined {
  const fen = parseAnyYuan(text)
  return Number.isSafeInteger(fen) ? fen : undefined
}

/** Like `parseYuan`, but returns an amount that is too large too, so that it can be refused by its size. */
export function parseAnyYuan(text: string): number | undefined {
  const match = /^([+-]?)¥?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').trim())
  if (!match) return undefined
  const [, sign, yuan = '', cents = ''] = match
  const fen = BigInt(yuan.replaceAll(',', '')) * FEN_PER_YUAN + BigInt(cents.padEnd(2, '0'))
  return Number(sign === '-' ? -fen : fen) + 0
}

/**
 * Formats parts per million as percent: `3800` becomes `0.38%`. With two decimals, the rates in a column are
 * aligned.
 */
export function formatPpm(ppm: number, minimumDecimals: 0 | 2 = 0): string {
  const [whole, decimals = ''] = (ppm / 10_000).toFixed(4).replace(/0+$/, '').split('.')
  const shown = decimals.padEnd(minimumDecimals, '0')
  return shown === '' ? `${whole}%` : `${whole}.${shown}%`
}

const PPM = 1_000_000n

/** Calculates a fee as `round_half_up(amount × rate)`. The fee has the same sign as the amount. */
export function feeOf(amountFen: number, ratePpm: number): number {
  const amount = BigInt(amountFen)
  const absolute = amount < 0n ? -amount : amount
  const fee = (absolute * BigInt(ratePpm) * 2n + PPM) / (2n * PPM)
  return Number(amount < 0n ? -fee : fee) + 0
}

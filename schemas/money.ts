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

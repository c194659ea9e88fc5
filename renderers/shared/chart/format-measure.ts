import type { ChartFormat } from '#runtime'
import { formatFen, formatPpm } from '#schemas/money'
import { formatNumber } from '../format-number.ts'

/** Returns 2, or undefined for a number that keeps all its decimals: an integer, or a number below 1. */
const decimalsOf = (value: number) => (Number.isInteger(value) || Math.abs(value) < 1 ? undefined : 2)

/** Formats a number of a chart in full, such as `¥ 1,234.56`, `1,234` or `0.38%`. */
export function formatMeasure(value: number, format: ChartFormat): string {
  if (format === 'percent') return formatPpm(value)
  if (format === 'number') return formatNumber(value, decimalsOf(value))
  const fen = Math.round(value)
  return Number.isSafeInteger(fen) ? `¥ ${formatFen(fen)}` : `¥ ${formatNumber(value / 100, 2)}`
}

const FEN_PER_YUAN = 100
const steps = {
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
} as const

/**
 * Formats a number in short form for an axis, such as `1.2M`, or `120万` in Chinese. Money is shown in yuan,
 * without the currency sign.
 */
export function formatShort(value: number, format: ChartFormat, locale: string): string {
  if (format === 'percent') return formatPpm(value)
  const shown = format === 'money' ? value / FEN_PER_YUAN : value
  const known = locale.startsWith('zh') ? steps.zh : steps.en
  const [size, unit] = known.find(([least]) => Math.abs(shown) >= least) ?? [1, '']
  return `${formatNumber(Number((shown / size).toFixed(2)))}${unit}`
}

/**
 * Formats a number for a spreadsheet, without currency sign, percent sign and separators. Money is in yuan,
 * and a rate is in per cent.
 */
export function formatPlain(value: number, format: ChartFormat): string {
  if (format === 'percent') return String(value / 10_000)
  if (format === 'number') return String(value)
  const fen = Math.round(value)
  return Number.isSafeInteger(fen) ? formatFen(fen, { grouping: false }) : String(value / FEN_PER_YUAN)
}

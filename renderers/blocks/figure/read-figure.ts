import { formatFen, formatPpm } from '#schemas/money'
import { formatNumber } from '../../shared/format-number.ts'

type Format = 'count' | 'money' | 'rate'

const writers: Readonly<Record<Format, (value: number) => string>> = {
  count: (value) => formatNumber(value),
  money: (fen) => `¥ ${formatFen(fen)}`,
  rate: formatPpm,
}

/** A number written for people; undefined where the value is none, or no whole fen. */
export function writeFigure(value: unknown, format: Format = 'count'): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  if (format === 'money' && !Number.isSafeInteger(value)) return undefined
  return writers[format](value)
}

/** A figure with whatever comes beside it. */
export interface ReadFigure {
  value: unknown
  secondary?: unknown
  /** By the same time of day. */
  yesterday?: unknown
  lastWeek?: unknown
}

/** The figure and the second one below it; a bare number has no second. */
export function readFigure(value: unknown): ReadFigure {
  return typeof value === 'object' && value !== null && 'value' in value ? value : { value }
}

import { formatFen } from '#schemas/money'

/** Formats fen as yuan for an input. Returns an empty string for an invalid amount. */
export const fenText = (fen: number) => (Number.isSafeInteger(fen) ? formatFen(fen) : '')

/** Currency sign. All amounts are in yuan. */
export const YUAN = '¥'

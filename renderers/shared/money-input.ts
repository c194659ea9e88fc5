import { formatFen } from '#schemas/money'

/** Writes fen into an input as yuan; what is no amount stays empty. */
export const fenText = (fen: number) => (Number.isSafeInteger(fen) ? formatFen(fen) : '')

/** The sign of the currency; every amount of this business is in yuan. */
export const YUAN = '¥'

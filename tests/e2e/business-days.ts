/** Business day that lies `days` days before today. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
export const today = (): string => dayBefore(0)

/** Query of a list or report of bills for the last seven whole days. */
export const LAST_WEEK = `settleDate=${dayBefore(7)},${dayBefore(1)}`

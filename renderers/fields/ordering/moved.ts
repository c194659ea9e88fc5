/** The list with one of its members at another place; the same list where that is no other place of it. */
export function moved<Member>(list: readonly Member[], from: number, to: number): readonly Member[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const member = list[from]
  if (member === undefined || place === from) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, place), member, ...rest.slice(place)]
}

/** The place of a row that is dragged to this height: behind every other one whose middle lies above it. */
export function placeAt(y: number, rows: readonly { top: number; bottom: number }[], from: number): number {
  return rows.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length
}

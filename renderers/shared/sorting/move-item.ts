/** Moves a member of a list. Returns the same list if the position of the member doesn't change. */
export function moveItem<Member>(list: readonly Member[], from: number, to: number): readonly Member[] {
  const target = Math.min(Math.max(to, 0), list.length - 1)
  const member = list[from]
  if (member === undefined || target === from) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, target), member, ...rest.slice(target)]
}

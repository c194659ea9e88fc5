/** A source in which a list could not be found: somebody has moved it, and the generator has to follow. */
export class UnknownPlace extends Error {}

/** Adds an import after the last one whose path sorts before it; formatting puts the rest in order. */
export function addImport(source: string, line: string): string {
  if (source.includes(line)) return source
  const last = source.lastIndexOf('\nimport ')
  const end = source.indexOf('\n', last + 1) + 1
  return `${source.slice(0, end)}${line}\n${source.slice(end)}`
}

/** Adds an entry at the end of the list or object that `head` opens, `export const cells = [`; formatting lays it out. */
export function addEntry(source: string, head: string, entry: string): string {
  const start = source.indexOf(head)
  if (start < 0) throw new UnknownPlace(`There is no "${head}" any more.`)
  const end = closingOf(source, start + head.length)
  const before = source.slice(0, end).trimEnd()
  const comma = /[[{,]$/.test(before) ? '' : ','
  return `${before}${comma}\n${entry},\n${source.slice(end)}`
}

/** Where the bracket closes that was opened before `from`. */
function closingOf(source: string, from: number): number {
  let depth = 1
  for (let at = from; at < source.length; at++) {
    const sign = source.charAt(at)
    if ('[{('.includes(sign)) depth++
    if (']})'.includes(sign)) depth--
    if (depth === 0) return at
  }
  throw new UnknownPlace('A list is not closed.')
}

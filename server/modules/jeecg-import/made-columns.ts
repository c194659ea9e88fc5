/** What stands among a table's columns and is none: keys and rules. */
const NO_COLUMN = /^(?:primary|unique|key|index|fulltext|spatial|constraint|foreign|check)\b/i
const COLUMN = /^(?:`([^`]+)`|"([^"]+)"|([\w$]+))\s+[a-z]/i
const QUOTED = /'(?:[^'\\]|\\.|'')*'/gs

/** The names of the columns in the body of a `create table`, however many of them stand in a line. */
export function columnsOf(body: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of body.replaceAll(QUOTED, "''")) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) break
    if (depth === 0 && sign === ',') parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.flatMap((part) => {
    const text = part.trim()
    const [, ticked, quoted, bare] = COLUMN.exec(text) ?? []
    const name = ticked ?? quoted ?? (NO_COLUMN.test(text) ? undefined : bare)
    return name === undefined ? [] : [name.toLowerCase()]
  })
}

/** One benchmark result, and the result of a peer or the limit with which it is compared. */
export interface Row {
  what: string
  measured: string
  /** Result of the peer in the same run, or the limit. */
  against: string
  ratio: string
}

/** Prints results as a plain-text table. */
export function printTable(rows: readonly Row[]): void {
  const head: Row = { what: 'what', measured: 'measured', against: 'against', ratio: 'ratio' }
  const keys = ['what', 'measured', 'against', 'ratio'] as const
  const all = [head, ...rows]
  const widths = keys.map((key) => Math.max(...all.map((row) => row[key].length)))
  const line = (row: Row) =>
    keys
      .map((key, index) => row[key].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  console.log(line(head))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
export const mib = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

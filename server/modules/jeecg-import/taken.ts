import type { Cells, ImportTable, Present } from './tables.ts'

const keyOf = (
  row: Readonly<Record<string, unknown>>,
  { columns, isFolded }: ImportTable['unique'][number],
): string | undefined => {
  const values = columns.map((column) => row[column])
  if (values.some((value) => value === null || value === undefined)) return undefined
  const key = values.join('\u0000')
  return isFolded ? key.toLowerCase() : key
}

/** Which row has a unique value, of those that are here and those that were taken. */
export function createTaken({ unique }: ImportTable, present: readonly Present[]) {
  const owners = unique.map((rule) => ({
    rule,
    byKey: new Map(present.map((row) => [keyOf(row, rule), String(row.id)])),
  }))
  return {
    /** Which other row has a value of this one already, and which value; undefined where none has. */
    clash(cells: Cells): { words: string; id: string } | undefined {
      for (const { rule, byKey } of owners) {
        const key = keyOf(cells, rule)
        const id = key === undefined ? undefined : byKey.get(key)
        if (id === undefined || id === cells.id) continue
        const named = rule.columns.map((column) => `${column} ${cells[column]}`).join(', ')
        return { words: `${named} is that of another row (${id})`, id }
      }
      return undefined
    },
    take(cells: Cells): void {
      for (const { rule, byKey } of owners) byKey.set(keyOf(cells, rule), cells.id ?? '')
    },
  }
}

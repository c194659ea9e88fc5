import type { Cells, ExistingRow, ImportTable } from './tables.ts'

const keyOf = (
  row: Readonly<Record<string, unknown>>,
  { columns, ignoresCase }: ImportTable['unique'][number],
): string | undefined => {
  const values = columns.map((column) => row[column])
  if (values.some((value) => value === null || value === undefined)) return undefined
  const key = values.join('\u0000')
  return ignoresCase ? key.toLowerCase() : key
}

/** Creates an index of the unique values of the existing rows. `add` adds the values of an accepted row. */
export function createUniqueIndex({ unique }: ImportTable, existing: readonly ExistingRow[]) {
  const owners = unique.map((rule) => ({
    rule,
    byKey: new Map(existing.map((row) => [keyOf(row, rule), String(row.id)])),
  }))
  return {
    /** Finds another row that has the same unique value. Returns undefined if there is no such row. */
    findDuplicate(cells: Cells): { words: string; id: string } | undefined {
      for (const { rule, byKey } of owners) {
        const key = keyOf(cells, rule)
        const id = key === undefined ? undefined : byKey.get(key)
        if (id === undefined || id === cells.id) continue
        const named = rule.columns.map((column) => `${column} ${cells[column]}`).join(', ')
        return { words: `${named} is that of another row (${id})`, id }
      }
      return undefined
    },
    add(cells: Cells): void {
      for (const { rule, byKey } of owners) byKey.set(keyOf(cells, rule), cells.id ?? '')
    },
  }
}

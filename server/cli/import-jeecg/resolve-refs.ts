import type { IdMap } from './id-map.ts'
import type { Cells, ImportTable } from './tables.ts'

/** Error of a row that refers to a missing row. */
export class OrphanError extends Error {
  readonly column: string
  readonly table: string

  constructor(column: string, table: string, id: string | null | undefined) {
    super(id ? `${column} ${id} is no row of ${table} that is here or was taken` : `${column} is missing`)
    this.column = column
    this.table = table
  }
}

interface Known {
  table: ImportTable
  maps: ReadonlyMap<string, IdMap>
  /** Codes of departments in the file that other codes replace. */
  replacedCodes: ReadonlyMap<string, string>
}

/**
 * Replaces the ids and department codes that refer to other rows. Returns true if the owner of the row is a shipped row. Throws
 * with the reason if an id is unknown.
 */
export function resolveRefs(cells: Cells, { table, maps, replacedCodes }: Known): boolean {
  let isSeeded = false
  for (const { column, table: other } of table.refs) {
    const id = cells[column]
    const found = id ? maps.get(other)?.find(id) : undefined
    if (!found) throw new OrphanError(column, other, id)
    cells[column] = found.id
    isSeeded ||= table.owner === column && found.isUnchanged
  }
  for (const { column, table: other } of table.lists ?? []) {
    const ids = (cells[column] ?? '').split(',').flatMap((id) => maps.get(other)?.find(id.trim())?.id ?? [])
    cells[column] = ids.length > 0 ? ids.join(',') : null
  }
  for (const column of table.orgCodes ?? [])
    cells[column] = replacedCodes.get(cells[column] ?? '') ?? cells[column] ?? null
  return isSeeded
}

import { type Column, convertCell } from './columns.ts'
import { type IdMap, parentsFirst } from './id-map.ts'
import { newTableReport, type TableReport } from './report.ts'
import type { SourceRow } from './source.ts'
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
function createUniqueIndex({ unique }: ImportTable, existing: readonly ExistingRow[]) {
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

/**
 * Columns with the authors and times of changes. New rows get the values of the file; comparisons with
 * existing rows ignore these columns.
 */
const AUDIT_COLUMNS = ['create_by', 'create_time', 'update_by', 'update_time']
/** Parent id of top-level rows, in tables whose rows must have a parent id. */
const TOP = '0'

/** Table to check, with its columns, its existing rows, and the id maps of all tables. */
export interface TableContext {
  table: ImportTable
  columns: readonly Column[]
  existing: readonly ExistingRow[]
  maps: ReadonlyMap<string, IdMap>
}

/** Result of checking a table: the accepted rows, which are ready to be written, and the report. */
export interface CheckedRows {
  report: TableReport
  rows: Cells[]
  /**
   * `written`: columns of a new row. `compared`: columns that are compared with the columns of an existing
   * row.
   */
  columns: { written: string[]; compared: string[] }
}

interface Candidate {
  id: string
  parent: string | null
  place: string
  cells: Cells
}

/**
 * Result of checking a row: the row to write, the id of the existing row that stays unchanged, or the reason
 * why the row is left out. The existing row is either equal to the checked row, or a shipped row.
 */
type Outcome = { row: Cells } | { duplicateOf: string } | { unchangedId: string } | { skipped: string }

/**
 * Replaces the ids that refer to other rows. Returns true if the owner of the row is a shipped row. Throws
 * with the reason if an id is unknown.
 */
function resolveRefs(cells: Cells, { table, maps }: TableContext): boolean {
  let isSeeded = false
  for (const { column, table: other } of table.refs) {
    const id = cells[column]
    if (!id) throw new Error(`${column} is missing`)
    const found = maps.get(other)?.find(id)
    if (!found) throw new Error(`${column} ${id} is no row of ${other} that is here or was taken`)
    cells[column] = found.id
    isSeeded ||= table.owner === column && found.isUnchanged
  }
  for (const { column, table: other } of table.lists ?? []) {
    const ids = (cells[column] ?? '').split(',').flatMap((id) => maps.get(other)?.find(id.trim())?.id ?? [])
    cells[column] = ids.length > 0 ? ids.join(',') : null
  }
  return isSeeded
}

/** Checks the rows of one table. Call `check` for parents before their children. */
class TableChecker {
  readonly report: TableReport
  readonly accepted: Cells[] = []
  private readonly context: TableContext
  private readonly ids: IdMap
  private readonly usable: readonly Column[]
  private readonly shippedRows: readonly ExistingRow[]
  /** Name of a required column that the file doesn't contain. */
  private readonly missingColumn: string | undefined
  private readonly uniqueIndex: ReturnType<typeof createUniqueIndex>
  private readonly byId: Map<string, Cells | ExistingRow>

  constructor(rows: readonly SourceRow[], context: TableContext) {
    const { table, columns, existing, maps } = context
    const ids = maps.get(table.name)
    if (!ids) throw new Error(`no ids of ${table.name}`)
    const named = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
    const ignored = new Set([...(table.ignored ?? []), ...(table.computed ?? [])])
    const inFile = new Set(rows.map(({ cells }) => cells.id ?? ''))
    this.context = context
    this.ids = ids
    this.usable = columns.filter(
      ({ name }) => !ignored.has(name) && (named.has(name) || table.adaptedColumns?.includes(name)),
    )
    const filled = new Set(this.usable.map(({ name }) => name))
    this.missingColumn = columns.find(
      (column) => column.isRequired && column.fallback === null && !filled.has(column.name),
    )?.name
    this.shippedRows = existing.filter((row) => table.isSeeded?.(row, inFile))
    this.uniqueIndex = createUniqueIndex(table, existing)
    this.byId = new Map(existing.map((row) => [String(row.id), row]))
    this.report = newTableReport(table.name)
    this.report.read = rows.length
    this.report.skippedColumns = [...named].filter(
      (name) => !filled.has(name) && !table.computed?.includes(name),
    )
  }

  get written(): string[] {
    return this.usable.map(({ name }) => name)
  }

  reject({ id, place }: Pick<Candidate, 'id' | 'place'>, reason: string): void {
    this.report.refused.push({ place, id, reason })
    this.ids.reject(id)
  }

  /**
   * Returns a list with the row as a candidate. Returns an empty list if the row is unreadable, or if its id
   * is missing or occurs twice. Adds such a row to the report.
   */
  candidateOf({ place, cells: original, problem }: SourceRow): Candidate[] {
    const { table } = this.context
    const cells: Cells = { ...original }
    table.adapt?.(cells)
    const id = cells.id?.trim() ?? ''
    const missing = id === '' ? 'id is missing' : undefined
    const reason = problem ?? missing ?? (this.ids.has(id) ? 'the id occurs twice' : undefined)
    if (reason !== undefined) {
      this.report.refused.push({ place, id, reason })
      return []
    }
    const parent = (table.parent && cells[table.parent]) || null
    this.ids.add(id, false)
    return [{ id, parent: parent === TOP ? null : parent, place, cells: { ...cells, id } }]
  }

  check(candidate: Candidate): void {
    try {
      this.record(candidate, this.outcomeOf(candidate))
    } catch (error) {
      this.reject(candidate, (error as Error).message)
    }
  }

  private outcomeOf({ id, parent, cells }: Candidate): Outcome {
    const { table } = this.context
    const above = parent === null ? undefined : this.ids.find(parent)
    if (parent !== null && !above) throw new Error(`the row above, ${parent}, was refused`)
    if (resolveRefs(cells, this.context)) return { unchangedId: id }
    const skipped = table.skipReason?.(cells)
    if (skipped !== undefined) return { skipped }
    const match = table.match?.(cells, this.shippedRows)
    if (match?.isUnchanged) return { unchangedId: match.id }
    if (match) cells.id = match.id
    if (table.parent && above) cells[table.parent] = above.id
    return this.convert(cells, above && this.byId.get(above.id))
  }

  private convert(cells: Cells, above: Cells | ExistingRow | undefined): Outcome {
    const { table } = this.context
    const problem = table.check?.(cells, above)
    if (problem !== undefined) throw new Error(problem)
    if (this.missingColumn !== undefined) throw new Error(`${this.missingColumn} is missing`)
    const row = Object.fromEntries(
      this.usable.map((column) => [column.name, convertCell(column, cells[column.name])]),
    )
    const duplicate = this.uniqueIndex.findDuplicate(row)
    if (duplicate && table.isLink) return { duplicateOf: duplicate.id }
    if (duplicate) throw new Error(duplicate.words)
    return { row }
  }

  private record({ id }: Candidate, outcome: Outcome): void {
    if ('skipped' in outcome) {
      const { skipped } = this.report
      skipped[outcome.skipped] = (skipped[outcome.skipped] ?? 0) + 1
      this.ids.reject(id)
    } else if ('unchangedId' in outcome) {
      this.report.kept += 1
      this.ids.add(id, true, outcome.unchangedId)
    } else if ('duplicateOf' in outcome) {
      this.report.same += 1
      this.ids.add(id, false, outcome.duplicateOf)
    } else {
      const { row } = outcome
      this.ids.add(id, false, row.id ?? id)
      this.uniqueIndex.add(row)
      this.byId.set(row.id ?? id, row)
      this.accepted.push(row)
    }
  }
}

/** Checks all rows of a table. A row that refers to a rejected row is rejected too. */
export function checkTable(rows: readonly SourceRow[], context: TableContext): CheckedRows {
  const { table, maps } = context
  const checker = new TableChecker(rows, context)
  const candidates = rows.flatMap((row) => checker.candidateOf(row))
  const { ordered, unreachable } = parentsFirst(
    candidates,
    (id) => maps.get(table.name)?.find(id) !== undefined,
  )
  for (const { row, isCycle } of unreachable) {
    checker.reject(row, isCycle ? 'it is below itself' : `the row above, ${row.parent}, is not there`)
  }
  for (const candidate of ordered) checker.check(candidate)
  const { report, accepted, written } = checker
  const insertOnly = new Set(['id', ...AUDIT_COLUMNS, ...(table.insertOnly ?? [])])
  return {
    report,
    rows: accepted,
    columns: { written, compared: written.filter((name) => !insertOnly.has(name)) },
  }
}

import { type Column, convertCell } from './columns.ts'
import { type IdMap, parentsFirst } from './id-map.ts'
import { newTableReport, type TableReport } from './report.ts'
import { OrphanError, resolveRefs } from './resolve-refs.ts'
import type { SourceRow } from './source.ts'
import type { Cells, ExistingRow, ImportTable } from './tables.ts'
import { TreeCodes } from './tree-codes.ts'
import { createUniqueIndex } from './unique-index.ts'

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
  /** Codes of departments in the file that other codes replace. */
  replacedCodes: ReadonlyMap<string, string>
}

/** Result of checking a table: the accepted rows, which are ready to be written, and the report. */
export interface CheckedRows {
  report: TableReport
  rows: Cells[]
  /** Codes in the file that other codes replace. */
  replacedCodes: ReadonlyMap<string, string>
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
  /** Id of the missing parent, if the row goes to the top. */
  lostParent?: string
}

/**
 * Result of checking a row: the row to write, the id of the existing row that stays unchanged, or the reason
 * why the row is left out. The existing row is either equal to the checked row, or a shipped row.
 */
type Outcome =
  | { row: Cells }
  | { duplicateOf: string }
  | { unchangedId: string }
  | { skipped: string; detail?: string }

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
  private readonly codes: TreeCodes | undefined

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
    this.codes =
      table.code &&
      new TreeCodes(
        table.code,
        existing,
        rows.map(({ cells }) => cells),
      )
    this.report = newTableReport(table.name)
    this.report.read = rows.length
    this.report.skippedColumns = [...named].filter(
      (name) => !filled.has(name) && !table.computed?.includes(name),
    )
  }

  get replacedCodes(): ReadonlyMap<string, string> {
    return this.codes?.replaced ?? new Map()
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

  /** Leaves out a valid row. */
  leaveOut({ id, place }: Pick<Candidate, 'id' | 'place'>, skipped: string, detail = skipped): void {
    const counts = this.report.skipped
    counts[skipped] = (counts[skipped] ?? 0) + 1
    this.report.leftOut.push({ place, id, reason: detail })
    this.ids.reject(id)
  }

  /** Resolves the references of a row. Returns the outcome if the row isn't imported because of them. */
  private unresolved(id: string, cells: Cells): Outcome | undefined {
    try {
      return resolveRefs(cells, this.context) ? { unchangedId: id } : undefined
    } catch (error) {
      if (!(error instanceof OrphanError) || !this.context.table.leavesOutOrphans) throw error
      return { skipped: `${error.column} is no row of ${error.table}`, detail: error.message }
    }
  }

  private outcomeOf(candidate: Candidate): Outcome {
    const { id, parent, cells } = candidate
    const { table } = this.context
    const above = parent === null ? undefined : this.ids.find(parent)
    if (parent !== null && !above) {
      if (table.leavesOutOrphans) return { skipped: 'the row above is left out' }
      throw new Error(`the row above, ${parent}, was refused`)
    }
    const unresolved = this.unresolved(id, cells)
    if (unresolved) return unresolved
    const skipped = table.skipReason?.(cells)
    if (skipped !== undefined) return { skipped }
    const match = table.match?.(cells, this.shippedRows)
    if (match?.isUnchanged) return { unchangedId: match.id }
    if (match) cells.id = match.id
    if (table.parent && above) cells[table.parent] = above.id
    this.repair(candidate, above && this.byId.get(above.id))
    return this.convert(cells)
  }

  /** Sets the code of a row in a tree, and notes a new code or a missing parent. */
  private repair(
    { id, parent, place, cells, lostParent }: Candidate,
    above: Cells | ExistingRow | undefined,
  ) {
    const isMoved = lostParent !== undefined
    const words = this.codes?.assign(cells, { id, parent, above, isMoved })
    const moved = isMoved ? `the row above, ${lostParent}, is not there: it goes to the top` : undefined
    const reason = [moved, words].filter(Boolean).join('; ')
    if (reason !== '') this.report.repaired.push({ place, id, reason })
  }

  private convert(cells: Cells): Outcome {
    const { table } = this.context
    const problem = table.check?.(cells)
    if (problem !== undefined) throw new Error(problem)
    if (this.missingColumn !== undefined) throw new Error(`${this.missingColumn} is missing`)
    const row = Object.fromEntries(
      this.usable.map((column) => [column.name, convertCell(column, cells[column.name])]),
    )
    const duplicate = this.uniqueIndex.findDuplicate(row)
    if (duplicate && table.isLink) return { duplicateOf: duplicate.id }
    if (duplicate && table.leavesOutDuplicates)
      return { skipped: 'another row has the same values', detail: duplicate.words }
    if (duplicate) throw new Error(duplicate.words)
    return { row }
  }

  private record({ id, place }: Candidate, outcome: Outcome): void {
    if ('skipped' in outcome) {
      this.leaveOut({ id, place }, outcome.skipped, outcome.detail)
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

/** Moves a row whose parent is missing to the top. */
function withoutLostParent(
  row: Candidate,
  { parent }: ImportTable,
  isKnown: (id: string) => boolean,
): Candidate {
  if (parent === undefined || row.parent === null || isKnown(row.parent)) return row
  const { [parent]: _, ...cells } = row.cells
  return { ...row, parent: null, lostParent: row.parent, cells }
}

/** Checks all rows of a table. A row that refers to a rejected row is rejected too. */
export function checkTable(rows: readonly SourceRow[], context: TableContext): CheckedRows {
  const { table, maps } = context
  const checker = new TableChecker(rows, context)
  const isKnown = (id: string) => maps.get(table.name)?.find(id) !== undefined
  const candidates = rows
    .flatMap((row) => checker.candidateOf(row))
    .map((row) => (table.code ? withoutLostParent(row, table, isKnown) : row))
  const { ordered, unreachable } = parentsFirst(candidates, isKnown)
  for (const { row, isCycle } of unreachable) {
    if (isCycle) checker.reject(row, 'it is below itself')
    else checker.leaveOut(row, 'the row above is not there', `the row above, ${row.parent}, is not there`)
  }
  for (const candidate of ordered) checker.check(candidate)
  const { report, accepted, written } = checker
  const insertOnly = new Set(['id', ...AUDIT_COLUMNS, ...(table.insertOnly ?? [])])
  return {
    report,
    rows: accepted,
    replacedCodes: checker.replacedCodes,
    columns: { written, compared: written.filter((name) => !insertOnly.has(name)) },
  }
}

import { type Column, valueFor } from './columns.ts'
import { fromTheTop, type IdMap } from './places.ts'
import { newTableReport, type TableReport } from './report.ts'
import type { SourceRow } from './source.ts'
import type { Cells, ImportTable, Present } from './tables.ts'
import { createTaken } from './taken.ts'

/** Columns that say who wrote a row and when: taken with a new row, never a change. */
const STAMPS = ['create_by', 'create_time', 'update_by', 'update_time']
/** The parent of those at the top, in tables that name one. */
const TOP = '0'

/** What a table is judged with: its columns, what is here, and where the ids of others lead. */
export interface Judging {
  table: ImportTable
  columns: readonly Column[]
  present: readonly Present[]
  maps: ReadonlyMap<string, IdMap>
}

/** A table's rows as they may be written. */
export interface Judged {
  report: TableReport
  rows: Cells[]
  /** The columns that are written with a new row, and those that are held against a row that is here. */
  columns: { written: string[]; compared: string[] }
}

interface Candidate {
  id: string
  parent: string | null
  place: string
  cells: Cells
}

/** What a row comes to: a row to write, one that is here already, one that stays as it is, or none. */
type Outcome = { row: Cells } | { sameAs: string } | { keptAs: string } | { leftOut: string }

/** Puts the ids of other tables right; gives whether the row belongs to one of ours. Throws why it cannot. */
function resolveRefs(cells: Cells, { table, maps }: Judging): boolean {
  let isOurs = false
  for (const { column, table: other } of table.refs) {
    const id = cells[column]
    if (!id) throw new Error(`${column} is missing`)
    const found = maps.get(other)?.find(id)
    if (!found) throw new Error(`${column} ${id} is no row of ${other} that is here or was taken`)
    cells[column] = found.id
    isOurs ||= table.owner === column && found.isKept
  }
  for (const { column, table: other } of table.lists ?? []) {
    const ids = (cells[column] ?? '').split(',').flatMap((id) => maps.get(other)?.find(id.trim())?.id ?? [])
    cells[column] = ids.length > 0 ? ids.join(',') : null
  }
  return isOurs
}

/** Judges the rows of one table from the top down. */
class TableJudge {
  readonly report: TableReport
  readonly accepted: Cells[] = []
  private readonly judging: Judging
  private readonly own: IdMap
  private readonly usable: readonly Column[]
  private readonly ours: readonly Present[]
  /** A column that every row needs and the file has not. */
  private readonly lacking: string | undefined
  private readonly taken: ReturnType<typeof createTaken>
  private readonly byId: Map<string, Cells | Present>

  constructor(rows: readonly SourceRow[], judging: Judging) {
    const { table, columns, present, maps } = judging
    const own = maps.get(table.name)
    if (!own) throw new Error(`no ids of ${table.name}`)
    const named = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
    const never = new Set([...(table.never ?? []), ...(table.reckoned ?? [])])
    const inFile = new Set(rows.map(({ cells }) => cells.id ?? ''))
    this.judging = judging
    this.own = own
    this.usable = columns.filter(
      ({ name }) => !never.has(name) && (named.has(name) || table.made?.includes(name)),
    )
    const filled = new Set(this.usable.map(({ name }) => name))
    this.lacking = columns.find(
      (column) => column.isRequired && column.fallback === null && !filled.has(column.name),
    )?.name
    this.ours = present.filter((row) => table.isOurs?.(row, inFile))
    this.taken = createTaken(table, present)
    this.byId = new Map(present.map((row) => [String(row.id), row]))
    this.report = newTableReport(table.name)
    this.report.read = rows.length
    this.report.untaken = [...named].filter((name) => !filled.has(name) && !table.reckoned?.includes(name))
  }

  get written(): string[] {
    return this.usable.map(({ name }) => name)
  }

  refuse({ id, place }: Pick<Candidate, 'id' | 'place'>, reason: string): void {
    this.report.refused.push({ place, id, reason })
    this.own.refuse(id)
  }

  /** A row that has an id of its own; its wrong ones are refused at once. */
  candidateOf({ place, cells: given, problem }: SourceRow): Candidate[] {
    const { table } = this.judging
    const cells: Cells = { ...given }
    table.adapt?.(cells)
    const id = cells.id?.trim() ?? ''
    const missing = id === '' ? 'id is missing' : undefined
    const reason = problem ?? missing ?? (this.own.has(id) ? 'the id stands twice' : undefined)
    if (reason !== undefined) {
      this.report.refused.push({ place, id, reason })
      return []
    }
    const parent = (table.parent && cells[table.parent]) || null
    this.own.take(id, false)
    return [{ id, parent: parent === TOP ? null : parent, place, cells: { ...cells, id } }]
  }

  judge(candidate: Candidate): void {
    try {
      this.settle(candidate, this.outcomeOf(candidate))
    } catch (error) {
      this.refuse(candidate, (error as Error).message)
    }
  }

  private outcomeOf({ id, parent, cells }: Candidate): Outcome {
    const { table } = this.judging
    const above = parent === null ? undefined : this.own.find(parent)
    if (parent !== null && !above) throw new Error(`the row above, ${parent}, was refused`)
    if (resolveRefs(cells, this.judging)) return { keptAs: id }
    const leftOut = table.leaveOut?.(cells)
    if (leftOut !== undefined) return { leftOut }
    const match = table.match?.(cells, this.ours)
    if (match?.isKept) return { keptAs: match.id }
    if (match) cells.id = match.id
    if (table.parent && above) cells[table.parent] = above.id
    return this.typed(cells, above && this.byId.get(above.id))
  }

  private typed(cells: Cells, above: Cells | Present | undefined): Outcome {
    const { table } = this.judging
    const problem = table.check?.(cells, above)
    if (problem !== undefined) throw new Error(problem)
    if (this.lacking !== undefined) throw new Error(`${this.lacking} is missing`)
    const row = Object.fromEntries(
      this.usable.map((column) => [column.name, valueFor(column, cells[column.name])]),
    )
    const clash = this.taken.clash(row)
    if (clash && table.isLink) return { sameAs: clash.id }
    if (clash) throw new Error(clash.words)
    return { row }
  }

  private settle({ id }: Candidate, outcome: Outcome): void {
    if ('leftOut' in outcome) {
      const { leftOut } = this.report
      leftOut[outcome.leftOut] = (leftOut[outcome.leftOut] ?? 0) + 1
      this.own.refuse(id)
    } else if ('keptAs' in outcome) {
      this.report.kept += 1
      this.own.take(id, true, outcome.keptAs)
    } else if ('sameAs' in outcome) {
      this.report.same += 1
      this.own.take(id, false, outcome.sameAs)
    } else {
      const { row } = outcome
      this.own.take(id, false, row.id ?? id)
      this.taken.take(row)
      this.byId.set(row.id ?? id, row)
      this.accepted.push(row)
    }
  }
}

/** Judges every row of one table; what it refuses it says with its place, and remembers for the rows that name it. */
export function judgeTable(rows: readonly SourceRow[], judging: Judging): Judged {
  const { table, maps } = judging
  const judge = new TableJudge(rows, judging)
  const candidates = rows.flatMap((row) => judge.candidateOf(row))
  const { ordered, stray } = fromTheTop(candidates, (id) => maps.get(table.name)?.find(id) !== undefined)
  for (const { row, isCircle } of stray) {
    judge.refuse(row, isCircle ? 'it stands below itself' : `the row above, ${row.parent}, is not there`)
  }
  for (const candidate of ordered) judge.judge(candidate)
  const { report, accepted, written } = judge
  const once = new Set(['id', ...STAMPS, ...(table.once ?? [])])
  return { report, rows: accepted, columns: { written, compared: written.filter((name) => !once.has(name)) } }
}

import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { errorText } from '../http/errors.ts'
import { toAppError } from '../page/errors.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { createCells, createColumns } from './array-columns.ts'
import { createArrayRequest } from './array-request.ts'
import type { ArrayRows, CellProblems, ColumnState } from './array-rows.ts'
import { totalsOf } from './array-totals.ts'
import { createViews } from './array-views.ts'
import { createCellProblems } from './cell-problems.ts'
import { createExpandedRows } from './expanded-rows.ts'
import type { FormCore } from './form-core.ts'
import type { ArrayState } from './form-state.ts'
import type { NestedArray, OuterRows } from './nested-array.ts'
import { computed, ref } from './ref.ts'
import { copyRow, newKey, type Row } from './row.ts'
import { createRowScopes } from './row-scope.ts'

export interface ArrayParts {
  core: FormCore
  spec: FormArray
  /** Name of the sub-table in the message about a computation cycle. */
  name: string
  at: SchemaLocation
  rows: () => readonly Row[]
  /** The loaded rows. */
  base: () => readonly Row[]
  /** Replaces the rows. */
  put: (rows: readonly Row[]) => void
  isChecked: () => boolean
  /** Returns a function that creates the nested sub-tables of each row. */
  createNested?: (outer: OuterRows) => (row: Row) => readonly NestedArray[]
  /** Values of the row that contains a nested sub-table. */
  parentRow?: () => DataRecord
  /** Called when the errors of cells change. */
  onProblems?: () => void
}

export interface BuiltRows {
  state: ArrayRows<ArrayState>
  /** Checks all rows. */
  checkRows: () => void
  /** Checks all rows again after the row that contains the sub-table has changed. */
  recheckRows: () => void
  /** Values of all rows. Each value is computed when it is read. */
  records: () => readonly DataRecord[]
}

export function createArrayRows(parts: ArrayParts): BuiltRows {
  const { core, spec, rows, base, put, isChecked } = parts
  const columns = createColumns(parts)
  const scopes = createRowScopes({ spec, rows, parentRow: parts.parentRow })
  const views = createViews({
    ...parts,
    scopes,
    nestedRecords: (row, field) => nestedAt(row, field)?.records() ?? [],
  })
  const { viewOf, viewsOf, recordOf } = views
  const scopeOf = (row: Row) => scopes.scopeOf(row, viewOf(row))
  const cells = createCells(core, { viewOf, scopeOf })
  const removed = ref<{ row: Row; index: number } | undefined>(undefined)
  const indexOf = (key: string) => rows().findIndex((row) => row.key === key)

  /**
   * Returns the error that `find` returns. For an invalid rule, `find` throws, and the thrown error is
   * returned for the cell.
   */
  const orRuleError = (find: () => string): string => {
    try {
      return find()
    } catch (error) {
      return errorText(toAppError(error), core.ports.value.text)
    }
  }
  const problemIn = (column: ColumnState, row: Row) => orRuleError(() => cells.problemOf(column, row))
  const checkRow = (row: Row): CellProblems => {
    const found = columns.value.map((column) => [column.spec.field, problemIn(column, row)] as const)
    for (const { state, problems } of nestedOf(row))
      found.push([state.spec.field, orRuleError(() => problems().join(' '))])
    return Object.fromEntries(found.filter(([, problem]) => problem !== ''))
  }
  const problems = createCellProblems(() => parts.onProblems?.())
  let isChecking = false
  const isRowChecked = (key: string) => !isChecking && (isChecked() || problems.invalid.value.has(key))
  const recheck = (key: string) => {
    const row = isRowChecked(key) ? rows()[indexOf(key)] : undefined
    if (row) problems.put(key, checkRow(row))
  }
  const nestedOf =
    parts.createNested?.({
      ...createRowLookUp(parts),
      scopeOf,
      recordOf,
      isChecked,
      recheck,
      putNested: (key, field, next) => {
        const index = indexOf(key)
        const row = rows()[index]
        if (!row) return
        put(rows().with(index, { ...row, nested: { ...row.nested, [field]: next } }))
        recheck(key)
      },
    }) ?? (() => NO_NESTED)
  const nestedAt = (row: Row, field: string) => nestedOf(row).find(({ state }) => state.spec.field === field)

  const insert = (row: Row, index: number) => {
    put([...rows().slice(0, index), row, ...rows().slice(index)])
    return row.key
  }
  const add = (index: number) => {
    const key = insert({ key: newKey(), id: undefined, values: defaultValues(index) }, index)
    if (spec.nodes) expansion.expand(key, true)
    return key
  }
  const defaultValues = (index: number): DataRecord =>
    Object.fromEntries(
      spec.columns.flatMap(({ field, default: first }) =>
        first === undefined ? [] : [[field, core.value(first, scopes.scopeAt(index))] as const],
      ),
    )
  const expansion = createExpandedRows(core.isReadOnly)
  const state: ArrayRows<ArrayState> = {
    columns,
    rows,
    viewOf,
    views: () => viewsOf(rows()),
    nestedOf: (row) => nestedOf(row).map((nested) => nested.state),
    ...expansion,
    problemsOf: problems.of,
    invalidRows: problems.invalid,
    setCellError: (row, field, message) => problems.put(row, { ...problems.of(row), [field]: message }),
    removed,
    ...cells,
    titleOf: (row) => {
      const title = spec.rowTitle === undefined ? '' : core.text(spec.rowTitle, scopeOf(row)).trim()
      return title || core.ports.value.text('Row {{row}}', { row: indexOf(row.key) + 1 })
    },
    edit: (key, field, value) => {
      const index = indexOf(key)
      const row = rows()[index]
      const isKnown = columns.value.some((column) => column.spec.field === field && column.isWritable)
      if (!row || !isKnown) return
      const next = { ...row, values: { ...row.values, [field]: value } }
      put(rows().with(index, next))
      if (!isRowChecked(key)) return
      for (const nested of nestedOf(next)) nested.recheckRows()
      problems.put(key, checkRow(next))
    },
    add: (below) => add(below === undefined ? rows().length : indexOf(below) + 1),
    copy: (key) => {
      const index = indexOf(key)
      const row = rows()[index]
      return row ? insert(copyRow(row), index + 1) : key
    },
    move: (key, by) => {
      const from = indexOf(key)
      const row = rows()[from]
      const to = from + by
      if (!row || to < 0 || to >= rows().length) return
      put(rows().toSpliced(from, 1).toSpliced(to, 0, row))
    },
    remove: (key) => {
      const index = indexOf(key)
      const row = rows()[index]
      if (!row) return
      removed.value = { row, index }
      problems.put(key, {})
      put(rows().toSpliced(index, 1))
    },
    undo: () => {
      const last = removed.value
      removed.value = undefined
      if (last) insert(last.row, Math.min(last.index, rows().length))
    },
    totals: computed(() => totalsOf(spec, viewsOf(rows()))),
    ...createArrayRequest({
      core,
      spec,
      base,
      rows,
      viewOf,
      scopeOf,
      nestedOf: (row) => nestedOf(row).map((nested) => nested.state),
    }),
  }
  const replaceProblems = () => problems.replace(rows().map((row) => [row.key, checkRow(row)] as const))
  return {
    state,
    checkRows: () => {
      isChecking = true
      for (const row of spec.nodes ? rows() : []) for (const nested of nestedOf(row)) nested.checkRows()
      isChecking = false
      replaceProblems()
    },
    recheckRows: replaceProblems,
    records: () => rows().map(recordOf),
  }
}

const NO_NESTED: readonly NestedArray[] = Object.freeze([])

/** Functions that find a row by its key, its index, and the loaded row with the same id. */
function createRowLookUp({ rows, base }: Pick<ArrayParts, 'rows' | 'base'>) {
  const byKey = computed(() => new Map(rows().map((row, index) => [row.key, { row, index }])))
  const find = (key: string) => byKey.value.get(key)?.row
  return {
    find,
    indexOf: (key: string) => byKey.value.get(key)?.index ?? -1,
    baseOf: (key: string) => {
      const id = find(key)?.id
      return id === undefined ? undefined : base().find((row) => row.id === id)
    },
  }
}

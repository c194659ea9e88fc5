import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { AccessRights } from '../access/create-access.ts'
import { errorText } from '../http/errors.ts'
import { toAppError } from '../page/errors.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { createArrayRequest } from './array-request.ts'
import type { ArrayRows, CellProblems, ColumnState } from './array-rows.ts'
import { createViews } from './array-views.ts'
import { checkValue } from './check-value.ts'
import type { FormCore, RowScope } from './form-core.ts'
import type { Slot } from './form-state.ts'
import { canRead, canWrite } from './node-access.ts'
import { type Computed, computed, type Ref, ref } from './ref.ts'
import { newKey, type Row } from './row.ts'
import { createRowPosition } from './row-position.ts'

interface Parts {
  core: FormCore
  spec: FormArray
  slot: Slot
  at: SchemaLocation
  /** Replaces the rows. */
  put: (rows: readonly Row[]) => void
  isChecked: () => boolean
}

export function createArrayRows(parts: Parts): ArrayRows & { checkRows: () => void } {
  const { core, spec, slot, put, isChecked } = parts
  const rows = () => (slot.stored.value as readonly Row[] | undefined) ?? []
  const columns = createColumns(parts)
  const position = createRowPosition(spec, rows)
  const { viewOf, viewsOf } = createViews({ ...parts, position })
  const scopeOf = (row: Row) => position.scopeOf(row, viewOf(row))
  const cells = createCells(core, { viewOf, scopeOf })
  /** Keys of the rows that were added by `addSpare` and not edited since. */
  const spares = new Set<string>()
  const removed = ref<{ row: Row; index: number } | undefined>(undefined)
  const indexOf = (key: string) => rows().findIndex((row) => row.key === key)

  const problemIn = (column: ColumnState, row: Row): string => {
    try {
      return cells.problemOf(column, row)
    } catch (error) {
      // The error of an invalid rule is shown at the cell.
      return errorText(toAppError(error), core.ports.value.text)
    }
  }
  const checkRow = (row: Row): CellProblems => {
    const found = columns.value.map((column) => [column.spec.field, problemIn(column, row)] as const)
    return Object.fromEntries(found.filter(([, problem]) => problem !== ''))
  }
  /** True if the row has values and none of its columns has an error. */
  const isComplete = (row: Row) =>
    Object.keys(row.values).length > 0 && Object.keys(checkRow(row)).length === 0
  const problems = createCellProblems()
  const insert = (row: Row, index: number) => {
    put([...rows().slice(0, index), row, ...rows().slice(index)])
    return row.key
  }
  const add = (index: number) => insert({ key: newKey(), id: undefined, values: defaultValues(index) }, index)
  const defaultValues = (index: number): DataRecord =>
    Object.fromEntries(
      spec.columns.flatMap(({ field, default: first }) =>
        first === undefined ? [] : [[field, core.value(first, { row: {}, index })] as const],
      ),
    )
  return {
    columns,
    rows,
    viewOf,
    views: () => viewsOf(rows()),
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
      spares.delete(key)
      const next = { ...row, values: { ...row.values, [field]: value } }
      put(rows().with(index, next))
      if (isChecked() || problems.invalid.value.has(key)) problems.put(key, checkRow(next))
    },
    add: (below) => add(below === undefined ? rows().length : indexOf(below) + 1),
    addSpare: () => {
      const { length } = rows()
      const isFull = length >= (spec.max ?? Number.POSITIVE_INFINITY)
      if (isFull || spares.has(rows().at(-1)?.key ?? '')) return undefined
      const key = add(length)
      spares.add(key)
      return key
    },
    copy: (key) => {
      const index = indexOf(key)
      return insert({ key: newKey(), id: undefined, values: rows()[index]?.values ?? {} }, index + 1)
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
    checkRows: () => {
      const kept = rows().filter((row) => !spares.has(row.key) || isComplete(row))
      if (kept.length < rows().length) put(kept)
      spares.clear()
      problems.replace(rows().map((row) => [row.key, checkRow(row)] as const))
    },
    ...createArrayRequest({
      core,
      spec,
      base: () => (slot.base as readonly Row[] | undefined) ?? [],
      rows,
      viewOf,
      scopeOf,
    }),
  }
}

const NO_PROBLEMS: CellProblems = Object.freeze({})

/** Errors of each row, one observable per row, and the keys of the rows with errors. */
function createCellProblems() {
  const known = new Map<string, Ref<CellProblems>>()
  const invalid = ref<ReadonlySet<string>>(new Set())
  const refOf = (key: string) => {
    const found = known.get(key) ?? ref(NO_PROBLEMS)
    known.set(key, found)
    return found
  }
  const hasProblems = (problems: CellProblems) => Object.keys(problems).length > 0
  const put = (key: string, problems: CellProblems) => {
    refOf(key).value = hasProblems(problems) ? problems : NO_PROBLEMS
    if (hasProblems(problems) === invalid.value.has(key)) return
    const next = new Set(invalid.value)
    if (!next.delete(key)) next.add(key)
    invalid.value = next
  }
  const replace = (all: readonly (readonly [string, CellProblems])[]) => {
    const found = all.filter(([, problems]) => hasProblems(problems))
    const keys = new Set(found.map(([key]) => key))
    for (const key of invalid.value) if (!keys.has(key)) refOf(key).value = NO_PROBLEMS
    for (const [key, problems] of found) refOf(key).value = problems
    invalid.value = keys
  }
  return { of: (key: string) => refOf(key).value, put, replace, invalid }
}

/**
 * Columns the user may read. They stay the same objects while permissions don't change, because new objects
 * would render every row again.
 */
function createColumns(parts: Parts): Computed<readonly ColumnState[]> {
  let cached: { access: AccessRights; columns: readonly ColumnState[] } | undefined
  return computed(() => {
    const { access } = parts.core.ports.value
    if (cached?.access !== access) cached = { access, columns: columnsOf(parts, access) }
    return cached.columns
  })
}

function columnsOf({ spec, at }: Parts, access: AccessRights): readonly ColumnState[] {
  return spec.columns
    .map((column, index) => ({
      spec: column,
      at: { page: at.page, pointer: `${at.pointer}/columns/${index}` },
      isWritable:
        column.readOnly !== true && column.compute === undefined && canWrite(access, column.requires),
    }))
    .filter(({ spec: { requires } }) => canRead(access, requires))
}

interface RowReads {
  viewOf: (row: Row) => DataRecord
  scopeOf: (row: Row) => RowScope
}

function createCells(core: FormCore, { viewOf, scopeOf }: RowReads) {
  const isColumnShown = ({ spec }: ColumnState, row: Row) => core.isMet(spec.visible, scopeOf(row))
  const isColumnDisabled = ({ spec }: ColumnState, row: Row) =>
    spec.disabled !== undefined && core.isMet(spec.disabled, scopeOf(row))
  const isColumnRequired = ({ spec }: ColumnState, row: Row) =>
    spec.required === true || (spec.requiredWhen !== undefined && core.isMet(spec.requiredWhen, scopeOf(row)))
  const problemOf = (column: ColumnState, row: Row): string => {
    const { spec, isWritable } = column
    if (!isWritable && spec.compute === undefined) return ''
    if (!isColumnShown(column, row) || isColumnDisabled(column, row)) return ''
    const required = isWritable && isColumnRequired(column, row)
    const { text, unreadable, validateValue } = core.ports.value
    const value = viewOf(row)[spec.field]
    const found = checkValue(value, {
      field: spec,
      required,
      text,
      unreadable: unreadable?.(spec.component),
    })
    return found || (validateValue?.(spec.component, value, () => settingsOf(column, row)) ?? '')
  }
  const settingsOf = ({ spec }: ColumnState, row: Row) =>
    core.value({ ...(spec.options && { options: spec.options }), ...spec.props }, scopeOf(row)) as Record<
      string,
      unknown
    >
  const columnTitle = ({ spec }: ColumnState) => core.ports.value.text(spec.title ?? spec.field)
  return { columnTitle, isColumnShown, isColumnDisabled, isColumnRequired, problemOf, settingsOf }
}

function totalsOf(
  spec: FormArray,
  rows: readonly DataRecord[],
): Readonly<Record<string, number | undefined>> {
  return Object.fromEntries((spec.total ?? []).map((field) => [field, sumOf(rows, field)]))
}

/** Sum of a column. A blank cell counts as 0. Any other value than an integer makes the sum undefined. */
function sumOf(rows: readonly DataRecord[], field: string): number | undefined {
  let sum = 0
  for (const row of rows) {
    const value = row[field] ?? 0
    if (!Number.isSafeInteger(value)) return undefined
    sum += value as number
  }
  return Number.isSafeInteger(sum) ? sum : undefined
}

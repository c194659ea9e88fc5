import type { Field, Form } from '@formily/core'
import { untracked } from '@formily/reactive'
import type { AnyProps } from '../../registry/create-registry.ts'
import type { ColumnState } from '../array-rows.ts'
import type { ArrayState, FieldPattern } from '../form-state.ts'
import { ref } from '../ref.ts'
import type { Row } from '../row.ts'
import { bindField, type FieldSource, requiredRule } from './bind-field-state.ts'

export interface CellFields {
  /** Returns the Formily field of the cell in a column, by the index of its row. */
  of: (array: ArrayState, index: number, column: ColumnState) => Field
  /** State of a cell as the page defines it, overridden by the state that was set on the cell's field. */
  stateOf: (field: Field) => FieldSource | undefined
  /** Keeps the field while its cell is mounted. Returns a function that releases the field. */
  retain: (field: Field) => () => void
}

/** Creates Formily fields only for mounted cells. */
export function createCellFields(form: Form, makeField: <Made>(make: () => Made) => Made): CellFields {
  const retainCounts = new Map<Field, number>()
  const states = new WeakMap<Field, FieldSource>()
  const release = (field: Field) => {
    const count = (retainCounts.get(field) ?? 1) - 1
    if (count > 0) {
      retainCounts.set(field, count)
      return
    }
    retainCounts.delete(field)
    // Destroys the field only if it is still the one at its address: `destroy` removes any field at the
    // address, also the newer field of a tab that is shown again.
    if (untracked(() => form.fields[field.address.toString()]) === field) field.destroy(false)
  }
  return {
    of: (array, index, column) => {
      const name = `${array.key}.${index}.${column.spec.field}`
      const known = untracked(() => form.fields[name])
      if (known) return known as Field
      let field: Field | undefined
      const cell = () => cellAt(array, field?.indexes ?? [], index)
      const validator = requiredRule(() => {
        const current = cell()
        return current?.array.isColumnRequired(column, current.row) === true
      })
      return makeField(() => {
        field = form.createField({ name, validator })
        const state = cellSource(array, column, cell)
        states.set(field, state)
        bindField(field, state)
        return field
      })
    },
    stateOf: (field) => states.get(field),
    retain: (field) => {
      retainCounts.set(field, (retainCounts.get(field) ?? 0) + 1)
      // The release waits for a microtask: when rows move, the cell of another row takes over this field in
      // the same render.
      return () => queueMicrotask(() => release(field))
    },
  }
}

const NONE: readonly string[] = []
const NO_SETTINGS: AnyProps = Object.freeze({})

interface Cell {
  array: ArrayState
  row: Row
}

/**
 * Returns the row and the sub-table to which a cell's field belongs now. A field is bound to row indexes.
 * After outer rows have moved, the field of a nested cell belongs to another sub-table.
 */
function cellAt(array: ArrayState, indexes: readonly number[], index: number): Cell | undefined {
  const table = array.within ? nestedAt(array, indexes.at(-2)) : array
  const row = table?.rows()[indexes.at(-1) ?? index]
  return table && row && { array: table, row }
}

function nestedAt({ within, spec }: ArrayState, outerIndex: number | undefined): ArrayState | undefined {
  const outer = within?.array
  const row = outerIndex === undefined ? undefined : outer?.rows()[outerIndex]
  return row && outer?.nestedOf(row).find((nested) => nested.spec === spec)
}

/** State of the cell at a row index. */
function cellSource(own: ArrayState, column: ColumnState, cell: () => Cell | undefined): FieldSource {
  const { spec, isWritable } = column
  const overrides: FieldSource['overrides'] = ref(undefined)
  const read = <Value>(known: (cell: Cell) => Value, fallback: Value) => ({
    get value() {
      const current = cell()
      return current ? known(current) : fallback
    },
  })
  const patternOf = ({ array, row }: Cell): FieldPattern => {
    if (!array.isEditable.value || !isWritable) return 'readPretty'
    return overrides.value?.pattern() ?? (array.isColumnDisabled(column, row) ? 'disabled' : 'editable')
  }
  const problemsOf = ({ array, row }: Cell) => {
    const problem = array.problemsOf(row.key)[spec.field]
    return problem === undefined ? NONE : [problem]
  }
  return {
    overrides,
    title: read(({ array }) => overrides.value?.title() ?? array.columnTitle(column), ''),
    shown: read(({ array, row }) => {
      const display = overrides.value?.display()
      return display ? display === 'visible' : array.isColumnShown(column, row)
    }, false),
    pattern: read(patternOf, 'readPretty'),
    problems: read(problemsOf, NONE),
    settings: read(
      ({ array, row }) => ({ ...array.settingsOf(column, row), ...overrides.value?.props() }),
      NO_SETTINGS,
    ),
    check: own.check,
    validateOnServer: own.validateOnServer,
  }
}

import type { Field, Form } from '@formily/core'
import { untracked } from '@formily/reactive'
import type { AnyProps } from '../../registry/create-registry.ts'
import type { ColumnState } from '../array-rows.ts'
import type { ArrayState, FieldPattern } from '../form-state.ts'
import { ref } from '../ref.ts'
import type { Row } from '../row.ts'
import { bindField, type FieldSource, requiredRule } from './bind-field.ts'

export interface CellFields {
  /** The field of a cell at its place in the rows. */
  of: (array: ArrayState, index: number, column: ColumnState) => Field
  /** State of a cell: the page's, under the state set on its field. */
  stateOf: (field: Field) => FieldSource | undefined
  /** Registers a drawing of the cell; returns the function that releases it. */
  hold: (field: Field) => () => void
}

/** Fields for the cells that are drawn as inputs, and for no others. */
export function createCellFields(form: Form, makeField: <Made>(make: () => Made) => Made): CellFields {
  const holders = new Map<Field, number>()
  const states = new WeakMap<Field, FieldSource>()
  const release = (field: Field) => {
    const left = (holders.get(field) ?? 1) - 1
    if (left > 0) {
      holders.set(field, left)
      return
    }
    holders.delete(field)
    // A field is destroyed by its address; a tab that is shown again has a newer one there.
    if (untracked(() => form.fields[field.address.toString()]) === field) field.destroy(false)
  }
  return {
    of: (array, index, column) => {
      const name = `${array.key}.${index}.${column.spec.field}`
      const known = untracked(() => form.fields[name])
      if (known) return known as Field
      let made: Field | undefined
      const row = () => array.rows()[made?.index ?? index]
      const validator = requiredRule(() => {
        const now = row()
        return now !== undefined && array.isColumnRequired(column, now)
      })
      return makeField(() => {
        made = form.createField({ name, validator })
        const state = cellSource(array, column, row)
        states.set(made, state)
        bindField(made, state)
        return made
      })
    },
    stateOf: (field) => states.get(field),
    hold: (field) => {
      holders.set(field, (holders.get(field) ?? 0) + 1)
      // Rows that change places hand their fields on within one drawing.
      return () => queueMicrotask(() => release(field))
    },
  }
}

const NONE: readonly string[] = []
const NO_SETTINGS: AnyProps = Object.freeze({})

/** State of the cell at an index, whichever row is there. */
function cellSource(array: ArrayState, column: ColumnState, row: () => Row | undefined): FieldSource {
  const { spec, isWritable } = column
  const overrides: FieldSource['overrides'] = ref(undefined)
  const read = <Value>(known: (row: Row) => Value, other: Value) => ({
    get value() {
      const now = row()
      return now ? known(now) : other
    },
  })
  const patternOf = (now: Row): FieldPattern => {
    if (!array.isEditable.value || !isWritable) return 'readPretty'
    return overrides.value?.pattern() ?? (array.isColumnDisabled(column, now) ? 'disabled' : 'editable')
  }
  const problemsOf = (now: Row) => {
    const problem = array.problemsOf(now.key)[spec.field]
    return problem === undefined ? NONE : [problem]
  }
  return {
    overrides,
    title: read(() => overrides.value?.title() ?? array.columnTitle(column), ''),
    shown: read((now) => {
      const display = overrides.value?.display()
      return display ? display === 'visible' : array.isColumnShown(column, now)
    }, false),
    pattern: read(patternOf, 'readPretty'),
    problems: read(problemsOf, NONE),
    settings: read((now) => ({ ...array.settingsOf(column, now), ...overrides.value?.props() }), NO_SETTINGS),
    check: array.check,
    validateOnServer: array.validateOnServer,
  }
}

import type { Field, Form } from '@formily/core'
import { untracked } from '@formily/reactive'
import type { AnyProps } from '../../registry/create-registry.ts'
import type { ColumnState } from '../array-rows.ts'
import type { ArrayState, FieldPattern } from '../form-state.ts'
import { ref } from '../ref.ts'
import type { Row } from '../row.ts'
import { bindField, type FieldSource, requiredRule } from './bind-field-state.ts'

export interface CellFields {
  /** The field of a cell, by row index. */
  of: (array: ArrayState, index: number, column: ColumnState) => Field
  /** State of a cell from the page, overridden by the state set on the cell's field. */
  stateOf: (field: Field) => FieldSource | undefined
  /** Registers a mounted cell. Returns a function that releases it. */
  retain: (field: Field) => () => void
}

/** Creates Formily fields for mounted cells only. */
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
    // `destroy` removes the field at an address. A tab that is shown again has a newer field there.
    if (untracked(() => form.fields[field.address.toString()]) === field) field.destroy(false)
  }
  return {
    of: (array, index, column) => {
      const name = `${array.key}.${index}.${column.spec.field}`
      const known = untracked(() => form.fields[name])
      if (known) return known as Field
      let field: Field | undefined
      const row = () => array.rows()[field?.index ?? index]
      const validator = requiredRule(() => {
        const current = row()
        return current !== undefined && array.isColumnRequired(column, current)
      })
      return makeField(() => {
        field = form.createField({ name, validator })
        const state = cellSource(array, column, row)
        states.set(field, state)
        bindField(field, state)
        return field
      })
    },
    stateOf: (field) => states.get(field),
    retain: (field) => {
      retainCounts.set(field, (retainCounts.get(field) ?? 0) + 1)
      // When rows move, the cell of another row uses this field in the same render.
      return () => queueMicrotask(() => release(field))
    },
  }
}

const NONE: readonly string[] = []
const NO_SETTINGS: AnyProps = Object.freeze({})

/** State of the cell at a row index. */
function cellSource(array: ArrayState, column: ColumnState, row: () => Row | undefined): FieldSource {
  const { spec, isWritable } = column
  const overrides: FieldSource['overrides'] = ref(undefined)
  const read = <Value>(known: (row: Row) => Value, fallback: Value) => ({
    get value() {
      const current = row()
      return current ? known(current) : fallback
    },
  })
  const patternOf = (current: Row): FieldPattern => {
    if (!array.isEditable.value || !isWritable) return 'readPretty'
    return overrides.value?.pattern() ?? (array.isColumnDisabled(column, current) ? 'disabled' : 'editable')
  }
  const problemsOf = (current: Row) => {
    const problem = array.problemsOf(current.key)[spec.field]
    return problem === undefined ? NONE : [problem]
  }
  return {
    overrides,
    title: read(() => overrides.value?.title() ?? array.columnTitle(column), ''),
    shown: read((current) => {
      const display = overrides.value?.display()
      return display ? display === 'visible' : array.isColumnShown(column, current)
    }, false),
    pattern: read(patternOf, 'readPretty'),
    problems: read(problemsOf, NONE),
    settings: read(
      (current) => ({ ...array.settingsOf(column, current), ...overrides.value?.props() }),
      NO_SETTINGS,
    ),
    check: array.check,
    validateOnServer: array.validateOnServer,
  }
}

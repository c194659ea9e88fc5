import { batch } from '@formily/reactive'
import type { FormArray } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { DataRecord } from '../registry/definitions.ts'
import { tableProblems } from './array-problems.ts'
import { createArrayRows } from './create-array-rows.ts'
import { createTitle } from './field-state.ts'
import type { FormCore } from './form-core.ts'
import type { ArrayState } from './form-state.ts'
import { readOr } from './formily/bind-field-state.ts'
import type { NestedArray, OuterRows } from './nested-array.ts'
import { canRead, canWrite } from './node-access.ts'
import { computed, ref } from './ref.ts'
import { type Row, toRows } from './row.ts'

interface NestedParts {
  core: FormCore
  /** The sub-table whose rows contain the nested sub-tables. */
  array: () => ArrayState
  nodes: readonly FormArray[]
  name: string
  at: SchemaLocation
}

/**
 * Creates the nested sub-tables of a row when they are first needed, and stores them by the key of this row.
 */
export function createNestedArrays(
  parts: NestedParts,
  outer: OuterRows,
): (row: Row) => readonly NestedArray[] {
  const byRow = new Map<string, readonly NestedArray[]>()
  return ({ key }) => {
    const found =
      byRow.get(key) ??
      parts.nodes.map((spec, index) =>
        createNestedArray({
          ...parts,
          spec,
          row: key,
          name: `${parts.name}.${spec.field}`,
          at: { page: parts.at.page, pointer: `${parts.at.pointer}/nodes/${index}` },
          outer,
        }),
      )
    byRow.set(key, found)
    return found
  }
}

interface OneNested extends NestedParts {
  spec: FormArray
  /** Key of the row that contains the sub-table. */
  row: string
  outer: OuterRows
}

function createNestedArray({ core, spec, row: key, name, at, array, outer }: OneNested): NestedArray {
  const { field } = spec
  const outerRow = () => outer.find(key)
  const isMet = (when: FormArray['visible']) => {
    const row = outerRow()
    return row !== undefined && core.isMet(when, outer.scopeOf(row))
  }
  const overrides: ArrayState['overrides'] = ref(undefined)
  const shown = computed(() => canRead(core.ports.value.access, spec.requires) && isMet(spec.visible))
  const isEditable = computed(
    () =>
      array().isEditable.value &&
      canWrite(core.ports.value.access, spec.requires) &&
      !(spec.disabled !== undefined && isMet(spec.disabled)),
  )
  const serverError = ref('')
  const putRows = (next: readonly Row[]) =>
    batch(() => {
      serverError.value = ''
      outer.putNested(key, field, next)
    })
  const built = createArrayRows({
    core,
    spec,
    name,
    at,
    rows: () => outerRow()?.nested?.[field] ?? NO_ROWS,
    base: () => outer.baseOf(key)?.nested?.[field] ?? NO_ROWS,
    put: putRows,
    isChecked: outer.isChecked,
    onProblems: () => outer.recheck(key),
    parentRow: () => {
      const row = outerRow()
      return row ? outer.recordOf(row) : NO_VALUES
    },
  })
  const isActive = () => shown.value && isEditable.value
  /** False if the rule is invalid, because `problems` already contain the rule's error. */
  const isCheckable = () => readOr(isActive, false)
  const problems = () => (isActive() ? tableProblems({ ...built.state, spec, core }) : NO_PROBLEMS)
  const state: ArrayState = {
    kind: 'array',
    id: `${spec.id}-${key}`,
    get key() {
      return `${array().key}.${outer.indexOf(key)}.${field}`
    },
    at,
    get parent() {
      return array().parent
    },
    get within() {
      return { array: array(), row: key }
    },
    spec,
    overrides,
    title: createTitle(core, overrides, spec.title ?? field),
    shown,
    pattern: computed(() => (isEditable.value ? 'editable' : 'readPretty')),
    isEditable,
    problems: computed(() => {
      const found = outer.isChecked() ? problems() : NO_PROBLEMS
      return serverError.value === '' ? found : [...found, serverError.value]
    }),
    check: () => array().check(),
    resetCheck: () => undefined,
    clearServerErrors: () => {
      serverError.value = ''
    },
    validateOnServer: () => array().validateOnServer(),
    setServerError: (message) => {
      serverError.value = message
      array().setCellError(key, field, message)
    },
    put: (value) => putRows(toRows(value, spec)),
    putRows,
    ...built.state,
  }
  return {
    state,
    checkRows: () => {
      if (isCheckable()) built.checkRows()
    },
    recheckRows: () => {
      if (isCheckable()) built.recheckRows()
    },
    problems,
    records: built.records,
  }
}

const NO_ROWS: readonly Row[] = Object.freeze([])
const NO_PROBLEMS: readonly string[] = Object.freeze([])
const NO_VALUES: DataRecord = Object.freeze({})

import type { FormArray } from '#schemas'
import { tableProblems } from './array-problems.ts'
import { createArrayRows } from './create-array-rows.ts'
import { type BuiltLeaf, createShown, createTitle, type LeafParts } from './field-state.ts'
import { setSlot } from './form-core.ts'
import type { ArrayState } from './form-state.ts'
import { createProblems } from './leaf-problems.ts'
import { createNestedArrays } from './nested-arrays.ts'
import { canWrite } from './node-access.ts'
import { computed, ref } from './ref.ts'
import { type Row, toRows } from './row.ts'

/**
 * Creates the state of a sub-table. The rows are pure data in one observable, so that two thousand rows need
 * no more observers than a single value.
 */
export function createArray(parts: LeafParts<FormArray>): BuiltLeaf<ArrayState> {
  const { core, spec, at, parent, slot } = parts
  const { nodes } = spec
  const overrides: ArrayState['overrides'] = ref(undefined)
  const isWritable = () => !core.isReadOnly && canWrite(core.ports.value.access, spec.requires)
  const isEditable = computed(() => {
    if (!isWritable()) return false
    const pattern = overrides.value?.pattern()
    return pattern ? pattern === 'editable' : !(spec.disabled !== undefined && core.isMet(spec.disabled))
  })
  const problems = createProblems({
    core,
    leaf: () => leaf,
    valueErrors: () => (isEditable.value ? tableProblems({ ...state, spec, core }) : []),
  })
  const putRows = (next: readonly Row[]) => setSlot(core, slot, next)
  const { state, checkRows } = createArrayRows({
    core,
    spec,
    name: slot.key,
    at,
    rows: () => (slot.stored.value as readonly Row[] | undefined) ?? [],
    base: () => (slot.base as readonly Row[] | undefined) ?? [],
    put: putRows,
    isChecked: problems.isChecked,
    ...(nodes && {
      createNested: (outer) =>
        createNestedArrays({ core, array: () => leaf, nodes, name: slot.key, at }, outer),
    }),
  })
  const leaf: ArrayState = {
    kind: 'array',
    id: spec.id,
    key: slot.key,
    at,
    parent,
    within: undefined,
    spec,
    overrides,
    title: createTitle(core, overrides, spec.title ?? spec.field),
    shown: createShown(() => leaf, core, spec, overrides),
    ...problems.errors,
    check: () => {
      if (isEditable.value) checkRows()
      problems.errors.check()
    },
    validateOnServer: async () => undefined,
    isEditable,
    pattern: computed(() => (isEditable.value ? 'editable' : 'readPretty')),
    put: (value) => putRows(toRows(value, spec)),
    putRows,
    ...state,
  }
  slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

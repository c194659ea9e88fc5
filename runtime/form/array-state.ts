import type { FormArray } from '#schemas'
import type { Translate } from '../i18n/interpolate.ts'
import { createArrayRows } from './create-array-rows.ts'
import { type BuiltLeaf, createShown, createTitle, type LeafParts } from './field-state.ts'
import { setSlot } from './form-core.ts'
import type { ArrayState } from './form-state.ts'
import { createProblems } from './leaf-problems.ts'
import { canWrite } from './node-access.ts'
import { computed, ref } from './ref.ts'
import { type Row, toRows } from './row.ts'

/**
 * Creates the state of a sub-table. Its rows are pure data, so that two thousand rows cost as much as one
 * value.
 */
export function createArray(parts: LeafParts<FormArray>): BuiltLeaf<ArrayState> {
  const { core, spec, at, parent, slot } = parts
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
    valueErrors: () => (isEditable.value ? tableProblems(rows, spec, core.ports.value.text) : []),
  })
  const putRows = (next: readonly Row[]) => setSlot(core, slot, next)
  const { checkRows, ...rows } = createArrayRows({
    core,
    spec,
    slot,
    at,
    put: putRows,
    isChecked: problems.isChecked,
  })
  const leaf: ArrayState = {
    kind: 'array',
    id: spec.id,
    key: slot.key,
    at,
    parent,
    spec,
    slot,
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
    ...rows,
  }
  slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

function tableProblems(
  { rows, invalidRows }: Pick<ArrayState, 'rows' | 'invalidRows'>,
  { min, max }: FormArray,
  text: Translate,
): readonly string[] {
  const count = rows().length
  const invalidCount = rows().filter(({ key }) => invalidRows.value.has(key)).length
  return [
    min !== undefined && count < min ? text('At least {{count}} {{count:row|rows}}', { count: min }) : '',
    max !== undefined && count > max ? text('At most {{count}} {{count:row|rows}}', { count: max }) : '',
    invalidCount > 0 ? text('Rows with errors: {{count}}', { count: invalidCount }) : '',
  ].filter((problem) => problem !== '')
}

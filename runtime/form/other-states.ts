import { batch } from '@formily/reactive'
import type { FormArray, FormCustom, FormText } from '#schemas'
import { createArrayRows, type Row } from './array-rows.ts'
import { createShown, type LeafParts, type MadeLeaf, settingsOf } from './field-state.ts'
import { computed } from './form-core.ts'
import type { ArrayState, CustomState, Slot, TextState } from './form-state.ts'
import { createProblems } from './leaf-problems.ts'
import { canWrite } from './node-access.ts'

/** A sub-table: its rows are plain data, so two thousand of them cost what one value does. */
export function createArray(parts: LeafParts<FormArray>): MadeLeaf<ArrayState> {
  const { core, spec, at, parent, slot } = parts
  const isEditable = computed(
    () =>
      !core.isReadOnly &&
      canWrite(core.ports.value.access, spec.requires) &&
      !(spec.disabled !== undefined && core.holds(spec.disabled)),
  )
  const problems = createProblems({
    core,
    leaf: () => leaf,
    own: () => (isEditable.value ? tableProblems(rows, spec, core.ports.value.text) : []),
  })
  const put = (next: readonly Row[]) =>
    batch(() => {
      slot.stored.value = next
      slot.isSet.value = true
      problems.forget()
      core.onChange(slot)
    })
  const { checkRows, ...rows } = createArrayRows({ core, spec, slot, at, put, isChecked: problems.isChecked })
  const leaf: ArrayState = {
    kind: 'array',
    id: spec.id,
    key: slot.key,
    label: spec.title ?? spec.field,
    at,
    parent,
    spec,
    slot,
    shown: createShown(() => leaf, core, spec),
    problems: problems.problems,
    check: () => {
      if (isEditable.value) checkRows()
      problems.check()
    },
    refuse: problems.refuse,
    ask: async () => undefined,
    isEditable,
    ...rows,
  }
  slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

type Translate = (text: string, values?: Record<string, string | number>) => string

function tableProblems(
  { rows, wrongRows }: Pick<ArrayState, 'rows' | 'wrongRows'>,
  { min, max }: FormArray,
  text: Translate,
): readonly string[] {
  const count = rows().length
  const wrong = wrongRows.value.size
  return [
    min !== undefined && count < min ? text('At least {{count}} {{count:row|rows}}', { count: min }) : '',
    max !== undefined && count > max ? text('At most {{count}} {{count:row|rows}}', { count: max }) : '',
    wrong > 0 ? text('Rows with something wrong: {{count}}', { count: wrong }) : '',
  ].filter((problem) => problem !== '')
}

/** A developer's own part over some values of the form. */
export function createCustom({
  core,
  spec,
  at,
  parent,
  slots,
}: Omit<LeafParts<FormCustom>, 'slot'> & { slots: readonly Slot[] }): MadeLeaf<CustomState> {
  const problems = createProblems({ core, leaf: () => leaf, own: () => [] })
  const leaf: CustomState = {
    kind: 'custom',
    id: spec.id,
    key: spec.id,
    label: spec.title ?? '',
    at,
    parent,
    spec,
    slots,
    shown: createShown(() => leaf, core, spec),
    problems: problems.problems,
    check: problems.check,
    refuse: problems.refuse,
    ask: async () => undefined,
    isEditable: computed(() => !core.isReadOnly && canWrite(core.ports.value.access, spec.requires)),
    settings: computed(() => settingsOf(core, { ...(spec.props && { props: spec.props }) })),
    values: () => Object.fromEntries(slots.map((slot) => [slot.key, slot.stored.value])),
    set: (values) =>
      batch(() => {
        for (const slot of slots) {
          if (!Object.hasOwn(values, slot.key)) continue
          slot.stored.value = values[slot.key]
          slot.isSet.value = true
          core.onChange(slot)
        }
        problems.forget()
      }),
  }
  for (const slot of slots) slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

export function createText({ core, spec, at, parent }: Omit<LeafParts<FormText>, 'slot'>): TextState {
  const state: TextState = {
    kind: 'text',
    id: spec.id,
    at,
    parent,
    spec,
    shown: createShown(() => state, core, spec),
    text: computed(() =>
      core.ports.value.evaluation.text(spec.text, { values: core.scope, record: core.record.value }),
    ),
  }
  return state
}

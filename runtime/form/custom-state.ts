import { batch } from '@formily/reactive'
import type { FormCustom } from '#schemas'
import { isRecord } from '#schemas/values'
import { type BuiltLeaf, createShown, createTitle, type LeafParts, settingsOf } from './field-state.ts'
import { setSlot } from './form-core.ts'
import type { CustomState, Slot } from './form-state.ts'
import { createProblems } from './leaf-problems.ts'
import { canWrite } from './node-access.ts'
import { computed, ref } from './ref.ts'

/** Creates the state of a custom component, which edits several values of the form. */
export function createCustom({
  core,
  spec,
  at,
  parent,
  slots,
}: Omit<LeafParts<FormCustom>, 'slot'> & { slots: readonly Slot[] }): BuiltLeaf<CustomState> {
  const overrides: CustomState['overrides'] = ref(undefined)
  const problems = createProblems({ core, leaf: () => leaf, valueErrors: () => [] })
  const pattern = computed(() => {
    const isWritable = !core.isReadOnly && canWrite(core.ports.value.access, spec.requires)
    return isWritable ? (overrides.value?.pattern() ?? 'editable') : 'readPretty'
  })
  const leaf: CustomState = {
    kind: 'custom',
    id: spec.id,
    key: spec.id,
    at,
    parent,
    spec,
    slots,
    overrides,
    title: createTitle(core, overrides, spec.title ?? spec.renderer),
    shown: createShown(() => leaf, core, spec, overrides),
    ...problems.errors,
    validateOnServer: async () => undefined,
    pattern,
    isEditable: computed(() => pattern.value !== 'readPretty'),
    settings: computed(() => settingsOf(core, { ...(spec.props && { props: spec.props }) }, overrides)),
    values: () => Object.fromEntries(slots.map((slot) => [slot.key, slot.stored.value])),
    put: (values) =>
      batch(() => {
        for (const slot of slots) {
          if (!isRecord(values) || !Object.hasOwn(values, slot.key)) continue
          setSlot(core, slot, values[slot.key])
        }
      }),
  }
  for (const slot of slots) slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

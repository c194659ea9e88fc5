import type { FormText } from '#schemas'
import { createShown, type LeafParts } from './field-state.ts'
import type { TextState } from './form-state.ts'
import { computed } from './ref.ts'

/**
 * Creates the state of a text that is shown between the inputs. The expressions in the text are evaluated.
 */
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

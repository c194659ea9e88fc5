import type { FormFrame } from '#schemas'
import { createShown, type LeafParts } from './field-state.ts'
import type { FrameState } from './form-state.ts'
import { computed } from './ref.ts'

/**
 * Creates the state of a frame that shows another application between the inputs. Evaluates the expressions
 * in the frame's address.
 */
export function createFrame({ core, spec, at, parent }: Omit<LeafParts<FormFrame>, 'slot'>): FrameState {
  const state: FrameState = {
    kind: 'frame',
    id: spec.id,
    at,
    parent,
    spec,
    shown: createShown(() => state, core, spec),
    address: computed(() =>
      core.ports.value.evaluation.address(spec.url, { values: core.scope, record: core.record.value }),
    ),
  }
  return state
}

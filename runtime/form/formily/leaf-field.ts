import type { Field, Form } from '@formily/core'
import type { LeafState } from '../form-state.ts'
import { bindField, requiredRule } from './bind-field-state.ts'
import { provideAsyncValues } from './use-async-value.ts'
import { provideQuestions } from './use-field-question.ts'

const NO_SETTINGS = { value: Object.freeze({}) }

/** Creates the field of an input, which reads its state from the engine. */
export function createLeafField(form: Form, leaf: LeafState): Field {
  const field = createFieldAt(form, leaf)
  if (leaf.kind === 'field') {
    provideAsyncValues(field, leaf)
    provideQuestions(field, leaf.questions)
  }
  bindField(field, leaf.kind === 'array' ? { ...leaf, settings: NO_SETTINGS } : leaf)
  return field
}

/**
 * Creates the Formily field of an input. A second field for the same value gets another address, below a void
 * field.
 */
function createFieldAt(form: Form, leaf: LeafState): Field {
  if (leaf.kind === 'array') return form.createArrayField({ name: leaf.key })
  const validator = requiredRule(() => leaf.kind === 'field' && leaf.isRequired.value)
  const isFirst = leaf.kind === 'custom' || leaf.slot.leaves[0] === leaf
  const basePath = isFirst ? undefined : form.createVoidField({ name: leaf.id }).address
  return form.createField({ name: leaf.key, validator, ...(basePath && { basePath }) })
}

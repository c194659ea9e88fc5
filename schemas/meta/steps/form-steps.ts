import Type, { type Static } from 'typebox'
import { defineStep } from '../define-step.ts'
import { FieldName } from '../names.ts'

export const SetValuesStep = defineStep(
  'setValues',
  { values: Type.Record(FieldName, Type.Unknown()) },
  { title: 'Fill in the form', description: "Sets values of the form, or of a list's search." },
)
export type SetValuesStep = Static<typeof SetValuesStep>

export const ResetFormStep = defineStep(
  'resetForm',
  {},
  { title: 'Undo changes', description: 'Resets to the loaded values.' },
)
export type ResetFormStep = Static<typeof ResetFormStep>

export const ValidateStep = defineStep(
  'validate',
  {},
  { title: 'Check the form', description: 'Shows errors and stops if there are any.' },
)
export type ValidateStep = Static<typeof ValidateStep>

import Type, { type Static } from 'typebox'
import { closed } from '../closed.ts'
import { FieldName } from '../names.ts'

export const SetValuesStep = closed(
  { do: Type.Literal('setValues'), values: Type.Record(FieldName, Type.Unknown()) },
  { title: 'Fill in the form', description: "Sets values of the form, or of a list's search." },
)
export type SetValuesStep = Static<typeof SetValuesStep>

export const ResetFormStep = closed(
  { do: Type.Literal('resetForm') },
  { title: 'Undo changes', description: 'Resets to the loaded values.' },
)
export type ResetFormStep = Static<typeof ResetFormStep>

export const ValidateStep = closed(
  { do: Type.Literal('validate') },
  { title: 'Check the form', description: 'Shows errors and stops if there are any.' },
)
export type ValidateStep = Static<typeof ValidateStep>

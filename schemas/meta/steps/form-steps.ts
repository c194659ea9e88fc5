import Type, { type Static } from 'typebox'
import { FieldName } from '../names.ts'
import { strictObject } from '../strict-object.ts'

export const SetValuesStep = strictObject(
  { do: Type.Literal('setValues'), values: Type.Record(FieldName, Type.Unknown()) },
  { title: 'Fill in the form', description: "Sets values of the form, or of a list's search." },
)
export type SetValuesStep = Static<typeof SetValuesStep>

export const ResetFormStep = strictObject(
  { do: Type.Literal('resetForm') },
  { title: 'Undo changes', description: 'Resets to the loaded values.' },
)
export type ResetFormStep = Static<typeof ResetFormStep>

export const ValidateStep = strictObject(
  { do: Type.Literal('validate') },
  { title: 'Check the form', description: 'Shows errors and stops if there are any.' },
)
export type ValidateStep = Static<typeof ValidateStep>

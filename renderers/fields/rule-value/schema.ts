import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const RuleValueFieldProps = closed({
  permissionId: Type.Unknown({ title: 'Menu', description: 'Id of the menu that the rule belongs to.' }),
  field: Type.Optional(Type.Unknown({ title: 'Field', description: 'Name of the field that is compared.' })),
  condition: Type.Optional(
    Type.Unknown({ title: 'Condition', description: 'How it is compared; IN takes several.' }),
  ),
  placeholder,
})
export type RuleValueFieldProps = Static<typeof RuleValueFieldProps>

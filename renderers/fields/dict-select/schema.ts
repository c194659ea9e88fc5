import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const DictSelectFieldProps = closed({
  dict: Type.String({
    title: 'Dictionary',
    description: 'Code of the dictionary, for example settle_bill_status.',
    pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
  }),
  multiple: Type.Optional(
    Type.Boolean({ title: 'Several', description: 'For the operators in and nin.', default: false }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type DictSelectFieldProps = Static<typeof DictSelectFieldProps>

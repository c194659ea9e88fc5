import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const DictSelectFieldProps = closed({
  dict: Type.String({
    title: 'Dictionary',
    description: 'Code of the dictionary, for example settle_bill_status.',
    pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
  }),
  type: Type.Optional(oneOf(['list', 'radio'], { title: 'Drawn as', default: 'list' })),
  multiple: Type.Optional(
    Type.Boolean({
      title: 'Several',
      description: 'For the operators in and nin. A radio group gives one.',
      default: false,
    }),
  ),
  tags: Type.Optional(
    Type.Boolean({
      title: 'As tags',
      description: 'Items are drawn in their colours, as they stand in lists.',
      default: false,
    }),
  ),
  showAll: Type.Optional(
    Type.Boolean({
      title: 'Empty option',
      description: "Offers an empty 'please select' first; where several are chosen there is none.",
      default: true,
    }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type DictSelectFieldProps = Static<typeof DictSelectFieldProps>

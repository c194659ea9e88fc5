import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const DictCellProps = closed({
  dict: Type.String({
    title: 'Dictionary',
    description: 'Code of the dictionary, for example settle_bill_status.',
    pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
  }),
  plain: Type.Optional(
    Type.Boolean({ title: 'Text only', description: 'Without the coloured tag.', default: false }),
  ),
})
export type DictCellProps = Static<typeof DictCellProps>

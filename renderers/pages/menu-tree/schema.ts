import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

const actionId = Type.String({ pattern: '^[a-z][A-Za-z0-9_-]{0,39}$' })

export const MenuTreeProps = closed({
  toolbar: Type.Optional(
    Type.Array(actionId, {
      title: 'Above the tree',
      description: 'Ids of actions of this page.',
      maxItems: 10,
    }),
  ),
  rowActions: Type.Optional(
    Type.Array(actionId, {
      title: 'In each row',
      description: 'Ids of actions of this page; the first two stand in the row, the others under "More".',
      maxItems: 20,
    }),
  ),
  moveAction: Type.Optional(
    Type.Unsafe<string>({
      ...actionId,
      title: 'Moves an entry',
      description: 'Action that takes `record.id` to `record.toParent`, before `record.before`.',
    }),
  ),
})
export type MenuTreeProps = Static<typeof MenuTreeProps>

import Type, { type Static } from 'typebox'
import { NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'

/**
 * Shows the rows of a list as cards. Each value of a dictionary has its own column of cards. The settings
 * refer to columns of the list by their ids.
 */
export const ListBoard = strictObject(
  {
    by: Type.Unsafe<string>({
      ...NodeId,
      title: 'Arranged by',
      description: 'Column with a Dict cell. The list must filter its field by eq.',
    }),
    title: Type.Unsafe<string>({ ...NodeId, title: 'Title column', description: 'Column that names a row.' }),
    lines: Type.Optional(
      Type.Array(NodeId, {
        title: 'Lines',
        description: 'Columns below the title; none by default.',
        minItems: 1,
        maxItems: 10,
      }),
    ),
  },
  {
    title: 'Board',
    description: 'Shows the rows as cards by a dictionary value, as an alternative to the table.',
  },
)
export type ListBoard = Static<typeof ListBoard>

import Type, { type Static } from 'typebox'
import { NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'

/**
 * Shows the rows of a list in the grid of a month, by the date in one of their columns. The settings refer to
 * columns of the list by their ids.
 */
export const ListCalendar = strictObject(
  {
    date: Type.Unsafe<string>({
      ...NodeId,
      title: 'Date column',
      description: 'Column with the day of a row. The list must filter its field by between.',
    }),
    title: Type.Unsafe<string>({ ...NodeId, title: 'Title column', description: 'Column that names a row.' }),
  },
  {
    title: 'Calendar',
    description: 'Shows the rows of a month by their date, as an alternative to the table.',
  },
)
export type ListCalendar = Static<typeof ListCalendar>

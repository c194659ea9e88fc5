import type { CellStory } from '#runtime'
import type { DateCellProps } from './schema.ts'

export const dateStories: CellStory<DateCellProps>[] = [
  { name: 'A time', value: '2026-03-08 09:05:00' },
  { name: 'A day', value: '2026-03-08' },
  { name: 'A format of its own', value: '2026-03-08 09:05:00', props: { format: 'MM/DD HH:mm' } },
  { name: 'The day of a time', value: '2026-03-08 09:05:00', props: { format: 'YYYY-MM-DD' } },
  { name: 'No time at all', value: 'soon' },
  { name: 'Absent', value: null },
]

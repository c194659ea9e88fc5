import type { CellStory } from '#runtime'
import type { AddressCellProps } from './schema.ts'

export const addressStories: CellStory<AddressCellProps>[] = [
  { name: 'A path of ours', value: '/bill/settleBill?status=HELD' },
  { name: 'A path with a text', value: '/bill/settleBill', props: { text: 'Go there' } },
  { name: 'Another site, opened beside', value: 'https://pay.example/notices/7' },
  { name: 'A script is text', value: 'javascript:alert(1)' },
  { name: 'Absent', value: null },
]

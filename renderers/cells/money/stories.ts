import type { CellStory } from '#runtime'
import type { MoneyCellProps } from './schema.ts'

export const moneyStories: CellStory<MoneyCellProps>[] = [
  { name: 'An amount', value: 123_456_789 },
  { name: 'Negative', value: -98_700 },
  { name: 'Nothing', value: 0 },
  { name: 'With its sign', value: 5_000, props: { sign: true } },
  { name: 'Not whole fen', value: 10.5 },
  { name: 'Absent', value: null },
]

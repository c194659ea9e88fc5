import type { BlockStory } from '#runtime'
import type { FigureProps } from './schema.ts'

export const figureStories: BlockStory<FigureProps>[] = [
  {
    name: 'A count with an amount',
    title: 'Bills to confirm',
    value: { value: 1_284, secondary: 93_520_417_00 },
    props: { tone: 'primary', secondaryLabel: 'Payable' },
  },
  {
    name: 'Something wrong',
    title: 'Held bills',
    value: { value: 12, secondary: 412_300 },
    props: { tone: 'danger' },
  },
  { name: 'Only a count', title: 'Released today', value: 0, props: { tone: 'success' } },
  { name: 'An amount', title: 'Paid out this month', value: 1_203_456_700, props: { format: 'money' } },
  {
    name: 'Beside yesterday and a week ago',
    title: 'Takings today',
    value: { value: 2_687_100, yesterday: 2_489_890, lastWeek: 2_969_120 },
    props: { format: 'money' },
  },
  {
    name: 'Nothing before it',
    title: 'Success rate',
    value: { value: 980_716, yesterday: null, lastWeek: 0 },
    props: { format: 'rate' },
  },
  { name: 'Absent', title: 'Bills to confirm', value: null },
]

import type { CellStory } from '#runtime'
import type { TextCellProps } from './schema.ts'

export const textStories: CellStory<TextCellProps>[] = [
  { name: 'A short text', value: 'Dragon Well Tea House' },
  {
    name: 'Cut past 25 characters',
    value: 'Dragon Well Tea House, Hangzhou West Lake Culture Square Branch',
  },
  { name: 'Chinese', value: '西湖文化广场旗舰店（二十四小时营业）——杭州市下城区中山北路店' },
  { name: 'A limit of its own', value: 'Dragon Well Tea House', props: { limit: 10 } },
  { name: 'Markup is text', value: '<img src=x onerror=alert(1)>' },
  { name: 'A number', value: 42 },
  { name: 'Absent', value: null },
]

import type { CellStory } from '#runtime'
import type { ContactCellProps } from './schema.ts'

export const contactStories: CellStory<ContactCellProps>[] = [
  { name: 'A telephone number', value: '0571-8888 0000', props: { kind: 'telephone' } },
  { name: 'With an extension', value: '0571-88880000 转 12', props: { kind: 'telephone' } },
  { name: 'A masked number is text', value: '*******1234', props: { kind: 'telephone' } },
  { name: 'An email address', value: 'yutong.chen@example.com', props: { kind: 'email' } },
  { name: 'Headers are no address', value: 'a@example.com?bcc=b@example.com', props: { kind: 'email' } },
  { name: 'Absent', value: null, props: { kind: 'email' } },
]

import type { FieldStory } from '#runtime'
import type { MarkdownFieldProps } from './schema.ts'

const text = `## New fees from April

The **rate** of WeChat Pay becomes 0.38%.

- shops of the east: 1 April
- all others: *15 April*`

export const markdownFieldStories: FieldStory<MarkdownFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'What should the shops know?', rows: 4 } },
  { name: 'Filled', value: text },
  { name: 'Disabled', value: 'The **rate** stays.', props: { rows: 3 }, disabled: true },
]

import type { FieldStory } from '#runtime'
import type { RichTextFieldProps } from './schema.ts'

const value =
  '<h2>New fees</h2><p>The <strong>rate</strong> of WeChat Pay becomes 0.38%.</p><ul><li><p>shops of the east: 1 April</p></li></ul>'

export const richTextFieldStories: FieldStory<RichTextFieldProps>[] = [
  { name: 'Empty', props: { placeholder: 'What should the shops know?' } },
  { name: 'Filled', value },
  { name: 'Disabled', value: '<p>The <em>rate</em> stays.</p>', disabled: true },
]

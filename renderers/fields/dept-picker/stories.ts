import type { FieldStory } from '#runtime'
import type { DeptPickerFieldProps } from './schema.ts'

export const deptPickerFieldStories: FieldStory<DeptPickerFieldProps>[] = [
  { name: 'Empty' },
  { name: 'One', value: 'A01A01', props: { value: 'orgCode' } },
  { name: 'Several', value: ['A01A01', 'A01A02'], props: { value: 'orgCode', multiple: true } },
  { name: 'One nobody knows', value: 'Z99', props: { value: 'orgCode' } },
  { name: 'Disabled', value: 'A01', props: { value: 'orgCode' }, disabled: true },
]

import type { FieldStory } from '#runtime'
import type { TreeSelectFieldProps } from './schema.ts'

const props: TreeSelectFieldProps = {
  op: 'user.departs',
  valueField: 'orgCode',
  labelField: 'departName',
  idField: 'id',
  parentField: 'parentId',
}

export const treeSelectFieldStories: FieldStory<TreeSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 'A01A01', props },
  { name: 'Several', value: ['A01A01', 'A01A02'], props: { ...props, multiple: true } },
  { name: 'Disabled', value: 'A01', props, disabled: true },
]

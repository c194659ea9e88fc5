import type { FieldStory } from '#runtime'
import type { RemoteSelectFieldProps } from './schema.ts'

const props: RemoteSelectFieldProps = {
  op: 'shop.options',
  valueField: 'shopCode',
  labelField: 'shopName',
  placeholder: 'Name of a shop',
}

export const remoteSelectFieldStories: FieldStory<RemoteSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'A value nobody knows', value: 'S-1', props },
  { name: 'Several', value: ['1', '2'], props: { ...props, valueField: 'id', multiple: true } },
  { name: 'Disabled', value: '1', props: { ...props, valueField: 'id' }, disabled: true },
]

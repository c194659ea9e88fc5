import type { FieldStory } from '#runtime'
import type { PagePickFieldProps } from './schema.ts'

const props: PagePickFieldProps = {
  page: 'shopinfo/ShopInfoList',
  valueField: 'id',
  labelField: 'shopName',
  op: 'shop.options',
}

export const pagePickFieldStories: FieldStory<PagePickFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: '1', props },
  { name: 'With words of the record', value: '1', props: { ...props, label: 'West Lake' } },
  { name: 'Several', value: ['1', '2'], props: { ...props, multiple: true } },
  { name: 'Disabled', value: '1', props, disabled: true },
]

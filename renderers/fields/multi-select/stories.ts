import type { FieldStory } from '#runtime'
import type { MultiSelectFieldProps } from './schema.ts'

const props: MultiSelectFieldProps = {
  options: [
    { value: 'ALIPAY', label: 'Alipay' },
    { value: 'WECHAT', label: 'WeChat Pay' },
    { value: 'UNIONPAY', label: 'UnionPay' },
  ],
}

export const multiSelectFieldStories: FieldStory<MultiSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'Two', value: ['ALIPAY', 'UNIONPAY'], props },
  { name: 'Disabled', value: ['ALIPAY', 'WECHAT'], props, disabled: true },
]

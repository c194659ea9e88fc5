import type { FieldStory } from '#runtime'
import type { FourEyesFieldProps } from './schema.ts'

const props: FourEyesFieldProps = {
  operation: 'bill.adjust',
  content: { billId: '1', amountFen: 1_500_000, reason: 'Terminal counted twice', version: 3 },
  summary: 'Bill B20261001 pays ¥15,000.00 more',
}

export const fourEyesFieldStories: FieldStory<FourEyesFieldProps>[] = [
  { name: 'Not signed', props },
  { name: 'Signed', value: 'a-signature', props },
  { name: 'Disabled', props, disabled: true },
]

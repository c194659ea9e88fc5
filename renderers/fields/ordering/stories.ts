import type { FieldStory } from '#runtime'
import type { OrderingFieldProps } from './schema.ts'

const props: OrderingFieldProps = { labelField: 'text', noteField: 'value', colorField: 'color' }
const value = [
  { id: '1', text: 'Small', value: 'S', color: 'green' },
  { id: '2', text: 'Medium', value: 'M' },
  { id: '3', text: 'Large', value: 'L', color: 'volcano' },
]

export const orderingFieldStories: FieldStory<OrderingFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'Records', value, props },
  { name: 'Disabled', value, props, disabled: true },
]

import type { DataRecord } from '#runtime'
import { lazyField } from '../../shared/lazy-field.tsx'
import type { OrderingFieldProps } from './schema.ts'

/** Records in an order that is changed by dragging, by keys or by arrows; the value is the records in their new order. */
export const orderingField = lazyField<OrderingFieldProps, DataRecord[]>({
  name: 'Ordering',
  title: 'Order of records',
  accepts: ['array'],
})

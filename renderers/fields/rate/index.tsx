import { lazyField } from '../../shared/lazy-field.tsx'
import type { RateFieldProps } from './schema.ts'

/** A rate: per cent are typed, an integer number of parts per million is given. */
export const rateField = lazyField<RateFieldProps, number>({
  name: 'Rate',
  title: 'Rate',
  accepts: ['integer'],
})

import { lazyField } from '../../shared/lazy-field.tsx'
import type { RegionFieldProps } from './schema.ts'

/** A province, city or district of China, kept as its code; its data are read when the field is drawn. */
export const regionField = lazyField<RegionFieldProps, string>({
  name: 'Region',
  title: 'Region of China',
  accepts: ['string'],
})

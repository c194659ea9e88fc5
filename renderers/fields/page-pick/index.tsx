import { lazyField } from '../../shared/lazy-field.tsx'
import type { Picked } from '../../shared/picker/stored.ts'
import type { PagePickFieldProps } from './schema.ts'

/** A row of a list page, or several, picked from the page itself in a dialog. */
export const pagePickField = lazyField<PagePickFieldProps, Picked>({
  name: 'PagePick',
  title: 'Pick from a list',
  accepts: ['string', 'array'],
})

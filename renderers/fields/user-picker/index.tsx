import { lazyField } from '../../shared/lazy-field.tsx'
import type { Picked } from '../../shared/picker/stored.ts'
import type { UserPickerFieldProps } from './schema.ts'

/** A person, or several, found as one types or in a dialog by department. */
export const userPickerField = lazyField<UserPickerFieldProps, Picked>({
  name: 'UserPicker',
  title: 'People',
  accepts: ['string', 'array'],
})

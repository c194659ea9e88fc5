import { lazyField } from '../../shared/lazy-field.tsx'
import type { Picked } from '../../shared/picker/stored.ts'
import type { RolePickerFieldProps } from './schema.ts'

/** A role, or several, found as one types or in a list. */
export const rolePickerField = lazyField<RolePickerFieldProps, Picked>({
  name: 'RolePicker',
  title: 'Roles',
  accepts: ['string', 'array'],
})

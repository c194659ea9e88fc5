import { lazyField } from '../../shared/lazy-field.tsx'
import type { Picked } from '../../shared/picker/stored.ts'
import type { DeptPickerFieldProps } from './schema.ts'

/** A department, or several, found as one types or in a tree. */
export const deptPickerField = lazyField<DeptPickerFieldProps, Picked>({
  name: 'DeptPicker',
  title: 'Departments',
  accepts: ['string', 'array'],
})

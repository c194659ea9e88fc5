import { lazyField } from '../../shared/lazy-field.tsx'
import { choicesOf } from './reading.ts'
import type { PermissionTreeFieldProps } from './schema.ts'

/** Menus and buttons that are granted: one tree with boxes. */
export const permissionTreeField = lazyField<PermissionTreeFieldProps, string>({
  name: 'PermissionTree',
  title: 'Menus and buttons',
  accepts: ['string'],
  reads: choicesOf,
})

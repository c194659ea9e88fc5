import { lazyField } from '../../shared/lazy-field.tsx'
import type { MenuAddressFieldProps } from './schema.ts'

/** The address of a menu, with what its placeholders stand for. */
export const menuAddressField = lazyField<MenuAddressFieldProps, string>({
  name: 'MenuAddress',
  title: 'Address of a menu',
  accepts: ['string'],
})

import { lazyField } from '../../shared/lazy-field.tsx'
import { menuPages } from './reading.ts'
import type { MenuPageFieldProps } from './schema.ts'

/** What a menu opens: a page that ships, a folder, or the component of a stock menu as it is typed. */
export const menuPageField = lazyField<MenuPageFieldProps, string>({
  name: 'MenuPage',
  title: 'Page of a menu',
  accepts: ['string'],
  reads: () => menuPages,
})

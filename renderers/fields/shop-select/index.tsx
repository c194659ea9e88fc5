import { defineField } from '#runtime'
import { lazyFieldView } from '../../shared/lazy-field.tsx'
import type { RemoteChoice } from '../../shared/remote/chosen.ts'
import { RemoteSelect } from '../../shared/remote/remote-select.tsx'
import { remoteShops } from './remote-shops.ts'
import type { ShopSelectFieldProps } from './schema.ts'

/** A shop, or several, found by code or name as one types. */
export const shopSelectField = defineField<ShopSelectFieldProps, RemoteChoice>({
  name: 'ShopSelect',
  title: 'Shop',
  accepts: ['string'],
  Component: (args) => <RemoteSelect {...args} props={remoteShops(args.props)} />,
  View: lazyFieldView<ShopSelectFieldProps, RemoteChoice>('ShopSelect'),
})

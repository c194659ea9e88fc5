import type { RemoteSelectProps } from '../../shared/remote/remote-select.tsx'
import type { ShopSelectFieldProps } from './schema.ts'

/** Shops as a picker finds them: by code or name. */
export const remoteShops = ({ multiple, placeholder }: ShopSelectFieldProps): RemoteSelectProps => ({
  op: 'shop.options',
  valueField: 'id',
  labelField: 'shopName',
  detailField: 'shopCode',
  multiple,
  placeholder: placeholder ?? 'Name or code of a shop',
})

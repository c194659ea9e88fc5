import type { FieldViewArgs } from '#runtime'
import { type RemoteChoice, RemoteSelectView } from '../../shared/remote/remote-select.tsx'
import { remoteShops } from './remote-shops.ts'
import type { ShopSelectFieldProps } from './schema.ts'

export const View = ({ value, props }: FieldViewArgs<ShopSelectFieldProps, RemoteChoice>) => (
  <RemoteSelectView value={value} props={remoteShops(props)} />
)

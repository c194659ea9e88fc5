import type { FieldViewArgs } from '#runtime'
import type { RemoteChoice } from '../../shared/remote/chosen.ts'
import { RemoteSelectView } from '../../shared/remote/remote-select-view.tsx'
import { remoteShops } from './remote-shops.ts'
import type { ShopSelectFieldProps } from './schema.ts'

export const View = ({ value, props }: FieldViewArgs<ShopSelectFieldProps, RemoteChoice>) => (
  <RemoteSelectView value={value} props={remoteShops(props)} />
)

import { AppstoreOutlined } from '@ant-design/icons'
import * as commonIcons from './common-icons.ts'
import { iconsByName } from './icons-by-name.ts'
import * as moreIcons from './more-icons.ts'

const icons = iconsByName(moreIcons)

/** Names of all icons for menu items. */
export const menuIconNames: readonly string[] = [...iconsByName(commonIcons).keys(), ...icons.keys()].sort()

/** An icon that is not in the first bundle. An unknown name results in a default icon. */
export function OtherIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? AppstoreOutlined
  return <Icon aria-hidden />
}

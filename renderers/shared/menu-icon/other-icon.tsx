import { AppstoreOutlined } from '@ant-design/icons'
import * as commonIcons from './common-icons.ts'
import { iconsByName } from './icons-by-name.ts'
import * as moreIcons from './more-icons.ts'

const icons = iconsByName(moreIcons)

/** Every name a menu entry may have as its icon. */
export const menuIconNames: readonly string[] = [...iconsByName(commonIcons).keys(), ...icons.keys()].sort()

/** An icon that the shipped menu does not use; a plain one where we have none of that name. */
export function OtherIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? AppstoreOutlined
  return <Icon aria-hidden />
}

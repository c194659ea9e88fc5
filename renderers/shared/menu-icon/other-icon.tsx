import { AppstoreOutlined } from '@ant-design/icons'
import { commonIcons } from './common-icons.tsx'
import { moreIcons } from './more-icons.tsx'

/** Every name a menu entry may have as its icon. */
export const menuIconNames: readonly string[] = [...commonIcons.keys(), ...Object.keys(moreIcons)].sort()

/** An icon that the shipped menu does not use. */
export function OtherIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(moreIcons, name) ? moreIcons[name] : undefined
  return Icon ? <Icon aria-hidden /> : <AppstoreOutlined aria-hidden />
}

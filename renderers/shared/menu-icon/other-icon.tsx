import { commonIcons } from './common-icons.tsx'
import { moreIcons } from './more-icons.tsx'

/** Every name a menu entry may have as its icon. */
export const menuIconNames: readonly string[] = [...commonIcons.keys(), ...Object.keys(moreIcons)].sort()

/** An icon that the shipped menu does not use; a plain one where we have none of that name. */
export function OtherIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(moreIcons, name) ? moreIcons[name] : commonIcons.get('appstore')
  return Icon && <Icon aria-hidden />
}

import { AppstoreOutlined } from '@ant-design/icons'
import { lazyView } from '../lazy-view.tsx'
import * as commonIcons from './common-icons.ts'
import { iconsByName } from './icons-by-name.ts'

const icons = iconsByName(commonIcons)

const OtherIcon = lazyView(
  async () => (await import('./other-icon.tsx')).OtherIcon,
  // Keeps the place, so that nothing jumps.
  <span className="anticon" style={{ width: '1em' }} aria-hidden />,
)

/** The icon of a menu entry; a plain one where we have none of that name. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = name === undefined ? AppstoreOutlined : icons.get(name)
  return Icon ? <Icon aria-hidden /> : <OtherIcon name={name ?? ''} />
}

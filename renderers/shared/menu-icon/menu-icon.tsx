import { AppstoreOutlined } from '@ant-design/icons'
import { lazyView } from '../lazy-view.tsx'
import * as commonIcons from './common-icons.ts'
import { iconsByName } from './icons-by-name.ts'

const icons = iconsByName(commonIcons)

const OtherIcon = lazyView(
  async () => (await import('./other-icon.tsx')).OtherIcon,
  // Reserves the space, to avoid a layout shift.
  <span className="anticon" style={{ width: '1em' }} aria-hidden />,
)

/** Icon of a menu item. An unknown name results in a default icon. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = name === undefined ? AppstoreOutlined : icons.get(name)
  return Icon ? <Icon aria-hidden /> : <OtherIcon name={name ?? ''} />
}

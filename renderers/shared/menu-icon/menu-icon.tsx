import { AppstoreOutlined } from '@ant-design/icons'
import { lazyView } from '../lazy-view.tsx'
import { commonIcons } from './common-icons.tsx'

const OtherIcon = lazyView(
  async () => (await import('./other-icon.tsx')).OtherIcon,
  // Keeps the place, so that nothing jumps.
  <span className="anticon" style={{ width: '1em' }} aria-hidden />,
)

/** The icon of a menu entry; a plain one where we have none of that name. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = name === undefined ? AppstoreOutlined : commonIcons.get(name)
  return Icon ? <Icon aria-hidden /> : <OtherIcon name={name ?? ''} />
}

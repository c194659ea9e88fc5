import { Link } from 'react-router-dom'
import { useText } from '#runtime'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import styles from './brand.module.css'
import { leaveDrawer } from './sidebar-store.ts'

interface BrandProps {
  /** True to show only the logo, without the name. */
  isShort?: boolean
}

/** Logo and name, as a link to the home page. */
export function Brand({ isShort = false }: BrandProps) {
  const text = useText()
  return (
    <Link
      to={HOME_PATH}
      className={styles.brand}
      data-short={isShort}
      aria-label={text('Home')}
      onClick={leaveDrawer}
    >
      <BrandMark size={32} />
      {isShort ? null : <span>Gaiwan</span>}
    </Link>
  )
}

import { Link } from 'react-router-dom'
import { useText } from '#runtime'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import styles from './brand.module.css'
import { leaveDrawer } from './sidebar-store.ts'

interface BrandProps {
  /** True if only the picture of the logo is shown, without the name. */
  isShort?: boolean
}

/** The logo, linked to the home page. */
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

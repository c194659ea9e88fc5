import { useSnapshot } from 'valtio'
import { BrandMark } from '../brand/brand-mark.tsx'
import { locale } from '../locales/locale-store.ts'
import styles from './start-screen.module.css'

/** Shown while the user's permissions are loading. */
export function StartScreen() {
  const { translate } = useSnapshot(locale)
  return (
    <div className={styles.screen} role="status">
      <span className={styles.mark}>
        <BrandMark size={56} />
      </span>
      <span>{translate('Loading your workspace…')}</span>
    </div>
  )
}

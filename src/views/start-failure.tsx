import { BrandMark } from '../brand/brand-mark.tsx'
import styles from './start-failure.module.css'

/**
 * Shown if the application could not be loaded. The text is in all languages, because the user's language is
 * unknown.
 */
export function StartFailure() {
  return (
    <main className={styles.page} role="alert">
      <BrandMark size={56} />
      <p>The application could not be loaded. Check the network and try again.</p>
      <p lang="zh-CN">应用未能加载，请检查网络后重试。</p>
      <button type="button" onClick={() => location.reload()}>
        Try again · <span lang="zh-CN">重试</span>
      </button>
    </main>
  )
}

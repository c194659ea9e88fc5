import { useText } from '#runtime'
import css from './dependent-note.module.css'
import type { DependentValue } from './use-dependent-value.ts'

/**
 * Note below a select that depends on another field. The note says that a value was removed because the other
 * field has changed, or that the value is being checked.
 */
export function DependentNote({ chain: { wasCleared, isChecking } }: { chain: DependentValue }) {
  const t = useText()
  return (
    <span className={css.note} role="status">
      {isChecking
        ? t('Checking availability…')
        : wasCleared && t('The selected option is no longer available. Choose again.')}
    </span>
  )
}

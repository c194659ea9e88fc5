import { useText } from '#runtime'
import css from './dependent-note.module.css'
import type { DependentValue } from './use-dependent-value.ts'

/** Note that a value was removed because of another field, or that a value is being checked. */
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

import { useText } from '#runtime'
import css from './dependent-note.module.css'
import type { DependentValue } from './use-dependent-value.ts'

/** A note about a value that depends on another field. */
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

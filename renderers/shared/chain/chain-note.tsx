import { useText } from '#runtime'
import css from './chain-note.module.css'
import type { Chain } from './use-chain.ts'

/** A note about a value that depends on another field. */
export function ChainNote({ chain: { hasDropped, isChecking } }: { chain: Chain }) {
  const t = useText()
  return (
    <span className={css.note} role="status">
      {isChecking
        ? t('Checking availability…')
        : hasDropped && t('The selected option is no longer available. Choose again.')}
    </span>
  )
}

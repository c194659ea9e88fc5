import { useText } from '#runtime'
import { FieldNote } from './field-note.tsx'
import link from './link-button.module.css'

interface RetryNoteProps {
  /** Localized text that says what couldn't be loaded. */
  text: string
  retry: () => void
}

/** A warning that something couldn't be loaded, with a button that loads it again. */
export function RetryNote({ text, retry }: RetryNoteProps) {
  const t = useText()
  return (
    <FieldNote tone="warning">
      {text}{' '}
      <button type="button" className={link.link} onClick={retry}>
        {t('Try again')}
      </button>
    </FieldNote>
  )
}

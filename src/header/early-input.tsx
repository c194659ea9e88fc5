import { type Ref, useImperativeHandle, useRef } from 'react'
import { useText } from '#runtime'
import styles from './header-search.module.css'

/** What has been typed early, for those who come to take it over. */
export interface EarlyTyping {
  typed: () => string
  /** Calls back when no character is half-composed: at once, but for those who write Chinese. */
  whenComposed: (take: () => void) => void
}

interface EarlyInputProps {
  ref: Ref<EarlyTyping>
  /** It takes keys but no room. */
  isUnseen: boolean
  onLeave: () => void
}

/** Takes what is typed until the search is there: keys come sooner than code. */
export function EarlyInput({ ref, isUnseen, onLeave }: EarlyInputProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  useImperativeHandle(ref, () => ({
    typed: () => input.current?.value ?? '',
    whenComposed: (take) => {
      if (isComposing.current) input.current?.addEventListener('compositionend', take, { once: true })
      else take()
    },
  }))
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: whoever opens the search means to type
      autoFocus
      data-keeps-focus
      ref={input}
      className={isUnseen ? styles.unseen : styles.early}
      aria-label={text('search menu')}
      aria-busy
      placeholder={text('search menu')}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
      onBlur={onLeave}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    />
  )
}

import type { MouseEvent } from 'react'
import { useText } from '#runtime'

/**
 * The first tab stop, which skips menu and header. It doesn't change the address, because a fragment would
 * add a history entry unknown to the router.
 */
export function SkipLink({ className }: { className: string | undefined }) {
  const text = useText()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to the content of this page.
    <a className={className} href="#content" onClick={skip}>
      {text('Skip to the content')}
    </a>
  )
}

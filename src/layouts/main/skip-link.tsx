import type { MouseEvent } from 'react'
import { useText } from '#runtime'

/**
 * A link that skips the menu and the header. The link is the first tab stop. The link doesn't change the
 * address, because a fragment would add a history entry that the router doesn't know.
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

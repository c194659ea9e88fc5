import type { MouseEvent } from 'react'
import { useText } from '#runtime'

/** The first stop of the Tab key: past menu and header. The address stays: a fragment in it would be an entry of the
 * browser's history that the router did not make. */
export function SkipLink({ className }: { className: string | undefined }) {
  const text = useText()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place in this page, as its address says.
    <a className={className} href="#content" onClick={skip}>
      {text('Skip to the content')}
    </a>
  )
}

import { type ReactNode, useEffect } from 'react'
import { useText } from '#runtime'

interface TitledProps {
  /** Localized title of the page, or its English source text. */
  title: string
  children: ReactNode
}

/** Sets the document title: '{page title} · brand back office'. */
export function Titled({ title, children }: TitledProps) {
  const text = useText()
  useEffect(() => {
    document.title = text('{{page}} · brand back office', { page: text(title) })
  }, [text, title])
  return children
}

import { type ReactNode, useEffect } from 'react'
import { useText } from '#runtime'

interface TitledProps {
  /** Title of the page, localized or as English source text. */
  title: string
  children: ReactNode
}

/** Sets the document title to '{page title} · brand back office'. */
export function Titled({ title, children }: TitledProps) {
  const text = useText()
  useEffect(() => {
    document.title = text('{{page}} · brand back office', { page: text(title) })
  }, [text, title])
  return children
}

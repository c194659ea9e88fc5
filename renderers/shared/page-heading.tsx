import { useEmbeddedSettings } from '#runtime'

interface PageHeadingProps {
  className?: string | undefined
  id?: string | undefined
  /** Translated title of the page. */
  title: string
}

/**
 * Heading of a page. An embedded page has a heading of the second level, with the title that its outer page
 * sets.
 */
export function PageHeading({ title, ...attributes }: PageHeadingProps) {
  const embedded = useEmbeddedSettings()
  return embedded ? <h2 {...attributes}>{embedded.title ?? title}</h2> : <h1 {...attributes}>{title}</h1>
}

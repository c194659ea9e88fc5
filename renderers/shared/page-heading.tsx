import { useEmbeddedSettings } from '#runtime'

interface PageHeadingProps {
  className?: string | undefined
  id?: string | undefined
  /** Translated title of the page. */
  title: string
}

/** Heading of a page. An embedded page has a second-level heading, and its outer page can set the title. */
export function PageHeading({ title, ...attributes }: PageHeadingProps) {
  const embedded = useEmbeddedSettings()
  return embedded ? <h2 {...attributes}>{embedded.title ?? title}</h2> : <h1 {...attributes}>{title}</h1>
}

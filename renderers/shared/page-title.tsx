import { use } from 'react'
import { useEmbeddedSettings } from '#runtime'
import { OverlayContext } from './overlay-context.ts'
import { PageHeading } from './page-heading.tsx'
import css from './page-title.module.css'

/** Heading of a page. Lists and reports don't use this component, because their heading is in the toolbar. */
export function PageTitle({ children }: { children: string }) {
  const isEmbedded = useEmbeddedSettings() !== undefined
  return <PageHeading className={isEmbedded ? css.part : css.title} title={children} />
}

/**
 * True if a page shows its own title. A page in an overlay doesn't, unless it is embedded, because the
 * overlay already shows the page's title.
 */
export function useHasTitle(): boolean {
  const isEmbedded = useEmbeddedSettings() !== undefined
  return !use(OverlayContext) || isEmbedded
}

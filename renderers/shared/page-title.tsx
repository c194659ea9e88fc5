import { use } from 'react'
import { useEmbeddedSettings } from '#runtime'
import { OverlayContext } from './overlay-context.ts'
import { PageHeading } from './page-heading.tsx'
import css from './page-title.module.css'

/** Heading of a page other than a list or a report, whose heading is in a toolbar. */
export function PageTitle({ children }: { children: string }) {
  const isEmbedded = useEmbeddedSettings() !== undefined
  return <PageHeading className={isEmbedded ? css.part : css.title} title={children} />
}

/** True if a page shows its title itself. In an overlay, the overlay shows the title. */
export function useHasTitle(): boolean {
  const isEmbedded = useEmbeddedSettings() !== undefined
  return !use(OverlayContext) || isEmbedded
}

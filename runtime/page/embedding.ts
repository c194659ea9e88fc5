import { createContext, use, useMemo } from 'react'
import { MAX_NESTED_PAGES } from '#schemas'
import type { RegionSelection } from '../composite/use-region-selections.ts'
import { pagesNested } from './errors.ts'

/** Properties of an embedded page that its outer page decides. */
export interface EmbeddedSettings {
  /** Translated title of the embedded page. Undefined for the page's own title. */
  title: string | undefined
  /** The selected row of a list, on which other regions of its composite page depend. */
  selection?: RegionSelection | undefined
}

interface Embedding {
  /**
   * Ids of the pages around this one and of this page, outermost first. A page in an overlay starts a new
   * path.
   */
  path: readonly string[]
  /** Undefined for a page that isn't embedded. */
  settings: EmbeddedSettings | undefined
}

export const EmbeddingContext = createContext<Embedding>({ path: [], settings: undefined })

/** Settings of the embedded page being drawn. Undefined for any other page, including pages in overlays. */
export const useEmbeddedSettings = (): EmbeddedSettings | undefined => use(EmbeddingContext).settings

/**
 * Place of a page among nested pages. Throws if a page contains itself, or if pages are nested too deeply.
 */
export function useEmbedding(component: string, settings: EmbeddedSettings | undefined): Embedding {
  const outer = use(EmbeddingContext).path
  const isEmbedded = settings !== undefined
  const title = settings?.title
  const selection = settings?.selection
  const embedding = useMemo(
    () => ({
      path: isEmbedded ? [...outer, component] : [component],
      settings: isEmbedded ? { title, selection } : undefined,
    }),
    [outer, component, isEmbedded, title, selection],
  )
  const isInItself = isEmbedded && outer.includes(component)
  if (isInItself || embedding.path.length > MAX_NESTED_PAGES) throw pagesNested({ path: embedding.path })
  return embedding
}

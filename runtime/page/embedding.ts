import { createContext, use, useMemo } from 'react'
import { MAX_NESTED_PAGES } from '#schemas'
import type { RegionSelection } from '../composite/use-region-selections.ts'
import { pagesNested } from './errors.ts'

/** Settings that the outer page gives an embedded page. */
export interface EmbeddedSettings {
  /**
   * Translated title that the outer page gives to the embedded page. If undefined, the embedded page shows
   * the title that it defines.
   */
  title: string | undefined
  /** True if a list with few rows is drawn without its tools. */
  isCompact?: boolean
  /** Selection of the embedded list, if it is a master list, whose selected row other regions show. */
  selection?: RegionSelection | undefined
}

interface Embedding {
  /**
   * Ids of the outer pages and of this page, starting with the outermost. For a page in an overlay, the list
   * contains only the id of this page.
   */
  path: readonly string[]
  /** Settings of an embedded page. Undefined for other pages. */
  settings: EmbeddedSettings | undefined
}

export const EmbeddingContext = createContext<Embedding>({ path: [], settings: undefined })

/**
 * Settings of the embedded page that is being drawn, or undefined for other pages, and for pages in overlays.
 */
export const useEmbeddedSettings = (): EmbeddedSettings | undefined => use(EmbeddingContext).settings

/**
 * Position of a page among nested pages. Throws if a page contains itself, or if pages are nested too deeply.
 */
export function useEmbedding(component: string, settings: EmbeddedSettings | undefined): Embedding {
  const outer = use(EmbeddingContext).path
  const isEmbedded = settings !== undefined
  const title = settings?.title
  const isCompact = settings?.isCompact ?? false
  const selection = settings?.selection
  const embedding = useMemo(
    () => ({
      path: isEmbedded ? [...outer, component] : [component],
      settings: isEmbedded ? { title, isCompact, selection } : undefined,
    }),
    [outer, component, isEmbedded, title, isCompact, selection],
  )
  const isInItself = isEmbedded && outer.includes(component)
  if (isInItself || embedding.path.length > MAX_NESTED_PAGES) throw pagesNested({ path: embedding.path })
  return embedding
}

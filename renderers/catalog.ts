import type { TSchema } from 'typebox'
import { generatedCatalog } from './catalog.gen.ts'

/** Description of a renderer for the page checker, without the React component. */
export interface CatalogEntry {
  title: string
  /**
   * JSON types of the values that the renderer can draw. Empty for a renderer that doesn't draw a field of a
   * record.
   */
  accepts: readonly string[]
  props: TSchema
}

/**
 * Catalog entries by kind, then by the name that pages use. The catalog contains no React code, because the
 * server and the page checker import it.
 */
export const catalog: Record<
  'cells' | 'fields' | 'layouts' | 'arrays' | 'blocks' | 'charts' | 'pages' | 'actions',
  Readonly<Record<string, CatalogEntry>>
> = generatedCatalog

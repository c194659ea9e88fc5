import type { TSchema } from 'typebox'
import { generatedCatalog } from './catalog.gen.ts'

/** A renderer, for the checker. */
export interface CatalogEntry {
  title: string
  /** JSON types of the field's value. Empty for a renderer without a field. */
  accepts: readonly string[]
  props: TSchema
}

/** Renderers by the name that pages use. React-free, because the server and the checker read it. */
export const catalog: Record<
  'cells' | 'fields' | 'layouts' | 'arrays' | 'blocks' | 'charts' | 'pages' | 'actions',
  Readonly<Record<string, CatalogEntry>>
> = generatedCatalog

import type { TSchema } from 'typebox'
import { generatedCatalog } from './catalog.gen.ts'

/** A renderer as the checker and the builder know it. */
export interface CatalogEntry {
  title: string
  /** JSON types of the model's field; empty where it is bound to none. */
  accepts: readonly string[]
  props: TSchema
}

/** Every renderer by the name pages use. React-free: the server, the checker and the builder read it. */
export const catalog: Record<
  'cells' | 'fields' | 'layouts' | 'arrays' | 'blocks' | 'charts' | 'pages' | 'actions',
  Readonly<Record<string, CatalogEntry>>
> = generatedCatalog

import type { TSchema } from 'typebox'
import type { Contracts } from '../contracts/registry/contract-registry.ts'
import type { Fragments } from '../fragments/expand-fragments.ts'
import type { PageSummary } from './pages-index.ts'

export type { Contracts } from '../contracts/registry/contract-registry.ts'

/** A renderer in the checker's catalog. */
export interface CatalogEntry {
  /** JSON types of the fields that the renderer accepts; empty if it has no field. */
  accepts: readonly string[]
  props: TSchema
}

/** Renderers by name. `renderers/catalog.ts` exports a catalog. */
export interface Catalog {
  cells: Readonly<Record<string, CatalogEntry>>
  fields: Readonly<Record<string, CatalogEntry>>
  layouts: Readonly<Record<string, CatalogEntry>>
  arrays: Readonly<Record<string, CatalogEntry>>
  blocks: Readonly<Record<string, CatalogEntry>>
  charts: Readonly<Record<string, CatalogEntry>>
  pages: Readonly<Record<string, CatalogEntry>>
  actions: Readonly<Record<string, CatalogEntry>>
}

/**
 * Names that a page may refer to. If a kind of name is missing here, references of that kind aren't checked.
 */
export interface CheckOptions {
  contracts: Contracts
  catalog: Catalog
  /** All permission codes. */
  permissions?: readonly string[]
  /** All dictionaries with their values. */
  dictionaries?: Readonly<Record<string, readonly string[]>>
  /** All pages, by id. */
  pages?: Readonly<Record<string, PageSummary>>
  /** Fragments by id; none by default. */
  fragments?: Fragments
  /** Ids of the pages that menu items open. */
  menuPages?: readonly string[]
  /** The page's file name, which must match the page id. */
  file?: string
  /** List operations whose rows the server can export. */
  exportable?: readonly string[]
  /** Origins that frames may show. */
  frameOrigins?: readonly string[]
  /** Languages that every text is translated to; zh-CN by default. */
  languages?: readonly string[]
}

import type { TSchema } from 'typebox'
import type { Contracts } from '../contracts/registry/contract-registry.ts'
import type { Fragments } from '../fragments/expand-fragments.ts'
import type { PageSummary } from './pages-index.ts'

export type { Contracts } from '../contracts/registry/contract-registry.ts'

/** A renderer in the catalog that the page checker uses. */
export interface CatalogEntry {
  /** JSON types of the fields that the renderer can show or edit; empty if the renderer has no field. */
  accepts: readonly string[]
  props: TSchema
}

/** Renderers that pages can use, by name. `renderers/catalog.ts` exports such a catalog. */
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

/** Names to which a page may refer. References to a kind of names are checked only if this kind is given. */
export interface CheckOptions {
  contracts: Contracts
  catalog: Catalog
  /** All permission codes. */
  permissions?: readonly string[]
  /** Values of all dictionaries, by dictionary code. */
  dictionaries?: Readonly<Record<string, readonly string[]>>
  /** All pages, by page id. */
  pages?: Readonly<Record<string, PageSummary>>
  /** Fragments, by id. The default is no fragments. */
  fragments?: Fragments
  /** Ids of the pages that menu items open. */
  menuPages?: readonly string[]
  /** Path of the page's file. The file name must match the page id. */
  file?: string
  /** List operations whose rows can be exported on the server. */
  exportable?: readonly string[]
  /** Origins of the applications that frames may show. */
  frameOrigins?: readonly string[]
  /** Languages into which every text must be translated. The default is zh-CN. */
  languages?: readonly string[]
}

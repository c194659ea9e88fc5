import type { TSchema } from 'typebox'
import type { Endpoint } from '../contracts/endpoint.ts'
import type { Model, OperationShapes } from '../contracts/model.ts'
import type { PageSummary } from './pages-index.ts'

/** What the checker knows of a renderer. */
export interface CatalogEntry {
  /** JSON types of the field it takes; empty where it is bound to none. */
  accepts: readonly string[]
  props: TSchema
}

/** Every renderer by its name; `renderers/catalog.ts` has this form. */
export interface Catalog {
  cells: Readonly<Record<string, CatalogEntry>>
  fields: Readonly<Record<string, CatalogEntry>>
  blocks: Readonly<Record<string, CatalogEntry>>
  charts: Readonly<Record<string, CatalogEntry>>
  pages: Readonly<Record<string, CatalogEntry>>
  actions: Readonly<Record<string, CatalogEntry>>
}

/** The API contract: operations, their shapes, and the models of records. */
export interface Contracts {
  operations: Readonly<Record<string, Endpoint>>
  shapes: Readonly<Record<string, OperationShapes>>
  models: Readonly<Record<string, Model>>
}

/** What a page is checked against. What is left out is not checked. */
export interface CheckOptions {
  contracts: Contracts
  catalog: Catalog
  /** Every permission code there is. */
  permissions?: readonly string[]
  /** Every dictionary with its values. */
  dictionaries?: Readonly<Record<string, readonly string[]>>
  /** Every page there is, by id. */
  pages?: Readonly<Record<string, PageSummary>>
  /** The file it came from: its name follows the page's id. */
  file?: string
  /** Languages every text has a translation for; zh-CN, unless told. */
  languages?: readonly string[]
}

import type { Pool } from 'pg'
import type { ContractRegistry } from '#schemas'
import type { Config } from './config.ts'
import type { Db } from './db/index.ts'
import type { ExportSources } from './platform/export/source.ts'
import type { SignedIn } from './platform/http/request.ts'
import type { Importers } from './platform/import/importer.ts'
import type { Lists } from './platform/list/lists.ts'
import type { PageStore } from './platform/pages/page-store.ts'

/** Declarations of all areas, collected in `server/registry`. */
export interface Registry {
  lists: Lists
  exportSources: (services: Services) => ExportSources
  importers: (services: Services) => Importers
  /** Tells whether a file belongs to a record that the caller sees. */
  isAttachedWithin: (
    db: Db,
    path: string,
    reader: Pick<SignedIn, 'permissions' | 'scope'>,
  ) => Promise<boolean>
}

/** Services that every module gets when it is mounted. */
export interface Services {
  config: Config
  database: { pool: Pool; db: Db }
  /** Generator of row ids. */
  ids: { nextId: () => string }
  /** Returns the current time. Tests replace this function. */
  clock: () => Date
  registry: Registry
  /** Pages as each reader sees them: released or shipped. */
  pages: PageStore
  /** Operations and models, also those that were registered at run time. */
  contracts: ContractRegistry
}

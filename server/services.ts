import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { ContractRegistry } from '#schemas'
import type { Config } from './config.ts'
import type { Db } from './db/index.ts'
import type { SeedPermission } from './db/seed/system/permissions.ts'
import type { DictTable } from './platform/area/dict-table.ts'
import type { UniqueColumns } from './platform/area/unique-columns.ts'
import type { ChannelResultsByKind } from './platform/channel/results.ts'
import type { ExportSources } from './platform/export/source.ts'
import type { SignedIn } from './platform/http/request.ts'
import type { Importers } from './platform/import/importer.ts'
import type { Jobs } from './platform/job/registered-job.ts'
import type { ListChanges } from './platform/list/list-changes.ts'
import type { Lists } from './platform/list/lists.ts'
import type { PageStore } from './platform/pages/page-store.ts'
import type { Queues } from './platform/queue/queue.ts'
import type { ReportResource } from './platform/report/resource.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import type { TableResources } from './platform/table-resource/registered-table.ts'

/** Fastify plugin that adds the routes of an area. */
export type AreaRoutes = (app: FastifyInstance, services: Services) => Promise<void>

/**
 * Parts of a resource that can be added at run time: exports by list operation, and sources of report data by
 * model.
 */
export interface AddedParts {
  exports: ExportSources
  reports: Readonly<Record<string, ReportResource>>
}

/** Declarations of all areas. Other code finds them by name. */
export interface Registry {
  routes: readonly AreaRoutes[]
  lists: Lists
  exportSources: (services: Services) => ExportSources
  importers: (services: Services) => Importers
  /** Sources of the data of reports, by model. */
  reports: Readonly<Record<string, ReportResource>>
  /** Adds the exports and reports of a resource at run time. Returns a function that removes them. */
  addParts: (parts: AddedParts) => () => void
  /** Columns whose values forms check for duplicates, by table. */
  uniqueColumns: Readonly<Record<string, UniqueColumns>>
  /** Tables that clients can use as dictionaries, by name. */
  dictionaryTables: Readonly<Record<string, DictTable>>
  /** Handlers of scheduled work, by name. */
  jobs: Jobs
  /** Functions of areas that handle the results of channel operations, by kind of operation. */
  channelResults: ChannelResultsByKind
  /** Shipped menus and buttons, parents first. */
  permissions: readonly SeedPermission[]
  /** True if a file belongs to a record that the caller sees. */
  isAttachedWithin: (
    db: Db,
    path: string,
    reader: Pick<SignedIn, 'permissions' | 'scope'>,
  ) => Promise<boolean>
  /** True if a file belongs to a record of any area. */
  isAttached: (db: Db, path: string) => Promise<boolean>
}

/** Services that each module gets when its routes are added. */
export interface Services {
  config: Config
  database: { pool: Pool; db: Db }
  /** Generator of row ids. */
  ids: { nextId: () => string }
  /** Returns the current time. Tests replace the clock. */
  clock: () => Date
  registry: Registry
  /**
   * Counters of the known changes to records. Changes are known from the push outbox and from imports in this
   * process.
   */
  listChanges: ListChanges
  /** Finds the page that a user sees: a released version or the shipped page. */
  pages: PageStore
  /** Operations and models, including operations and models that are registered at run time. */
  contracts: ContractRegistry
  /** Tables that are registered as resources at run time, not declared in code. */
  tables: TableResources
  /** Queues for work that runs after a transaction, on any node. */
  queues: Queues
  /** Encryption of stored values. */
  secrets: Secrets
}

import type { OperationName } from '#schemas'
import type { Database } from '../../db/index.ts'
import type { AreaRoutes, Services } from '../../services.ts'
import type { Importer } from '../import/importer.ts'
import type { Job } from '../job/job.ts'
import type { RuledResource } from '../list/lists.ts'
import type { ReportResource } from '../report/resource.ts'
import type { DictTable } from './dict-table.ts'
import type { ExportDeclaration } from './export.ts'
import type { UniqueColumns } from './unique-columns.ts'

type ByOperation<Value> = { readonly [Name in OperationName]?: Value }
type ColumnOf<Table extends keyof Database> = Extract<keyof Database[Table], string>

/** Parts of an area, which either the area declares itself or its resources provide. */
export interface AreaParts {
  /** Fastify plugins that add the routes. */
  routes?: readonly AreaRoutes[]
  /** Lists whose rows data rules can limit, by operation. */
  lists?: ByOperation<RuledResource>
  /** Lists that can be exported, by operation. */
  exports?: ByOperation<ExportDeclaration>
  /** Importers by operation. An importer runs its operation for each row of a file. */
  importers?: ByOperation<(services: Services) => Importer>
  /** Data sources of reports, by model. */
  reports?: Readonly<Record<string, ReportResource>>
  /** Columns, by table, whose values forms check for duplicates. */
  uniqueColumns?: { readonly [Table in keyof Database]?: UniqueColumns<ColumnOf<Table>> }
  /** Tables that every signed-in user can read as dictionaries, by JeecgBoot's table name. */
  dictionaryTables?: Readonly<Record<string, DictTable>>
  /** Handlers of scheduled work. */
  jobs?: readonly Job[]
}

/** Merges the parts of an area and of its resources. */
export const mergeParts = (all: readonly AreaParts[]): AreaParts => ({
  routes: all.flatMap(({ routes = [] }) => routes),
  lists: Object.assign({}, ...all.map(({ lists }) => lists)),
  exports: Object.assign({}, ...all.map(({ exports }) => exports)),
  importers: Object.assign({}, ...all.map(({ importers }) => importers)),
  reports: Object.assign({}, ...all.map(({ reports }) => reports)),
  uniqueColumns: Object.assign({}, ...all.map(({ uniqueColumns }) => uniqueColumns)),
  dictionaryTables: Object.assign({}, ...all.map(({ dictionaryTables }) => dictionaryTables)),
  jobs: all.flatMap(({ jobs = [] }) => jobs),
})

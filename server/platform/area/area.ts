import type { RawBuilder, SqlBool } from 'kysely'
import type { OperationName } from '#schemas'
import type { Database } from '../../db/index.ts'
import type { SeedFolder, SeedMenu } from '../../db/seed/menu.ts'
import type { AreaRoutes, Services } from '../../services.ts'
import type { Scope } from '../http/request.ts'
import type { Importer } from '../import/importer.ts'
import type { RuledResource } from '../list/lists.ts'
import type { ReportResource } from '../report/resource.ts'
import type { DictTable } from './dict-table.ts'
import type { ExportDeclaration } from './export.ts'
import type { UniqueColumns } from './unique-columns.ts'

type ByOperation<Value> = { readonly [Name in OperationName]?: Value }
type ColumnOf<Table extends keyof Database> = Extract<keyof Database[Table], string>

/** Records with attached files. */
export interface Attachments {
  /** Access codes of which a reader of the files needs one. */
  access: readonly string[]
  /** Condition that a record which the scope includes has a file with this path. */
  hasFile: (path: string, scope: Scope) => RawBuilder<SqlBool>
}

/** Everything that the folder of an area adds to the product. */
export interface Area {
  /** Name of the folder. */
  name: string
  /** Plugins that mount the routes. */
  routes?: readonly AreaRoutes[]
  /** Lists by operation. Data rules can limit their rows. */
  lists?: ByOperation<RuledResource>
  /** Lists that can be exported, by operation. */
  exports?: ByOperation<ExportDeclaration>
  /** Importers by the operation that an import runs for each row. */
  importers?: ByOperation<(services: Services) => Importer>
  /** Sources of reports, by model. */
  reports?: Readonly<Record<string, ReportResource>>
  /** Records with attached files. */
  attachments?: readonly Attachments[]
  /** Columns that forms check for duplicates, by table. */
  uniqueColumns?: { readonly [Table in keyof Database]?: UniqueColumns<ColumnOf<Table>> }
  /** Tables that every signed-in user can read as dictionaries, by JeecgBoot's table name. */
  dictionaryTables?: Readonly<Record<string, DictTable>>
  /** Folders of the menu. Menus of other areas can be in them. */
  menuFolders?: readonly SeedFolder[]
  /** Menus with their buttons, and the roles that have them after the first start. */
  menus?: readonly SeedMenu[]
}

/** Declares an area. It takes effect by its line in `server/areas.ts`. */
export const defineArea = (area: Area): Area => area

import { type Endpoint, operations } from '#schemas'
import type { Services } from '../../services.ts'
import type { AreaParts } from '../area/area-parts.ts'
import { dictTableOf } from '../area/dict-table.ts'
import { defineExport } from '../area/export.ts'
import { columnName } from '../list/column-name.ts'
import type { ListResource } from '../list/resource.ts'
import { defineReportResource, type ReportDeclaration } from '../report/resource.ts'
import type { RuntimeResource } from './declaration.ts'
import { pageImporter } from './importer.ts'
import { type Resource, withServices } from './resource.ts'
import { resourceRoutes } from './routes.ts'

type Options = Pick<RuntimeResource, 'exports' | 'imports' | 'report' | 'dictionary' | 'hasBin'>

/** Parts of a kind of record that are derived from its list. */
interface Reads<Row> extends Pick<Options, 'exports' | 'dictionary'> {
  name: string
  list: ListResource<Row>
  report?: Omit<ReportDeclaration, 'list'>
}

const endpoints: Readonly<Record<string, Endpoint | undefined>> = operations

/** Unique columns whose values forms can check for duplicates. */
function uniqueColumnsOf({ table, unique }: Pick<Resource<never, never>, 'table' | 'unique'>, hasBin?: true) {
  const columns = unique
    .filter(({ isCheckable }) => isCheckable !== false)
    .map(({ field }) => columnName(field))
  return columns.length > 0 && { [table]: { columns, ...(hasBin && { hasBin }) } }
}

/** Derives the list, the export, the report and the table dictionary that a kind of record adds to its area. */
export function deriveReads<Row>({ name, list, exports, report, dictionary }: Reads<Row>): AreaParts {
  const { model, table = '' } = list
  const listed = endpoints[`${name}.list`]
  // Data rules belong to the menus that grant a list, so a list without a permission has no data rules.
  const hasRules = listed?.access !== 'signedIn' && listed?.dataRules !== false
  return {
    ...(hasRules && { lists: { [`${name}.list`]: list } }),
    ...(exports && { exports: { [`${name}.list`]: defineExport(exports.access, list, exports.guard) } }),
    ...(report && { reports: { [model.name]: defineReportResource(model, { list, ...report }) } }),
    ...(dictionary && { dictionaryTables: { [table]: dictTableOf(list, dictionary) } }),
  }
}

/** Derives the parts that a resource adds to its area. */
export function deriveParts<Row extends { id: string }, Body extends object>(
  resource: Resource<Row, Body>,
  { imports, hasBin, ...options }: Options,
): AreaParts {
  const { name, list } = resource
  return {
    ...deriveReads({ name, list, ...options }),
    routes: [async (app, services) => resourceRoutes(app, services, resource)],
    ...(imports && {
      importers: { [`${name}.add`]: (services: Services) => pageImporter(withServices(resource, services)) },
    }),
    uniqueColumns: { ...uniqueColumnsOf(resource, hasBin) },
  }
}

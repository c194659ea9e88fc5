import type { FastifyInstance } from 'fastify'
import { type OperationName, operations } from '#schemas'
import type { Services } from '../../services.ts'
import type { AreaParts } from '../area/area-parts.ts'
import type { DictFields } from '../area/dict-table.ts'
import type { ExportDeclaration } from '../area/export.ts'
import type { HttpError } from '../http/errors.ts'
import { createRoute } from '../http/operation-route.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { createListRoute, createTotalsRoute } from '../list/list-route.ts'
import type { ListResource } from '../list/resource.ts'
import type { ReportDeclaration } from '../report/resource.ts'
import { deriveReads } from './parts.ts'

/** Records that users list and read. Only further operations change them. */
interface RecordsDeclaration<Row, Detail> {
  /** First part of the names of the operations, such as `trade` in `trade.list`. */
  name: string
  list: ListResource<Row>
  /**
   * Adds the operation `get`: the error of an unknown record, and the list whose fields the record has, if
   * they differ from those of `list`.
   */
  get?: { notFound: () => HttpError; list?: ListResource<Detail> }
  /** Creates a function that checks the queries of the list, of its totals and of its exports. */
  guard?: NonNullable<ExportDeclaration['guard']>
  /** Permission that a user needs for an export. */
  exports?: Pick<ExportDeclaration, 'access'>
  /** Fields that every signed-in user can read as a table dictionary. */
  dictionary?: DictFields
  /** Permission, further fields and relations of reports. */
  report?: Omit<ReportDeclaration, 'list'>
  /** Adds further routes. */
  routes?: (app: FastifyInstance, services: Services, list: ResourceList<Row>) => void
}

const addRoutes =
  <Row, Detail>({ name, list: resource, get, guard, routes }: RecordsDeclaration<Row, Detail>) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    const operation = (verb: string) => `${name}.${verb}` as OperationName
    const list = createList(resource, services)
    const check = guard?.(services)
    createListRoute(app)(operation('list'), list, async (query, { user }) => {
      const listQuery = list.read(query, user)
      await check?.(listQuery)
      return list.page(listQuery, user.scope)
    })
    if (Object.hasOwn(operations, operation('totals'))) {
      createTotalsRoute(app)(operation('totals'), list, async (query, { user }) => {
        const listQuery = list.readTotals(query, user)
        await check?.(listQuery)
        return list.totals(listQuery, user.scope)
      })
    }
    if (get) {
      const { find } = get.list ? createList(get.list, services) : list
      createRoute(app)(operation('get'), async (args, { user }) => {
        const { id } = args as { id: string }
        const record = await find(id, user.scope)
        if (!record) throw get.notFound()
        return record
      })
    }
    routes?.(app, services, list)
  }

/**
 * Declares a kind of record that users list and read. Derives the operation `list`, the operations `totals`
 * and `get`, and exports, reports and dictionaries.
 */
export const defineRecords = <Row, Detail = Row>(
  declaration: RecordsDeclaration<Row, Detail>,
): { parts: AreaParts } => {
  const { exports, guard } = declaration
  return {
    parts: {
      ...deriveReads({
        ...declaration,
        ...(exports && { exports: { ...exports, ...(guard && { guard }) } }),
      }),
      routes: [addRoutes(declaration)],
    },
  }
}

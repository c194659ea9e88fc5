import type { FastifyInstance } from 'fastify'
import type { OperationName } from '#schemas'
import type { Services } from '../../services.ts'
import { createChangeRoute, createRoute, editMethods } from '../http/operation-route.ts'
import { jeecgFileRoutes } from '../jeecg-file/routes.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { createListRoute } from '../list/list-route.ts'
import { deriveFile } from './file.ts'
import { readRecord } from './records.ts'
import { type Resource, withServices } from './resource.ts'
import { addRecord, deleteRecords, editRecord } from './service.ts'

interface Parts<Row extends { id: string }, Body extends object> {
  services: Services
  resource: Resource<Row, Body>
  list: ResourceList<Row>
}

const nameOf = ({ name }: { name: string }, verb: string) => `${name}.${verb}` as OperationName

function readRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  { services: { database, contracts }, resource, list }: Parts<Row, Body>,
): void {
  const { toListQuery = (query) => query, scopeOf = async (_db, { scope }) => scope } = resource.hooks
  const route = createRoute(app)
  createListRoute(app)(nameOf(resource, 'list'), list, async (query, { user }) =>
    list.page(list.readJeecg(toListQuery(query), user), await scopeOf(database.db, user)),
  )
  if (!contracts.findOperation(nameOf(resource, 'get'))) return
  route(nameOf(resource, 'get'), async (args, { user }) => {
    const { id } = args as { id: string }
    const scope = await scopeOf(database.db, user)
    const record = await readRecord(database.db, resource.list, { id, scope })
    if (!record) throw resource.notFound()
    return record
  })
}

function writeRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  { services, resource }: Omit<Parts<Row, Body>, 'list'>,
): void {
  const change = createChangeRoute(app, services)
  // Records of a type without a body can't be added or edited.
  if (resource.body) {
    // The routes have validated the bodies.
    change(nameOf(resource, 'add'), (tx, body, context) => addRecord(tx, resource, body as Body, context))
    change(
      nameOf(resource, 'edit'),
      (tx, body, context) => editRecord(tx, resource, body as Body & { id: string }, context),
      editMethods,
    )
  }
  for (const verb of ['delete', 'deleteBatch'] as const) {
    change(nameOf(resource, verb), (tx, args, context) => {
      const { id, ids = id } = args as { id?: string; ids?: string }
      return deleteRecords(tx, resource, ids ?? '', context)
    })
  }
}

/** Adds the routes of a resource: the routes of its operations and its files, and further routes. */
export function resourceRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  services: Services,
  declared: Resource<Row, Body>,
): void {
  const resource = withServices(declared, services)
  const list = createList(resource.list, services)
  readRoutes(app, { services, resource, list })
  writeRoutes(app, { services, resource })
  if (resource.file) jeecgFileRoutes(app, services, deriveFile(resource, resource.file, services))
  resource.routes?.(app, services, { list, resource })
}

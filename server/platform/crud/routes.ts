import type { FastifyInstance } from 'fastify'
import type { OperationName } from '#schemas'
import type { Services } from '../../services.ts'
import { createChangeRoute, createRoute, editMethods } from '../http/operation-route.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { createListRoute } from '../list/list-route.ts'
import type { Crud } from './declaration.ts'
import { readRecord, recordNotFound } from './records.ts'
import { addRecord, deleteRecords, editRecord } from './service.ts'

interface Parts<Row extends { id: string }, Body extends object> {
  services: Services
  crud: Crud<Row, Body>
  list: ResourceList<Row>
}

const nameOf = ({ area }: { area: string }, verb: string) => `${area}.${verb}` as OperationName

function readRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  { services: { database, contracts }, crud, list }: Parts<Row, Body>,
): void {
  const { resource, asked = (query) => query, notFound = recordNotFound } = crud
  const scopeOf = crud.scopeOf ?? (async (_db, { scope }) => scope)
  const route = createRoute(app)
  createListRoute(app)(nameOf(crud, 'list'), list, async (query, { user }) =>
    list.page(list.readJeecg(asked(query), user), await scopeOf(database.db, user)),
  )
  if (!contracts.findOperation(nameOf(crud, 'get'))) return
  route(nameOf(crud, 'get'), async (args, { user }) => {
    const { id } = args as { id: string }
    const scope = await scopeOf(database.db, user)
    const record = await readRecord(database.db, resource, { id, scope })
    if (!record) throw notFound()
    return record
  })
}

function writeRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  { services, crud, list }: Parts<Row, Body>,
): void {
  const change = createChangeRoute(app, services, list.changed)
  // Read-only record types have neither operation.
  if (services.contracts.findOperation(nameOf(crud, 'add'))) {
    // The routes have validated the bodies.
    change(nameOf(crud, 'add'), (tx, body, context) => addRecord<Row, Body>(tx, crud, body as Body, context))
    change(
      nameOf(crud, 'edit'),
      (tx, body, context) => editRecord<Row, Body>(tx, crud, body as Body & { id: string }, context),
      editMethods,
    )
  }
  for (const verb of ['delete', 'deleteBatch'] as const) {
    change(nameOf(crud, verb), (tx, args, context) => {
      const { id, ids = id } = args as { id?: string; ids?: string }
      return deleteRecords(tx, crud, ids ?? '', context)
    })
  }
}

/** Adds the CRUD routes of a declaration; returns its list, so that other code can invalidate counts. */
export function crudRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  services: Services,
  crud: Crud<Row, Body>,
): ResourceList<Row> {
  const list = createList(crud.resource, services)
  readRoutes(app, { services, crud, list })
  writeRoutes(app, { services, crud, list })
  return list
}

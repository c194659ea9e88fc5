import type { FastifyInstance } from 'fastify'
import { findOperation, type OperationName } from '#schemas'
import type { Services } from '../../services.ts'
import { createChangeRoute, createRoute, editRoute } from '../http/operation-route.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { type ListRequest, listRoute } from '../list/list-route.ts'
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
  { services: { database }, crud, list }: Parts<Row, Body>,
): void {
  const { resource, asked = (query) => query, notFound = recordNotFound } = crud
  const scopeOf = crud.scopeOf ?? (async (_db, { scope }) => scope)
  const route = createRoute(app)
  route<ListRequest>(listRoute(nameOf(crud, 'list'), resource), async ({ query, user }) =>
    list.page(list.readJeecg(asked(query), user), await scopeOf(database.db, user)),
  )
  if (!findOperation(nameOf(crud, 'get'))) return
  route<{ Querystring: { id: string } }>(nameOf(crud, 'get'), async ({ query, user }) => {
    const scope = await scopeOf(database.db, user)
    const record = await readRecord(database.db, resource, { id: query.id, scope })
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
  if (findOperation(nameOf(crud, 'add'))) {
    // The routes have validated the bodies.
    change(nameOf(crud, 'add'), (tx, { user, body }, at) =>
      addRecord<Row, Body>(tx, crud, body as Body, { user, at, id: services.ids.nextId() }),
    )
    change(editRoute(nameOf(crud, 'edit')), (tx, { user, body }, at) =>
      editRecord<Row, Body>(tx, crud, body as Body & { id: string }, { user, at }),
    )
  }
  for (const verb of ['delete', 'deleteBatch'] as const) {
    change<{ Querystring: { id?: string; ids?: string } }>(nameOf(crud, verb), (tx, { user, query }, at) =>
      deleteRecords(tx, crud, query.id ?? query.ids ?? '', { user, at }),
    )
  }
}

/** Adds the CRUD routes of a declaration; returns its list, so that other code can invalidate counts. */
export function crudRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  services: Services,
  crud: Crud<Row, Body>,
): ResourceList<Row> {
  const { database, clock } = services
  const list = createList(crud.resource, { ...database, now: () => clock().getTime() })
  readRoutes(app, { services, crud, list })
  writeRoutes(app, { services, crud, list })
  return list
}

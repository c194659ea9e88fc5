import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findOperation, type OperationName } from '#schemas'
import { createChange, type Work } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { addRecord, editRecord, removeRecords } from './changing.ts'
import type { Crud } from './declaration.ts'
import { recordNotFound } from './errors.ts'
import { readRecord } from './records.ts'

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
  const { resource, asked = (query) => query } = crud
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute(nameOf(crud, 'list'), resource),
    handler: async ({ query, user }) => ok(await list.page(list.readStock(asked(query), user), user.scope)),
  })
  if (!findOperation(nameOf(crud, 'get'))) return
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute(nameOf(crud, 'get')),
    handler: async ({ query, user: { scope } }) => {
      const record = await readRecord(database.db, resource, { id: query.id, scope })
      if (!record) throw recordNotFound()
      return ok(record)
    },
  })
}

function writeRoutes<Row extends { id: string }, Body extends object>(
  app: FastifyInstance,
  { services, crud, list }: Parts<Row, Body>,
): void {
  const change = createChange(services)
  const changed = async <Result>(request: FastifyRequest, reply: FastifyReply, work: Work<Result>) => {
    const text = await change(request, reply, work)
    list.changed()
    return text
  }
  // Records that nobody writes by hand have neither.
  if (findOperation(nameOf(crud, 'add'))) {
    app.route({
      ...operationRoute(nameOf(crud, 'add')),
      handler: (request, reply) => {
        const { user } = request
        // As the shape of the operation, which the route has checked.
        const body = request.body as Body
        const id = services.ids.nextId()
        return changed(request, reply, (tx, at) => addRecord<Row, Body>(tx, crud, body, { user, at, id }))
      },
    })
    app.route({
      ...operationRoute(nameOf(crud, 'edit')),
      // Later clients post what earlier ones put.
      method: ['PUT', 'POST'],
      handler: (request, reply) => {
        const { user } = request
        const body = request.body as Body & { id: string }
        return changed(request, reply, (tx, at) => editRecord<Row, Body>(tx, crud, body, { user, at }))
      },
    })
  }
  for (const verb of ['delete', 'deleteBatch'] as const) {
    app.route<{ Querystring: { id?: string; ids?: string } }>({
      ...operationRoute(nameOf(crud, verb)),
      handler: (request, reply) => {
        const { user, query } = request
        const ids = query.id ?? query.ids ?? ''
        return changed(request, reply, (tx, at) => removeRecords(tx, crud, ids, { user, at }))
      },
    })
  }
}

/** The routes of the contract's CRUD convention from one declaration; gives the list, for what else changes it. */
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

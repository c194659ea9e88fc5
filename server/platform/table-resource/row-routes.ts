import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import Type, { type TObject } from 'typebox'
import { tableAccess } from '#schemas/table-contract'
import { sqlStateOf, type Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { type Changed, createChangeRunner } from '../http/change.ts'
import { ok } from '../http/envelope.ts'
import { forbidden } from '../http/errors.ts'
import { editMethods } from '../http/operation-route.ts'
import type { ChangeContext } from '../http/request.ts'
import { reportAllErrors, toValidationError } from '../http/validation.ts'
import { createList, type ResourceList } from '../list/list.ts'
import { readRecord } from '../resource/records.ts'
import { addRecord, deleteRecords, editRecord } from '../resource/service.ts'
import { tableMissing, tableUnknown } from './errors.ts'
import { makeTableResource, type TableResource } from './make-resource.ts'
import type { TableDescription } from './read-table.ts'

type Row = { id: string }
type Body = Record<string, unknown>

interface Parts extends TableResource {
  list: ResourceList<Row>
}

/** SQLSTATEs of a missing table and a missing column. */
const MISSING = new Set(['42P01', '42703'])

/** Schema of arguments whose fields depend on the table. The handler validates these arguments. */
const anyArguments = Type.Object({}, { additionalProperties: true })
const options = { config: { access: 'signedIn' } } as const

function validate(schema: TObject, body: unknown): void {
  const isValid = reportAllErrors({ schema, httpPart: 'body' })
  if (!isValid(body)) throw toValidationError(isValid.errors ?? [])
}

/** Adds the routes of all tables that are registered as resources. Each table has its own permissions. */
export async function tableRowRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { tables, database } = services
  const change = createChangeRunner(services)
  const made = new WeakMap<TableDescription, Parts>()

  function partsOf(description: TableDescription): Parts {
    const known = made.get(description)
    if (known) return known
    const resource = makeTableResource(description)
    const parts = { ...resource, list: createList(resource.resource.list, services) }
    made.set(description, parts)
    return parts
  }

  /**
   * Finds a table and checks whether the caller may list or edit its rows. Then calls `work` with the table.
   */
  async function withTable<Result>(
    request: FastifyRequest,
    right: 'list' | 'edit',
    work: (parts: Parts) => Promise<Result>,
  ): Promise<Result> {
    const { table } = request.params as { table: string }
    const found = tables.find(table)
    if (!found) throw tableUnknown({ table })
    if (!request.user.permissions.has(tableAccess(table)[right])) throw forbidden()
    if (!found.description) throw tableMissing({ table })
    return work(partsOf(found.description)).catch((cause) => {
      throw MISSING.has(sqlStateOf(cause) ?? '') ? tableMissing({ table }, { cause }) : cause
    })
  }

  app.route({
    ...options,
    method: 'GET',
    url: '/app/tables/:table/list',
    schema: { querystring: anyArguments },
    handler: (request) =>
      withTable(request, 'list', async ({ list }) => {
        const { user } = request
        return ok(await list.page(list.read(request.query as Body, user), user.scope))
      }),
  })

  app.route({
    ...options,
    method: 'GET',
    url: '/app/tables/:table/queryById',
    schema: { querystring: Type.Object({ id: Type.String() }, { additionalProperties: false }) },
    handler: (request) =>
      withTable(request, 'list', async ({ resource }) => {
        const { id } = request.query as Row
        const record = await readRecord(database.db, resource.list, { id, scope: request.user.scope })
        if (!record) throw resource.notFound()
        return ok(record)
      }),
  })

  /** Adds a route that changes rows. The handler validates its arguments, which depend on the table. */
  function changeRoute(
    route: Pick<RouteOptions, 'method' | 'url' | 'schema'>,
    work: (
      tx: Tx,
      parts: Parts,
      request: FastifyRequest,
      context: ChangeContext,
    ) => Promise<Changed<unknown>>,
    argsOf?: (parts: Parts) => TObject,
  ): void {
    app.route({
      ...route,
      config: { access: 'signedIn', isAudited: true },
      handler: (request, reply) =>
        withTable(request, 'edit', async (parts) => {
          if (argsOf) validate(argsOf(parts), request.body)
          const answer = await change(request, reply, (tx, context) => work(tx, parts, request, context))
          services.listChanges.add(parts.resource.list.model.name)
          return answer
        }),
    })
  }

  changeRoute(
    { method: 'POST', url: '/app/tables/:table/add', schema: { body: anyArguments } },
    (tx, { resource }, { body }, context) => addRecord(tx, resource, body as Body, context),
    ({ body }) => body,
  )
  changeRoute(
    { ...editMethods, url: '/app/tables/:table/edit', schema: { body: anyArguments } },
    (tx, { resource }, { body }, context) => editRecord(tx, resource, body as Body & Row, context),
    ({ name, contracts }) => contracts.shapes[`${name}.edit`]?.args as TObject,
  )
  for (const [verb, key] of [
    ['delete', 'id'],
    ['deleteBatch', 'ids'],
  ] as const) {
    const querystring = Type.Object({ [key]: Type.String() }, { additionalProperties: false })
    changeRoute(
      { method: 'DELETE', url: `/app/tables/:table/${verb}`, schema: { querystring } },
      (tx, { resource }, { query }, context) =>
        deleteRecords(tx, resource, (query as Record<string, string>)[key] ?? '', context),
    )
  }
}

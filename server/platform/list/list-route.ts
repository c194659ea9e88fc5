import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { type OperationName, shapes } from '#schemas'
import { ok } from '../http/envelope.ts'
import { operationRoute } from '../http/operation-route.ts'
import type { ResourceList } from './list.ts'
import type { QueryableResource } from './resource.ts'

const FILTERS = {
  superQueryParams: 'JSON array of {field, rule, val}.',
  superQueryMatchType: 'and; on lists of the contract also or.',
}
const TOTALS = { ...FILTERS, totals: 'Parts like sum:grossFen, parted by commas.' }
const PAGING = {
  pageNo: 'Page, from 1; up to row 10,000.',
  pageSize: 'Rows a page, 1 to 200.',
  column: 'Field to sort by.',
  order: 'asc or desc.',
  cursor: '`next` or `prev` of a page, to go on from there.',
  ...FILTERS,
}

/** Descriptions, by name, of the parameters that an operation has in addition to filters and paging. */
const beyond = (name: OperationName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shapes[name]?.args.properties ?? {}).map(([key, shape]) => [
      key,
      'description' in shape ? String(shape.description) : '',
    ]),
  )

/**
 * Schema of a list's query string. The schema doesn't check values. The list validates them, so that all
 * errors are reported together.
 */
function queryShape({ ability }: QueryableResource, own: Readonly<Record<string, string>>) {
  const filters = Object.entries(ability.filters).flatMap(([field, operators = []]) => {
    const description = `By ${operators.join(', ')}.`
    const ends = operators.includes('between') ? [`${field}_begin`, `${field}_end`] : []
    return [field, ...ends].map((key) => [key, description] as const)
  })
  const keys = [...Object.entries(own), ...filters]
  return Type.Object(
    Object.fromEntries(keys.map(([key, description]) => [key, Type.Optional(Type.String({ description }))])),
    { additionalProperties: false },
  )
}

const readByTheList = () => () => true

type Handler = (query: Record<string, unknown>, request: FastifyRequest) => Promise<unknown>

/**
 * Creates a function that adds routes, such as `createListRoute`. The query parameters of a route are derived
 * from the resource of the list.
 */
const createRoutes =
  (own: Readonly<Record<string, string>>, read: (list: ResourceList<unknown>) => Handler) =>
  (app: FastifyInstance) =>
  <Row>(
    name: OperationName,
    list: ResourceList<Row>,
    handler = read(list as ResourceList<unknown>),
  ): void => {
    const querystring = queryShape(list.resource, { ...own, ...beyond(name) })
    app.route<{ Querystring: Record<string, unknown> }>({
      ...operationRoute(name, { ignoresArgs: true, schema: { querystring } }),
      validatorCompiler: readByTheList,
      handler: async (request) => ok(await handler(request.query, request as FastifyRequest)),
    })
  }

/** Returns a function that adds the route of a list operation. */
export const createListRoute = createRoutes(
  PAGING,
  (list) =>
    (query, { user }) =>
      list.page(list.read(query, user), user.scope),
)

/** Returns a function that adds the route of a list's totals. The route has the same filters as the list. */
export const createTotalsRoute = createRoutes(
  TOTALS,
  (list) =>
    (query, { user }) =>
      list.totals(list.readTotals(query, user), user.scope),
)

import Type from 'typebox'
import { type OperationName, shapes } from '#schemas'
import { operationRoute } from '../http/operation-route.ts'
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

/** Parameters of the operation besides filters and paging. */
const beyond = (name: OperationName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shapes[name]?.args.properties ?? {}).map(([key, shape]) => [
      key,
      'description' in shape ? String(shape.description) : '',
    ]),
  )

/** Schema of a list's query string; the list parses it itself, to report all errors at once. */
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

/** A list's request: the list itself reads the query. */
export interface ListRequest {
  Querystring: Record<string, unknown>
}

/** Route of a list operation; its query parameters come from its resource. */
export const listRoute = (name: OperationName, resource: QueryableResource) => asked(name, resource, PAGING)

/** Route of a list's totals, with the same filters. */
export const totalsRoute = (name: OperationName, resource: QueryableResource) => asked(name, resource, TOTALS)

function asked(name: OperationName, resource: QueryableResource, own: Readonly<Record<string, string>>) {
  const { schema, ...route } = operationRoute(name)
  return {
    ...route,
    schema: { querystring: queryShape(resource, { ...own, ...beyond(name) }), response: schema.response },
    validatorCompiler: readByTheList,
  }
}

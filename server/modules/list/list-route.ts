import Type from 'typebox'
import type { OperationName } from '#schemas'
import { operationRoute } from '../../http/operation-route.ts'
import type { Askable } from './resource.ts'

const PAGING = {
  pageNo: 'Page, from 1; up to row 10,000.',
  pageSize: 'Rows a page, 1 to 200.',
  column: 'Field to sort by.',
  order: 'asc or desc.',
  cursor: '`next` or `prev` of a page, to go on from there.',
  superQueryParams: 'JSON array of {field, rule, val}.',
  superQueryMatchType: 'and',
}

/** Describes the query string of a list; the list itself reads it, since it names every mistake at once. */
function queryShape({ ability }: Askable) {
  const filters = Object.entries(ability.filters).flatMap(([field, operators = []]) => {
    const description = `By ${operators.join(', ')}.`
    const ends = operators.includes('between') ? [`${field}_begin`, `${field}_end`] : []
    return [field, ...ends].map((key) => [key, description] as const)
  })
  const keys = [...Object.entries(PAGING), ...filters]
  return Type.Object(
    Object.fromEntries(keys.map(([key, description]) => [key, Type.Optional(Type.String({ description }))])),
    { additionalProperties: false },
  )
}

const readByTheList = () => () => true

/** The route of a list operation: what it may be asked by comes from its resource. */
export function listRoute(name: OperationName, resource: Askable) {
  const { schema, ...route } = operationRoute(name)
  return {
    ...route,
    schema: { querystring: queryShape(resource), response: schema.response },
    validatorCompiler: readByTheList,
  }
}

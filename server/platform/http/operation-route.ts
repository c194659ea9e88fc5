import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify'
import Type, { type TObject, type TSchema } from 'typebox'
import {
  dictFieldsOf,
  type Endpoint,
  Envelope,
  JeecgPageOf,
  type OperationName,
  operations,
  PageOf,
  shapes,
  withDictTexts,
} from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { perMinute } from '../rate-limit/rate-limits.ts'
import { type Changed, createChangeRunner } from './change.ts'
import { isContractPath, ok } from './envelope.ts'

/** Schema of `result`; on contract paths with texts of dictionary fields. */
function resultOf(path: string, { access, gives }: Pick<Endpoint, 'access' | 'gives'>, shape: TSchema) {
  if (!isContractPath(path, '')) return { result: gives === 'page' ? PageOf(shape) : shape }
  // The dictionary epoch is known only for signed-in callers.
  const dictFields = access === 'public' ? {} : dictFieldsOf(shape)
  const records = withDictTexts(shape, dictFields)
  return { result: gives === 'page' ? JeecgPageOf(records) : records, dictFields }
}

interface ArgumentSchemas {
  params?: TObject
  querystring?: TObject
  body?: TObject
}

/** Schemas of the arguments: path parameters, and the rest as query string or body. */
function schemasOf(path: string, method: Endpoint['method'], args: TObject): ArgumentSchemas {
  const inPath = Object.keys(args.properties).filter((name) => path.split('/').includes(`:${name}`))
  const params = inPath.length > 0 && { params: Type.Pick(args, inPath) }
  if (params && inPath.length === Object.keys(args.properties).length) return params
  const others = params ? Type.Omit(args, inPath) : args
  return {
    ...params,
    ...(method === 'GET' || method === 'DELETE' ? { querystring: others } : { body: others }),
  }
}

/** Method, path, access and schemas of a route, from the contract's operation. */
export function operationRoute(name: OperationName) {
  const { method, path, access, gives, ...traits } = operations[name]
  const shape = shapes[name]
  if (!shape) throw new Error(`operation ${name} has no shapes`)
  const { result, dictFields } = resultOf(path, { access, gives }, shape.result)
  return {
    method,
    url: path,
    config: { access, ...traits, ...(dictFields && { dictFields }) },
    schema: { ...schemasOf(path, method, shape.args), response: { 200: Envelope(result) } },
  }
}

/** Route of an edit: PUT, and POST for newer clients. */
export const editRoute = (name: OperationName) => ({
  ...operationRoute(name),
  method: ['PUT', 'POST'] satisfies HTTPMethods[],
})

/** Route with a rate limit per address and minute. */
export function limitedRoute(name: OperationName, calls: number) {
  const route = operationRoute(name)
  return { ...route, config: { ...route.config, rateLimit: perMinute(calls) } }
}

/** Rate-limited route of a file, which has no response schema. */
export function fileRoute(name: OperationName, calls: number) {
  const { schema, ...route } = limitedRoute(name, calls)
  const { response: _, ...args } = schema
  return { ...route, schema: args }
}

type Route = OperationName | Omit<RouteOptions, 'handler'>

const routeOf = (route: Route) => (typeof route === 'string' ? operationRoute(route) : route)

/** Adds routes that respond with their handler's result. */
export const createRoute =
  (app: FastifyInstance) =>
  <Generic extends RouteGenericInterface = RouteGenericInterface>(
    route: Route,
    handler: (request: FastifyRequest<Generic>, reply: FastifyReply) => unknown,
  ): void => {
    app.route({
      ...routeOf(route),
      handler: async (request, reply) => ok(await handler(request as FastifyRequest<Generic>, reply)),
    })
  }

/** Adds routes that change records in a transaction; `changed` runs after each change. */
export function createChangeRoute(app: FastifyInstance, services: Services, changed?: () => void) {
  const change = createChangeRunner(services)
  return <Generic extends RouteGenericInterface = RouteGenericInterface>(
    route: Route,
    work: (tx: Tx, request: FastifyRequest<Generic>, at: Date) => Promise<Changed<unknown>>,
  ): void => {
    app.route({
      ...routeOf(route),
      handler: async (request, reply) => {
        const answer = await change(request, reply, (tx, at) =>
          work(tx, request as FastifyRequest<Generic>, at),
        )
        changed?.()
        return answer
      },
    })
  }
}

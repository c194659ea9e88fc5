import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import Type, { type TObject, type TSchema } from 'typebox'
import {
  dictFieldsOf,
  type Endpoint,
  Envelope,
  JeecgPageOf,
  type OperationArgs,
  type OperationName,
  operations,
  PageOf,
  shapes,
  withDictTexts,
} from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { discardCounts } from '../push/changed-models.ts'
import { areaOf } from '../push/outbox.ts'
import { perMinute } from '../rate-limit/rate-limits.ts'
import { type Changed, createChangeRunner, type RequestContext } from './change.ts'
import { isContractPath, ok } from './envelope.ts'
import { type LocalizedText, localizedTo } from './locale.ts'

/** Schema of `result`. On JeecgBoot's paths, records also contain the texts of their dictionary fields. */
function resultOf(path: string, { access, gives }: Pick<Endpoint, 'access' | 'gives'>, shape: TSchema) {
  if (!isContractPath(path, '')) return { result: gives === 'page' ? PageOf(shape) : shape }
  // Public routes get no dictionary texts, since the dictionary epoch is known only for signed-in callers.
  const dictFields = access === 'public' ? {} : dictFieldsOf(shape)
  const records = withDictTexts(shape, dictFields)
  return { result: gives === 'page' ? JeecgPageOf(records) : records, dictFields }
}

interface ArgumentSchemas {
  params?: TSchema
  querystring?: TSchema
  body?: TSchema
}

/** True if the arguments are in the query string rather than in the body. */
const readsQuery = (method: Endpoint['method']) => method === 'GET' || method === 'DELETE'

/** Schemas of the arguments: those in the path, and the others in the query string or the body. */
function schemasOf(path: string, method: Endpoint['method'], args: TObject): ArgumentSchemas {
  const inPath = Object.keys(args.properties).filter((name) => path.split('/').includes(`:${name}`))
  const params = inPath.length > 0 && { params: Type.Pick(args, inPath) }
  if (params && inPath.length === Object.keys(args.properties).length) return params
  const { additionalProperties } = args as { additionalProperties?: boolean }
  const options = additionalProperties === undefined ? {} : { additionalProperties }
  const others = params ? Type.Omit(args, inPath, options) : args
  return { ...params, ...(readsQuery(method) ? { querystring: others } : { body: others }) }
}

/** Settings of a route that its operation doesn't contain. */
interface Options extends Pick<RouteOptions, 'bodyLimit' | 'exposeHeadRoute' | 'validatorCompiler'> {
  config?: Partial<FastifyContextConfig>
  method?: HTTPMethods[]
  /** Maximum number of calls per minute and IP address. */
  limit?: number
  /**
   * True to accept any arguments, since JeecgBoot clients omit or change the arguments of some operations.
   */
  ignoresArgs?: boolean
  /** Schemas that replace or extend the schemas of the operation. */
  schema?: ArgumentSchemas & { response?: Record<number, TSchema> }
  /** True if the route responds with a file, which has no schema. */
  sendsFile?: boolean
}

/** HTTP methods of routes that edit a record: older JeecgBoot clients send PUT, newer ones POST. */
export const editMethods = { method: ['PUT', 'POST'] satisfies HTTPMethods[] }

/** Builds a route from an operation: its method, path, access and schemas. */
export function operationRoute(name: OperationName, options: Options = {}) {
  const { limit, ignoresArgs = false, sendsFile = false, schema, config, ...others } = options
  const { method, path, access, gives, ...traits } = operations[name]
  const shape = shapes[name]
  if (!shape) throw new Error(`operation ${name} has no shapes`)
  const { result, dictFields } = resultOf(path, { access, gives }, shape.result)
  const response = { 200: Envelope(result), ...schema?.response }
  return {
    method,
    url: path,
    config: {
      access,
      ...traits,
      ...(dictFields && { dictFields }),
      ...(limit !== undefined && { rateLimit: perMinute(limit) }),
      ...config,
    },
    schema: {
      ...(ignoresArgs ? {} : schemasOf(path, method, shape.args)),
      ...schema,
      ...(sendsFile ? {} : { response }),
    },
    ...others,
  }
}

/** Returns the arguments of a request. Path parameters take precedence over fields of the body. */
const argsOf = <Name extends OperationName>(name: Name, { query, body, params }: FastifyRequest) =>
  Object.assign({}, readsQuery(operations[name].method) ? query : body, params) as OperationArgs<Name>

type Handler<Name extends OperationName> = (
  args: OperationArgs<Name>,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown

/**
 * Returns a function that adds a route. The handler of the route returns the whole response body, such as a
 * file.
 */
export const createRawRoute =
  (app: FastifyInstance) =>
  <Name extends OperationName>(name: Name, handler: Handler<Name>, options?: Options): void => {
    app.route({
      ...operationRoute(name, options),
      handler: async (request, reply) => handler(argsOf(name, request), request, reply),
    })
  }

/**
 * Returns a function that adds a route. The route responds with the result of its handler, and with a message
 * in the caller's language.
 */
export function createRoute(app: FastifyInstance) {
  const route = createRawRoute(app)
  return <Name extends OperationName>(
    name: Name,
    handler: Handler<Name>,
    { message, ...options }: Options & { message?: LocalizedText } = {},
  ): void =>
    route(
      name,
      async (args, request, reply) =>
        ok(await handler(args, request, reply), message && localizedTo(message, request.locale)),
      options,
    )
}

/**
 * Returns a function that adds a route whose handler makes changes in a transaction. After each change, the
 * lists of the operation's area count again.
 */
export function createChangeRoute(app: FastifyInstance, services: Services) {
  const route = createRawRoute(app)
  const change = createChangeRunner(services)
  return <Name extends OperationName>(
    name: Name,
    work: (tx: Tx, args: OperationArgs<Name>, context: RequestContext) => Promise<Changed<unknown>>,
    options?: Options,
  ): void =>
    route(
      name,
      async (args, request, reply) => {
        const answer = await change(request, reply, (tx, context) => work(tx, args, context))
        discardCounts([{ area: areaOf(name), table: '' }], services)
        return answer
      },
      { ...options, config: { ...options?.config, isAudited: true } },
    )
}

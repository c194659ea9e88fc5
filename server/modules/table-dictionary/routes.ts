import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { DictKeys, DictSearch, MAX_DICT_CODE, type OperationName, type TableTreeQuery } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { type Caller, itemsOf, search, searchFirst, textsOf } from './answers.ts'
import { findPlaces } from './repo.ts'

const Code = Type.String({ minLength: 1, maxLength: MAX_DICT_CODE })
/** Rows of a search without a size, and the most of one. */
const PAGE = 10
const MAX_PAGE = 200
/** Values whose texts may be asked for at once. */
const MAX_KEYS = 500

interface OfCode {
  Params: { code: string }
}

/** An operation whose code stands in its path. */
function byCode(name: OperationName, querystring: object = {}, params: object = { code: Code }) {
  const { schema, ...route } = operationRoute(name)
  return {
    ...route,
    schema: { params: Type.Object(params as never), querystring, response: schema.response },
  }
}

const sizeOf = (text: string | undefined): number => {
  const size = Math.trunc(Number(text))
  return size >= 1 ? Math.min(size, MAX_PAGE) : PAGE
}

/** Dictionaries by code, plain ones and those of tables, in the forms in which stock controls ask for them. */
export async function tableDictionaryRoutes(
  app: FastifyInstance,
  { database: { db } }: Services,
): Promise<void> {
  const callerOf = ({ user, locale }: FastifyRequest): Caller => ({ db, scope: user.scope, locale })

  app.route<OfCode>({
    ...byCode('dict.items'),
    handler: async (request) => ok(await itemsOf(callerOf(request), request.params.code)),
  })
  app.route<OfCode & { Querystring: DictSearch }>({
    ...byCode('dict.search', DictSearch),
    handler: async (request) => {
      const { keyword, pageSize } = request.query
      return ok(await search(callerOf(request), request.params.code, { keyword, limit: sizeOf(pageSize) }))
    },
  })
  app.route<OfCode & { Querystring: DictSearch }>({
    ...byCode('dict.searchByValue', DictSearch),
    handler: async (request) => {
      const { keyword, pageSize } = request.query
      return ok(
        await searchFirst(callerOf(request), request.params.code, { keyword, limit: sizeOf(pageSize) }),
      )
    },
  })
  app.route<OfCode & { Querystring: DictKeys }>({
    ...byCode('dict.texts', DictKeys),
    handler: async (request) => {
      const { key, delNotExist = false } = request.query
      const keys = readIds(key).slice(0, MAX_KEYS)
      const texts = await textsOf(callerOf(request), request.params.code, keys)
      return ok(keys.flatMap((one) => texts.get(one) ?? (delNotExist ? [] : one)))
    },
  })
  app.route<{ Params: { code: string; key: string } }>({
    ...byCode('dict.text', undefined, { code: Code, key: Type.String({ maxLength: 100 }) }),
    handler: async (request) => {
      const { code, key } = request.params
      return ok((await textsOf(callerOf(request), code, [key])).get(key) ?? null)
    },
  })
  app.route<{ Querystring: TableTreeQuery }>({
    ...operationRoute('dict.tableTree'),
    handler: async (request) => ok(await findPlaces(callerOf(request), request.query)),
  })
}

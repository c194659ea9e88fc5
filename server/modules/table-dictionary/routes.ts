import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DictKeys, DictSearch, TableTreeQuery } from '#schemas'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { Services } from '../../services.ts'
import { type Caller, itemsOf, search, searchFirst, textsOf } from './answers.ts'
import { findTreeLevel } from './repo.ts'

/** Default and maximum size of a search. */
const PAGE = 10
const MAX_PAGE = 200
/** Maximum number of values per request. */
const MAX_KEYS = 500

interface OfCode {
  Params: { code: string }
}

const sizeOf = (text: string | undefined): number => {
  const size = Math.trunc(Number(text))
  return size >= 1 ? Math.min(size, MAX_PAGE) : PAGE
}

/** Routes of dictionaries by code, plain and table ones, in JeecgBoot's formats. */
export async function tableDictionaryRoutes(
  app: FastifyInstance,
  { database: { db } }: Services,
): Promise<void> {
  const route = createRoute(app)
  const callerOf = ({ user, locale }: FastifyRequest): Caller => ({ db, scope: user.scope, locale })

  route<OfCode>('dict.items', (request) => itemsOf(callerOf(request), request.params.code))
  route<OfCode & { Querystring: DictSearch }>('dict.search', (request) => {
    const { keyword, pageSize } = request.query
    return search(callerOf(request), request.params.code, { keyword, limit: sizeOf(pageSize) })
  })
  route<OfCode & { Querystring: DictSearch }>('dict.searchByValue', (request) => {
    const { keyword, pageSize } = request.query
    return searchFirst(callerOf(request), request.params.code, { keyword, limit: sizeOf(pageSize) })
  })
  route<OfCode & { Querystring: DictKeys }>('dict.texts', async (request) => {
    const { key, delNotExist = false } = request.query
    const keys = readIds(key).slice(0, MAX_KEYS)
    const texts = await textsOf(callerOf(request), request.params.code, keys)
    return keys.flatMap((one) => texts.get(one) ?? (delNotExist ? [] : one))
  })
  route<{ Params: { code: string; key: string } }>('dict.text', async (request) => {
    const { code, key } = request.params
    return (await textsOf(callerOf(request), code, [key])).get(key) ?? null
  })
  route<{ Querystring: TableTreeQuery }>('dict.tableTree', (request) =>
    findTreeLevel(callerOf(request), request.query),
  )
}

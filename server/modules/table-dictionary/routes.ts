import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { Services } from '../../services.ts'
import { type Caller, itemsOf, search, searchFirst, textsOf } from './answers.ts'
import { findTreeLevel } from './repo.ts'

/** Default and maximum number of items that a search returns. */
const PAGE = 10
const MAX_PAGE = 200
/** Maximum number of dictionary values in a request for texts. */
const MAX_KEYS = 500

const sizeOf = (text: string | undefined): number => {
  const size = Math.trunc(Number(text))
  return size >= 1 ? Math.min(size, MAX_PAGE) : PAGE
}

/** Routes of dictionaries and table dictionaries by code, in JeecgBoot's formats. */
export async function tableDictionaryRoutes(
  app: FastifyInstance,
  { database: { db }, registry: { dictionaryTables: tables } }: Services,
): Promise<void> {
  const route = createRoute(app)
  const callerOf = ({ user, locale }: FastifyRequest): Caller => ({
    db,
    tables,
    scope: user.scope,
    locale,
  })

  route('dict.items', ({ code }, request) => itemsOf(callerOf(request), code))
  route('dict.search', ({ code, keyword, pageSize }, request) =>
    search(callerOf(request), code, { keyword, limit: sizeOf(pageSize) }),
  )
  route('dict.searchByValue', ({ code, keyword, pageSize }, request) =>
    searchFirst(callerOf(request), code, { keyword, limit: sizeOf(pageSize) }),
  )
  route('dict.texts', async ({ code, key, delNotExist = false }, request) => {
    const keys = readIds(key).slice(0, MAX_KEYS)
    const texts = await textsOf(callerOf(request), code, keys)
    return keys.flatMap((one) => texts.get(one) ?? (delNotExist ? [] : one))
  })
  route(
    'dict.text',
    async ({ code, key }, request) => (await textsOf(callerOf(request), code, [key])).get(key) ?? null,
  )
  route('dict.tableTree', (query, request) => findTreeLevel(callerOf(request), query))
}

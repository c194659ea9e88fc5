import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Db } from '../../db/index.ts'
import { readAllDictItems } from '../../platform/dict-items.ts'
import { ok } from '../../platform/http/envelope.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createRawRoute } from '../../platform/http/operation-route.ts'
import { shareRuns } from '../../platform/share-runs.ts'
import type { Services } from '../../services.ts'

const tagOf = (value: unknown) =>
  `W/"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`

/**
 * Creates a function that reads all dictionaries and returns the response text with its ETag. Simultaneous
 * requests share one database query.
 */
function createDictionaryCache(db: Db) {
  const ofLocale = (locale: Locale) =>
    shareRuns(async () => {
      const items = await readAllDictItems(db, locale)
      return { tag: tagOf(items), text: JSON.stringify(ok(items)) }
    })
  const readings = new Map<Locale, ReturnType<typeof ofLocale>>()
  return (locale: Locale) => {
    const reading = readings.get(locale) ?? ofLocale(locale)
    readings.set(locale, reading)
    return reading()
  }
}

/** True if an `If-None-Match` header contains this ETag: the client already has the current version. */
const containsTag = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((one) => one.trim() === tag)

/**
 * Route that returns all dictionaries. After a change, all open clients request this route at the same time.
 * Clients that already have the current version get the status 304.
 */
export function allItemsRoute(app: FastifyInstance, { database: { db } }: Services): void {
  const read = createDictionaryCache(db)
  const unchanged = Type.Null({ description: 'The items are unchanged.' })
  createRawRoute(app)(
    'dict.all',
    async (_, request, reply) => {
      const { tag, text } = await read(request.locale)
      reply.header('etag', tag)
      if (containsTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(text)
    },
    { schema: { response: { 304: unchanged } } },
  )
}

import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Db } from '../../db/index.ts'
import { ok } from '../../http/envelope.ts'
import type { Locale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { readAllDictItems } from './dictionaries.ts'
import { shareReads } from './shared-read.ts'

const tagOf = (value: unknown) =>
  `W/"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`

/** Every dictionary in a language as the text of an answer, with the tag that names it; made once for all who ask together. */
function readingsOf(db: Db) {
  const ofLocale = (locale: Locale) =>
    shareReads(async () => {
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

/** Whether a client has told that it holds what this tag names. */
const holds = (told: string | undefined, tag: string) =>
  (told ?? '').split(',').some((one) => one.trim() === tag)

/**
 * Every dictionary at once, as clients keep them. All open clients ask at the moment of a change; whoever says what he
 * holds (`If-None-Match`) is told in a word that it is still so.
 */
export function dictionaryRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const read = readingsOf(db)
  const { schema, ...route } = operationRoute('dict.all')
  app.route({
    ...route,
    schema: {
      ...schema,
      response: { ...schema.response, 304: Type.Null({ description: 'It is still so.' }) },
    },
    handler: async (request, reply) => {
      const { tag, text } = await read(request.locale)
      reply.header('etag', tag)
      if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(text)
    },
  })
}

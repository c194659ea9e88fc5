import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { readAllDictItems, readDictItems } from './dictionaries.ts'

const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })

/** Dictionaries. A stock client asks for `undefined` where a field has none: like any unknown code, it has no items. */
export function dictionaryRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const { schema, ...items } = operationRoute('dict.items')

  app.route<{ Params: { code: string } }>({
    ...items,
    schema: { params: Code, response: schema.response },
    handler: async ({ params, locale }) => ok(await readDictItems(db, params.code, locale)),
  })

  app.route({
    ...operationRoute('dict.all'),
    handler: async ({ locale }) => ok(await readAllDictItems(db, locale)),
  })
}

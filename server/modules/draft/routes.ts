import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { SaveDraft } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createDrafts } from './service.ts'

const DraftId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) })

/**
 * Forms that somebody has begun and not sent. They are his private working state and change nothing that others see,
 * so the audit log has no row of them; sending the form has one.
 */
export async function draftRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const drafts = createDrafts(services)

  app.route<{ Querystring: { page: string } }>({
    ...operationRoute('draft.list'),
    handler: async ({ query, user }) => ok(await drafts.list(user, query.page)),
  })

  const { schema: read, ...get } = operationRoute('draft.get')
  app.route<{ Params: { id: string } }>({
    ...get,
    schema: { params: DraftId, response: read.response },
    handler: async ({ params, user }) => ok(await drafts.get(user, params.id)),
  })

  app.route<{ Body: SaveDraft }>({
    ...operationRoute('draft.save'),
    handler: async ({ body, user }) => ok(await drafts.save(user, body)),
  })

  const { schema: gone, ...remove } = operationRoute('draft.remove')
  app.route<{ Params: { id: string } }>({
    ...remove,
    schema: { params: DraftId, response: gone.response },
    handler: async ({ params, user }) => {
      await drafts.remove(user, params.id)
      return ok(null)
    },
  })
}

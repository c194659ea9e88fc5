import type { FastifyInstance } from 'fastify'
import type { SaveDraft } from '#schemas'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createDrafts } from './service.ts'

/** Routes of form drafts. Drafts are private and not audited; submitting the form is. */
export async function draftRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const drafts = createDrafts(services)

  route<{ Querystring: { page: string } }>('draft.list', ({ query, user }) => drafts.list(user, query.page))

  route<{ Params: { id: string } }>('draft.get', ({ params, user }) => drafts.get(user, params.id))

  route<{ Body: SaveDraft }>('draft.save', ({ body, user }) => drafts.save(user, body))

  route<{ Params: { id: string } }>('draft.remove', async ({ params, user }) => {
    await drafts.remove(user, params.id)
    return null
  })
}

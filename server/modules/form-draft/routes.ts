import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createDrafts } from './service.ts'

/**
 * Routes of form drafts. The audit log records the submission of a form, but not the saving of its draft,
 * since drafts are private.
 */
export async function draftRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const drafts = createDrafts(services)

  route('draft.list', ({ page }, { user }) => drafts.list(user, page))
  route('draft.get', ({ id }, { user }) => drafts.get(user, id))
  route('draft.save', (body, { user }) => drafts.save(user, body))
  route('draft.remove', async ({ id }, { user }) => {
    await drafts.remove(user, id)
    return null
  })
}

import type { FastifyInstance } from 'fastify'
import type { EndOnline } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { endSessionOf } from './end-session.ts'
import { EXPIRE_TIME, onlineResource } from './list-resource.ts'

const HOUR = 3_600_000

/** Who is signed in, and ending that. */
export async function onlineRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, config, ids } = services
  const change = createChange(services)
  const list = createList(onlineResource, { ...database, now: () => clock().getTime() })

  /** Neither expired nor idle for too long. */
  function alive() {
    const now = clock()
    const idleSince = new Date(now.getTime() - config.sessionIdleHours * HOUR)
    return [
      { field: EXPIRE_TIME, op: 'gt', values: [now.toISOString()] },
      { field: 'seenTime', op: 'gt', values: [idleSince.toISOString()] },
    ] as const
  }

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('online.list', onlineResource),
    handler: async ({ query, user }) => {
      const asked = list.readStock(query, user, ['username', 'realname'])
      const page = await list.page({ ...asked, conditions: [...asked.conditions, ...alive()] }, user.scope)
      const own = user.tokenHash.toString('hex')
      const records = page.records.map(({ hash, ...session }) => ({ ...session, isCurrent: hash === own }))
      return ok({ ...page, records })
    },
  })

  app.route<{ Body: EndOnline }>({
    ...operationRoute('online.end'),
    handler: async (request, reply) => {
      const ending = { user: request.user, nextId: () => ids.nextId() }
      const answer = await change(request, reply, (tx, at) =>
        endSessionOf(tx, request.body.token, { ...ending, at }),
      )
      list.changed()
      return answer
    },
  })
}

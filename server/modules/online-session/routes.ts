import type { FastifyInstance } from 'fastify'
import { createChangeRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { EXPIRE_TIME, onlineResource } from '../../records/online-session.ts'
import type { Services } from '../../services.ts'
import { endSessionOf } from './end-session.ts'

const HOUR = 3_600_000

/** Routes with which administrators list and end the sessions of all users. */
export async function onlineRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { clock, config } = services
  const list = createList(onlineResource, services)
  const change = createChangeRoute(app, services)

  /** Conditions that limit the list to live sessions, which are neither expired nor idle for too long. */
  function alive() {
    const now = clock()
    const idleSince = new Date(now.getTime() - config.sessionIdleHours * HOUR)
    return [
      { field: EXPIRE_TIME, op: 'gt', values: [now.toISOString()] },
      { field: 'seenTime', op: 'gt', values: [idleSince.toISOString()] },
    ] as const
  }

  createListRoute(app)('online.list', list, async (query, { user }) => {
    const listQuery = list.readJeecg(query, user, ['username', 'realname'])
    const page = await list.page(
      { ...listQuery, conditions: [...listQuery.conditions, ...alive()] },
      user.scope,
    )
    const own = user.tokenHash.toString('hex')
    const records = page.records.map(({ hash, ...session }) => ({ ...session, isCurrent: hash === own }))
    return { ...page, records }
  })

  change('online.end', (tx, { token }, context) => endSessionOf(tx, token, context))
}

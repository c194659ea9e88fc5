import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { SaveProfileBody } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createFileStore } from '../file/store.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { loginLogResource, OWNER } from './login-log-resource.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'
import { endOneSession, endOtherSessionsOf, listSessions } from './sessions.ts'

const HOUR = 3_600_000
/** Whether an email address is taken can be asked by saving it. */
const SAVES = 30

const SessionId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) })

function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, config } = services
  const change = createChange(services)
  const store = createFileStore(config)
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: config.businessTz, dateStyle: 'short' })

  app.route({
    ...operationRoute('account.profile'),
    handler: async ({ user, locale }) => ok(await readProfile(database.db, user.id, locale)),
  })

  const save = operationRoute('account.saveProfile')
  app.route<{ Body: SaveProfileBody }>({
    ...save,
    config: { ...save.config, rateLimit: perMinute(SAVES) },
    handler: async (request, reply) => {
      const { user, body } = request
      let replaced: string | undefined
      const answer = await change(request, reply, async (tx, at) => {
        const saved = await saveProfile(tx, { user, body, at, today: dayOf.format(clock()) })
        replaced = saved.replaced
        return saved
      })
      if (replaced !== undefined) await store.remove(replaced)
      return answer
    },
  })
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, config, ids } = services
  const change = createChange(services)
  const nextId = () => ids.nextId()

  app.route({
    ...operationRoute('account.sessions'),
    handler: async ({ user }) => {
      const alive = { now: clock(), idle: config.sessionIdleHours * HOUR }
      return ok(await listSessions(database.db, user, alive))
    },
  })

  const { schema: one, ...endOne } = operationRoute('account.endSession')
  app.route<{ Params: { id: string } }>({
    ...endOne,
    schema: { params: SessionId, response: one.response },
    handler: (request, reply) =>
      change(request, reply, (tx, at) =>
        endOneSession(tx, { user: request.user, at, nextId }, request.params.id),
      ),
  })

  const { schema: all, ...endOthers } = operationRoute('account.endOtherSessions')
  app.route({
    ...endOthers,
    schema: { response: all.response },
    handler: (request, reply) =>
      change(request, reply, (tx, at) => endOtherSessionsOf(tx, { user: request.user, at, nextId })),
  })
}

/** What a user sees and changes of his own account. */
export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services
  const log = createList(loginLogResource, { ...database, now: () => clock().getTime() })

  profileRoutes(app, services)
  sessionRoutes(app, services)

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('account.loginLog', loginLogResource),
    handler: async ({ query, user }) => {
      const asked = log.read(query, user)
      const own = { field: OWNER, op: 'eq', values: [user.username] } as const
      return ok(await log.page({ ...asked, conditions: [own, ...asked.conditions] }, user.scope))
    },
  })
}

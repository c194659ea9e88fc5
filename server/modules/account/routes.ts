import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { SaveProfileBody } from '#schemas'
import { type LoginRecord, loginRecordModel } from '#schemas'
import { LOGIN_LOG } from '../../platform/authentication/login-log.ts'
import { createFileStore } from '../../platform/file/store.ts'
import { createChangeRunner } from '../../platform/http/change.ts'
import {
  createChangeRoute,
  createRoute,
  limitedRoute,
  operationRoute,
} from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import type { Services } from '../../services.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'
import { endOneSession, endOtherSessionsOf, listSessions } from './sessions.ts'

/** Column of the log's owner; only the server filters by it. */
const OWNER = 'owner'

/** Sign-in log of a user. */
const loginLogResource = defineListResource<LoginRecord>({
  model: loginRecordModel,
  rows: sql`(select * from sys_log where log_type = ${sql.lit(LOGIN_LOG)}) t`,
  // Departments don't limit a user's own log.
  scopeColumn: 'none',
  columns: {
    [OWNER]: { type: 'text', sql: sql`t.userid` },
    time: { type: 'time', sql: sql`t.create_time` },
    outcome: { type: 'text', sql: sql`t.outcome` },
  },
  select: sql`t.id, t.create_time as time, t.ip, t.user_agent as "userAgent", t.outcome, t.way`,
  joins: sql``,
})

const HOUR = 3_600_000
/** Saves per minute: an error reveals whether an email address is in use. */
const SAVES = 30

function profileRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, clock, config } = services
  const change = createChangeRunner(services)
  const store = createFileStore(config)
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: config.businessTz, dateStyle: 'short' })

  route('account.profile', ({ user, locale }) => readProfile(database.db, user.id, locale))

  app.route<{ Body: SaveProfileBody }>({
    ...limitedRoute('account.saveProfile', SAVES),
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
  const route = createRoute(app)
  const { database, clock, config, ids } = services
  const change = createChangeRoute(app, services)
  const nextId = () => ids.nextId()

  route('account.sessions', ({ user }) => {
    const alive = { now: clock(), idle: config.sessionIdleHours * HOUR }
    return listSessions(database.db, user, alive)
  })

  change<{ Params: { id: string } }>('account.endSession', (tx, request, at) =>
    endOneSession(tx, { user: request.user, at, nextId }, request.params.id),
  )

  const { schema, ...endOthers } = operationRoute('account.endOtherSessions')
  change({ ...endOthers, schema: { response: schema.response } }, (tx, { user }, at) =>
    endOtherSessionsOf(tx, { user, at, nextId }),
  )
}

/** Routes of the user's own account. */
export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { database, clock } = services
  const log = createList(loginLogResource, { ...database, now: () => clock().getTime() })

  profileRoutes(app, services)
  ownAccountRoutes(app, services)
  sessionRoutes(app, services)

  route<ListRequest>(listRoute('account.loginLog', loginLogResource), ({ query, user }) => {
    const asked = log.read(query, user)
    const own = { field: OWNER, op: 'eq', values: [user.username] } as const
    return log.page({ ...asked, conditions: [own, ...asked.conditions] }, user.scope)
  })
}

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { loginRecordModel } from '#schemas'
import { LOGIN_LOG } from '../../platform/authentication/login-log.ts'
import { businessDayOf } from '../../platform/business-time.ts'
import { createFileStore } from '../../platform/file/store.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import type { Services } from '../../services.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'
import { endOneSession, endOtherSessionsOf, listSessions } from './sessions.ts'

/**
 * Column with the id of the user to whom a log row belongs. Only the server filters by this column; clients
 * can't.
 */
const OWNER = 'owner'

/** List of a user's own sign-ins, failed attempts and sign-outs. */
const loginLogResource = defineListResource({
  model: loginRecordModel,
  table: 'sys_log',
  rows: sql`(select * from sys_log where log_type = ${sql.lit(LOGIN_LOG)}) t`,
  // The list contains only the user's own rows, so it needs no filter by department.
  scope: 'none',
  columns: { time: { sql: sql`t.create_time` } },
  serverColumns: { [OWNER]: { type: 'text', sql: sql`t.userid` } },
})

const HOUR = 3_600_000
/**
 * Maximum number of profile saves per minute. Saves are limited because they reveal whether an email address
 * is in use.
 */
const SAVES = 30

function profileRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, clock, config } = services
  const change = createChangeRoute(app, services)
  const store = createFileStore(config)

  route('account.profile', (_, { user, locale }) => readProfile(database.db, user.id, locale))
  change(
    'account.saveProfile',
    async (tx, body, { user, at }) => {
      const today = businessDayOf(clock(), config.businessTz)
      const { replaced, ...saved } = await saveProfile(tx, { user, body, at, today })
      return { ...saved, afterCommit: () => store.remove(replaced) }
    },
    { limit: SAVES },
  )
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, clock, config } = services
  const change = createChangeRoute(app, services)

  route('account.sessions', (_, { user }) => {
    const alive = { now: clock(), idle: config.sessionIdleHours * HOUR }
    return listSessions(database.db, user, alive)
  })
  change('account.endSession', (tx, { id }, context) => endOneSession(tx, context, id))
  change('account.endOtherSessions', (tx, _, context) => endOtherSessionsOf(tx, context), {
    ignoresArgs: true,
  })
}

/** Routes of the user's own account. */
export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const log = createList(loginLogResource, services)
  profileRoutes(app, services)
  ownAccountRoutes(app, services)
  sessionRoutes(app, services)

  createListRoute(app)('account.loginLog', log, (query, { user }) => {
    const listQuery = log.read(query, user)
    const own = { field: OWNER, op: 'eq', values: [user.username] } as const
    return log.page({ ...listQuery, conditions: [own, ...listQuery.conditions] }, user.scope)
  })
}

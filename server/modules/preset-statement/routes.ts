import type { FastifyInstance } from 'fastify'
import type { EditStatement, RunStatement } from '#schemas'
import { readRecord } from '../../platform/crud/records.ts'
import { createChangeRunner, originOf } from '../../platform/http/change.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute, limitedRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { describe } from './describe.ts'
import { statementUnknown } from './errors.ts'
import { runResource, STATEMENT, statementResource } from './list-resource.ts'
import { statementOf } from './registry.ts'
import { readRequest, runExec, runQuery } from './run.ts'
import { saveSettings } from './settings.ts'

/** Runs a minute from one address. */
const RUNS = 60

interface Reader {
  user: SignedIn
  locale: Locale
}

function adminRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, clock } = services
  const now = () => clock().getTime()
  const list = createList(statementResource, { ...database, now })
  const change = createChangeRoute(app, services, list.changed)
  const runs = createList(runResource, { ...database, now })
  const one = async (id: string, { user, locale }: Reader, db: Parameters<typeof readRecord>[0]) => {
    const statement = statementOf(id)
    const listed = await readRecord(db, statementResource, { id, scope: user.scope })
    if (!listed) throw statementUnknown({ code: id })
    return describe(statement, listed, { user, locale })
  }

  route<ListRequest>(listRoute('statement.list', statementResource), async ({ query, user, locale }) => {
    const page = await list.page(list.read(query, user), user.scope)
    const records = page.records.map((listed) => describe(statementOf(listed.id), listed, { user, locale }))
    return { ...page, records }
  })
  route<{ Querystring: { id: string } }>('statement.get', ({ query, user, locale }) =>
    one(query.id, { user, locale }, database.db),
  )
  route<ListRequest>(listRoute('statement.runs', runResource), ({ query, user }) =>
    runs.page(runs.read(query, user), user.scope),
  )
  change<{ Body: EditStatement }>('statement.edit', async (tx, { body, user, locale }, at) => {
    const { code } = statementOf(body.id)
    await one(code, { user, locale }, tx)
    const { before, after } = await saveSettings(tx, body, { user, at })
    const subject = { kind: `${STATEMENT}_settings`, id: code }
    const audit = { action: 'statement.edit', subject, detail: { from: before, to: after } }
    return { result: await one(code, { user, locale }, tx), audit }
  })
}

function runRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, ids, clock } = services
  const change = createChangeRunner(services)
  const nextId = () => ids.nextId()

  route<{ Body: RunStatement }>(limitedRoute('statement.query', RUNS), async (request) => {
    const { body, user, locale } = request
    const asked = await readRequest(database.db, body, { kind: 'QUERY', user })
    const origin = originOf(request)
    return runQuery(asked, { db: database.db, user, locale, origin, nextId, clock })
  })
  app.route<{ Body: RunStatement }>({
    ...limitedRoute('statement.exec', RUNS),
    handler: async (request, reply) => {
      const { body, user } = request
      const asked = await readRequest(database.db, body, { kind: 'EXEC', user })
      return change(request, reply, (tx, at) => runExec(tx, asked, { user, at, nextId }))
    },
  })
}

/** Routes of preset statements: settings, runs and execution. */
export async function statementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  adminRoutes(app, services)
  runRoutes(app, services)
}

import type { FastifyInstance } from 'fastify'
import type { EditStatement, RunStatement } from '#schemas'
import { createChange, originOf } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import type { Locale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { readRecord } from '../crud/records.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { describe } from './describe.ts'
import { statementUnknown } from './errors.ts'
import { runResource, STATEMENT, statementResource } from './list-resource.ts'
import { statementOf } from './registry.ts'
import { readAsked, runExec, runQuery } from './running.ts'
import { saveSettings } from './settings.ts'

/** Runs a minute from one address. */
const RUNS = 60

interface Reader {
  user: SignedIn
  locale: Locale
}

function adminRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services
  const change = createChange(services)
  const now = () => clock().getTime()
  const list = createList(statementResource, { ...database, now })
  const runs = createList(runResource, { ...database, now })
  const one = async (id: string, { user, locale }: Reader, db: Parameters<typeof readRecord>[0]) => {
    const statement = statementOf(id)
    const listed = await readRecord(db, statementResource, { id, scope: user.scope })
    if (!listed) throw statementUnknown({ code: id })
    return describe(statement, listed, { user, locale })
  }

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('statement.list', statementResource),
    handler: async ({ query, user, locale }) => {
      const page = await list.page(list.read(query, user), user.scope)
      const records = page.records.map((listed) => describe(statementOf(listed.id), listed, { user, locale }))
      return ok({ ...page, records })
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('statement.get'),
    handler: async ({ query, user, locale }) => ok(await one(query.id, { user, locale }, database.db)),
  })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('statement.runs', runResource),
    handler: async ({ query, user }) => ok(await runs.page(runs.read(query, user), user.scope)),
  })
  app.route<{ Body: EditStatement }>({
    ...operationRoute('statement.edit'),
    handler: async (request, reply) => {
      const { body, user, locale } = request
      const { code } = statementOf(body.id)
      const text = await change(request, reply, async (tx, at) => {
        await one(code, { user, locale }, tx)
        const { before, after } = await saveSettings(tx, body, { user, at })
        const subject = { kind: `${STATEMENT}_settings`, id: code }
        const audit = { action: 'statement.edit', subject, detail: { from: before, to: after } }
        return { result: await one(code, { user, locale }, tx), audit }
      })
      list.changed()
      return text
    },
  })
}

function runRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids, clock } = services
  const change = createChange(services)
  const nextId = () => ids.nextId()
  const query = operationRoute('statement.query')
  app.route<{ Body: RunStatement }>({
    ...query,
    config: { ...query.config, rateLimit: perMinute(RUNS) },
    handler: async (request) => {
      const { body, user, locale } = request
      const asked = await readAsked(database.db, body, { kind: 'QUERY', user })
      const origin = originOf(request)
      return ok(await runQuery(asked, { db: database.db, user, locale, origin, nextId, clock }))
    },
  })
  const exec = operationRoute('statement.exec')
  app.route<{ Body: RunStatement }>({
    ...exec,
    config: { ...exec.config, rateLimit: perMinute(RUNS) },
    handler: async (request, reply) => {
      const { body, user } = request
      const asked = await readAsked(database.db, body, { kind: 'EXEC', user })
      return change(request, reply, (tx, at) => runExec(tx, asked, { user, at, nextId }))
    },
  })
}

/** Registered statements: their administration, their runs, and the calls that run one. */
export async function statementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  adminRoutes(app, services)
  runRoutes(app, services)
}

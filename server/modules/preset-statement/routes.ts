import type { FastifyInstance } from 'fastify'
import type { Db, Tx } from '../../db/index.ts'
import { createChangeRunner, originOf } from '../../platform/http/change.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createChangeRoute, createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { readRecord } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { describe } from './describe.ts'
import { statementUnknown } from './errors.ts'
import { runResource, STATEMENT, statementResource } from './list-resource.ts'
import { statementOf } from './registry.ts'
import { readRequest, runExec, runQuery } from './run.ts'
import { saveSettings } from './settings.ts'

/** Maximum number of runs per minute and address. */
const RUNS = 60

interface Reader {
  user: SignedIn
  locale: Locale
}

function adminRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const list = createList(statementResource, services)
  const change = createChangeRoute(app, services)
  const addList = createListRoute(app)
  const one = async (id: string, { user, locale }: Reader, on: Db | Tx) => {
    const statement = statementOf(id)
    const listed = await readRecord(on, statementResource, { id, scope: user.scope })
    if (!listed) throw statementUnknown({ code: id })
    return describe(statement, listed, { user, locale })
  }

  addList('statement.list', list, async (query, { user, locale }) => {
    const page = await list.page(list.read(query, user), user.scope)
    const records = page.records.map((listed) => describe(statementOf(listed.id), listed, { user, locale }))
    return { ...page, records }
  })
  route('statement.get', ({ id }, { user, locale }) => one(id, { user, locale }, db))
  addList('statement.runs', createList(runResource, services))
  change('statement.edit', async (tx, body, { user, locale, at }) => {
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

  route(
    'statement.query',
    async (body, request) => {
      const { user, locale } = request
      const statementRequest = await readRequest(database.db, body, { kind: 'QUERY', user })
      const origin = originOf(request)
      return runQuery(statementRequest, { db: database.db, user, locale, origin, nextId, clock })
    },
    { limit: RUNS },
  )
  createRawRoute(app)(
    'statement.exec',
    async (body, request, reply) => {
      const { user } = request
      const statementRequest = await readRequest(database.db, body, { kind: 'EXEC', user })
      return change(request, reply, (tx, context) => runExec(tx, statementRequest, context))
    },
    { limit: RUNS },
  )
}

/** Routes to list, configure and run preset statements. */
export async function statementRoutes(app: FastifyInstance, services: Services): Promise<void> {
  adminRoutes(app, services)
  runRoutes(app, services)
}

import type { FastifyInstance } from 'fastify'
import type { DataRuleRow, EditDataRule, NewDataRule } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { inLocale, type Locale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { type ColumnTitles, createColumnTitles } from './column-titles.ts'
import { dataRuleNotFound } from './errors.ts'
import { grantRoutes } from './grant-routes.ts'
import { problemOf } from './judging.ts'
import { dataRuleResource, type StoredRow } from './list-resource.ts'
import { menuRoutes } from './menu-routes.ts'
import { rowRoutes } from './row-routes.ts'
import { addRule, editRule, removeRule } from './saving.ts'

/** A rule as our page shows it. */
function shown({ resources, ...rule }: StoredRow, titles: ColumnTitles, locale: Locale): DataRuleRow {
  const names = resources.split(',')
  const { ruleColumn: column, ruleConditions: condition, ruleValue: value } = rule
  const problem = problemOf(names, { column, condition, value })
  return {
    ...rule,
    columnTitle: titles(names[0] ?? '', column, locale),
    problem: problem ? inLocale(problem, locale) : null,
  }
}

function changeRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const { ids } = services
  const change = createChange(services)
  const listed = async (answer: Promise<string>) => {
    const text = await answer
    changed()
    return text
  }
  app.route<{ Body: NewDataRule }>({
    ...operationRoute('dataRule.add'),
    handler: (request, reply) => {
      const { user, body } = request
      return listed(change(request, reply, (tx, at) => addRule(tx, body, { user, at, id: ids.nextId() })))
    },
  })
  app.route<{ Body: EditDataRule }>({
    ...operationRoute('dataRule.edit'),
    // Later clients post what earlier ones put.
    method: ['PUT', 'POST'],
    handler: (request, reply) => {
      const { user, body } = request
      return listed(change(request, reply, (tx, at) => editRule(tx, body, { user, at })))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('dataRule.delete'),
    handler: (request, reply) => {
      const { user, query } = request
      return listed(change(request, reply, (tx, at) => removeRule(tx, query.id, { user, at })))
    },
  })
}

/** Rules of rows: what they are, who has them, and why a row is seen. */
export async function dataRuleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services
  const list = createList(dataRuleResource, { ...database, now: () => clock().getTime() })
  const titles = createColumnTitles()
  changeRoutes(app, services, list.changed)
  menuRoutes(app, services, titles)
  grantRoutes(app, services)
  rowRoutes(app, services, titles)

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('dataRule.list', dataRuleResource),
    handler: async ({ query, user, locale }) => {
      const asked = list.read(query, user)
      const page = await list.page(asked, user.scope)
      return ok({ ...page, records: page.records.map((row) => shown(row, titles, locale)) })
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('dataRule.get'),
    handler: async ({ query, user, locale }) => {
      const found = await list.find(query.id, user.scope)
      if (!found) throw dataRuleNotFound()
      return ok(shown(found, titles, locale))
    },
  })
}

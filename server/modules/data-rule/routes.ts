import type { FastifyInstance } from 'fastify'
import type { DataRuleRow, EditDataRule, NewDataRule } from '#schemas'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute, editRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import type { Lists } from '../../platform/list/lists.ts'
import { dataRuleNotFound } from '../../platform/permissions/data-rule-errors.ts'
import { dataRuleResource, type StoredRow } from '../../platform/permissions/data-rule-resource.ts'
import type { Services } from '../../services.ts'
import { type ColumnTitles, createColumnTitles } from './column-titles.ts'
import { rowRoutes } from './explain-routes.ts'
import { grantRoutes } from './grant-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { addRule, editRule, removeRule } from './service.ts'
import { problemOf } from './validate.ts'

/** Data rule in a response. */
function shown(
  { resources, ...rule }: StoredRow,
  { titles, lists, locale }: { titles: ColumnTitles; lists: Lists; locale: Locale },
): DataRuleRow {
  const names = resources.split(',')
  const { ruleColumn: column, ruleConditions: condition, ruleValue: value } = rule
  const problem = problemOf(lists, names, { column, condition, value })
  return {
    ...rule,
    columnTitle: titles(names[0] ?? '', column, locale),
    problem: problem ? localizedTo(problem, locale) : null,
  }
}

function changeRoutes(app: FastifyInstance, services: Services, changed: () => void): void {
  const { ids, registry } = services
  const { lists } = registry
  const change = createChangeRoute(app, services, changed)
  change<{ Body: NewDataRule }>('dataRule.add', (tx, { user, body }, at) =>
    addRule(tx, body, { user, at, lists, id: ids.nextId() }),
  )
  change<{ Body: EditDataRule }>(editRoute('dataRule.edit'), (tx, { user, body }, at) =>
    editRule(tx, body, { user, at, lists }),
  )
  change<{ Querystring: { id: string } }>('dataRule.delete', (tx, { user, query }) =>
    removeRule(tx, query.id, { user }),
  )
}

/** Routes of data rules, their grants, and the explanation of visible rows. */
export async function dataRuleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { database, clock, registry } = services
  const { lists } = registry
  const list = createList(dataRuleResource, { ...database, now: () => clock().getTime() })
  const titles = createColumnTitles(lists)
  changeRoutes(app, services, list.changed)
  menuRoutes(app, services, titles)
  grantRoutes(app, services)
  rowRoutes(app, services, titles)

  route<ListRequest>(listRoute('dataRule.list', dataRuleResource), async ({ query, user, locale }) => {
    const asked = list.read(query, user)
    const page = await list.page(asked, user.scope)
    return { ...page, records: page.records.map((row) => shown(row, { titles, lists, locale })) }
  })
  route<{ Querystring: { id: string } }>('dataRule.get', async ({ query, user, locale }) => {
    const found = await list.find(query.id, user.scope)
    if (!found) throw dataRuleNotFound()
    return shown(found, { titles, lists, locale })
  })
}

import type { FastifyInstance } from 'fastify'
import type { DataRuleRow } from '#schemas'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute, editMethods } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Lists } from '../../platform/list/lists.ts'
import { dataRuleNotFound } from '../../platform/permissions/data-rule-errors.ts'
import { dataRuleResource, type StoredRow } from '../../platform/permissions/data-rule-resource.ts'
import type { Services } from '../../services.ts'
import { type ColumnTitles, createColumnTitles, type TitlesFor } from './column-titles.ts'
import { rowRoutes } from './explain-routes.ts'
import { grantRoutes } from './grant-routes.ts'
import { menuRoutes } from './menu-routes.ts'
import { addRule, editRule, removeRule } from './service.ts'
import { problemOf } from './validate.ts'

/** Converts a stored data rule to the row that a response contains. */
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

function changeRoutes(app: FastifyInstance, services: Services): void {
  const { lists } = services.registry
  const change = createChangeRoute(app, services)
  change('dataRule.add', (tx, body, context) => addRule(tx, body, { ...context, lists }))
  change('dataRule.edit', (tx, body, context) => editRule(tx, body, { ...context, lists }), editMethods)
  change('dataRule.delete', (tx, { id }, context) => removeRule(tx, id, context))
}

/** Routes of data rules: editing, grants, and the explanation why a user sees a row. */
export async function dataRuleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { lists } = services.registry
  const list = createList(dataRuleResource, services)
  const titlesFor: TitlesFor = async (user) => createColumnTitles(lists, await services.pages.all(user))
  changeRoutes(app, services)
  menuRoutes(app, services, titlesFor)
  grantRoutes(app, services)
  rowRoutes(app, services, titlesFor)

  createListRoute(app)('dataRule.list', list, async (query, { user, locale }) => {
    const [page, titles] = await Promise.all([list.page(list.read(query, user), user.scope), titlesFor(user)])
    return { ...page, records: page.records.map((row) => shown(row, { titles, lists, locale })) }
  })
  createRoute(app)('dataRule.get', async ({ id }, { user, locale }) => {
    const found = await list.find(id, user.scope)
    if (!found) throw dataRuleNotFound()
    return shown(found, { titles: await titlesFor(user), lists, locale })
  })
}

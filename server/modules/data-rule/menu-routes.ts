import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DataRule, RuleField } from '#schemas'
import type { Db } from '../../db/index.ts'
import { ok } from '../../http/envelope.ts'
import { inLocale, type Locale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { escapeLike } from '../list/condition-sql.ts'
import { ruleColumnOf } from '../list/scope.ts'
import { searchedText } from '../list/searched-text.ts'
import { permissionUnknown } from '../permission/errors.ts'
import { createRights } from '../system/rights.ts'
import type { ColumnTitles } from './column-titles.ts'
import { conditionsFor } from './conditions.ts'
import { rulesOfMenu } from './holding.ts'
import { fieldsOf } from './judging.ts'
import { ruleColumns } from './list-resource.ts'
import { readOffered } from './offered-values.ts'
import { resourcesOf } from './resources.ts'
import { factsOf } from './scope-of.ts'
import { type AskedRule, tryRule } from './trying.ts'

type Searched = { permissionId?: string; ruleName?: string; ruleValue?: string }
type Checked = AskedRule & { permissionId: string }

async function searchRules(db: Db, { permissionId, ruleName, ruleValue }: Searched): Promise<DataRule[]> {
  const all = [sql`true`]
  if (permissionId) all.push(sql`t.permission_id = ${permissionId}`)
  if (searchedText(ruleName) !== '')
    all.push(sql`t.rule_name ilike ${`%${escapeLike(searchedText(ruleName))}%`}`)
  if (searchedText(ruleValue) !== '')
    all.push(sql`t.rule_value ilike ${`%${escapeLike(searchedText(ruleValue))}%`}`)
  const { rows } = await sql<DataRule>`select ${ruleColumns} from sys_permission_data_rule t
    where ${sql.join(all, sql` and `)} order by t.create_time, t.id limit 1000`.execute(db)
  return rows
}

async function findMenu(db: Db, id: string) {
  const menu = await db
    .selectFrom('sys_permission')
    .select(['id', 'perms'])
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .executeTakeFirst()
  if (!menu) throw permissionUnknown()
  return menu
}

type Menu = Awaited<ReturnType<typeof findMenu>>

async function fieldsOfMenu(
  db: Db,
  { perms }: Menu,
  { titles, locale }: { titles: ColumnTitles; locale: Locale },
): Promise<RuleField[]> {
  const known = resourcesOf(perms).flatMap((resource) =>
    fieldsOf(resource).map((field) => ({ resource, field })),
  )
  const offered = await readOffered(db, known, locale)
  const fields = known.map(({ resource, field }) => {
    const type = ruleColumnOf(resource, field)?.type ?? 'text'
    return {
      field,
      title: titles(resource.model.name, field, locale),
      type,
      conditions: conditionsFor(type),
      offered: offered(resource, field),
    }
  })
  return [...new Map(fields.map((one) => [one.field, one])).values()]
}

/** Of the fields those that a picker asks for. */
function asked(fields: RuleField[], { keyword = '', ids }: { keyword?: string; ids?: string }): RuleField[] {
  if (ids !== undefined) return fields.filter(({ field }) => ids.split(',').includes(field))
  const text = keyword.trim().toLowerCase()
  return fields.filter(({ field, title }) => `${title} ${field}`.toLowerCase().includes(text))
}

/** What the rules of a menu are, and what they may say. */
export function menuRoutes(app: FastifyInstance, services: Services, titles: ColumnTitles): void {
  const { database, clock, config } = services
  const { db } = database
  const rights = createRights(db)
  const factsFor = async (user: SignedIn) =>
    factsOf(user, await rights.of(user, user.rightsEpoch), { now: clock(), timeZone: config.businessTz })

  app.route<{ Querystring: { permissionId?: string } }>({
    ...operationRoute('dataRule.ofMenu'),
    handler: async ({ query }) => ok(await rulesOfMenu(db, query.permissionId ?? '')),
  })
  app.route<{ Querystring: Searched }>({
    ...operationRoute('dataRule.search'),
    handler: async ({ query }) => ok(await searchRules(db, query)),
  })
  app.route<{ Querystring: { permissionId: string; keyword?: string; ids?: string } }>({
    ...operationRoute('dataRule.fields'),
    handler: async ({ query, locale }) => {
      const menu = await findMenu(db, query.permissionId)
      return ok(asked(await fieldsOfMenu(db, menu, { titles, locale }), query))
    },
  })
  app.route<{ Querystring: Checked }>({
    ...operationRoute('dataRule.check'),
    handler: async ({ query, user, locale }) => {
      const menu = await findMenu(db, query.permissionId)
      const facts = await factsFor(user)
      const { words, ...how } = await tryRule(db, menu, query, { facts, scope: user.scope })
      return ok({ ...how, message: inLocale(words, locale) })
    },
  })
}

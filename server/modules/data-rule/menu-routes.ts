import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DataRule, RuleField } from '#schemas'
import type { Db } from '../../db/index.ts'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { escapeLike, searchedText } from '../../platform/list/condition-sql.ts'
import type { Lists } from '../../platform/list/lists.ts'
import { ruleColumnOf } from '../../platform/list/row-scope.ts'
import { permissionUnknown } from '../../platform/menus/errors.ts'
import { conditionsFor } from '../../platform/permissions/data-rule-conditions.ts'
import { rulesOfMenu } from '../../platform/permissions/data-rule-grants.ts'
import { ruleColumns } from '../../platform/permissions/data-rule-resource.ts'
import { createPermissionCache } from '../../platform/permissions/permission-cache.ts'
import { collectVariables } from '../../platform/permissions/resolve-scope.ts'
import type { Services } from '../../services.ts'
import type { ColumnTitles, TitlesFor } from './column-titles.ts'
import { readFieldValues } from './field-values.ts'
import { previewRule } from './preview.ts'
import { fieldsOf } from './validate.ts'

type Searched = { permissionId?: string; ruleName?: string; ruleValue?: string }

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
  { titles, locale, lists }: { titles: ColumnTitles; locale: Locale; lists: Lists },
): Promise<RuleField[]> {
  const known = lists
    .openedBy(perms)
    .flatMap((resource) => fieldsOf(resource).map((field) => ({ resource, field })))
  const offered = await readFieldValues(db, known, locale)
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

/** Filters fields by the ids or the keyword in the request of a select. */
function filterFields(
  fields: RuleField[],
  { keyword = '', ids }: { keyword?: string; ids?: string },
): RuleField[] {
  if (ids !== undefined) return fields.filter(({ field }) => ids.split(',').includes(field))
  const text = keyword.trim().toLowerCase()
  return fields.filter(({ field, title }) => `${title} ${field}`.toLowerCase().includes(text))
}

/** Routes to list the data rules of a menu, and the fields and operators that rules can use. */
export function menuRoutes(app: FastifyInstance, services: Services, titlesFor: TitlesFor): void {
  const route = createRoute(app)
  const { database, clock, config, registry } = services
  const { db } = database
  const { lists } = registry
  const rights = createPermissionCache(db)
  const factsFor = async (user: SignedIn) =>
    collectVariables(user, await rights.of(user, user.rightsEpoch), {
      now: clock(),
      timeZone: config.businessTz,
    })

  route('dataRule.ofMenu', ({ permissionId = '' }) => rulesOfMenu(db, permissionId))
  route('dataRule.search', (query) => searchRules(db, query))
  route('dataRule.fields', async (query, { user, locale }) => {
    const [menu, titles] = await Promise.all([findMenu(db, query.permissionId), titlesFor(user)])
    return filterFields(await fieldsOfMenu(db, menu, { titles, locale, lists }), query)
  })
  route('dataRule.check', async (query, { user, locale }) => {
    const menu = await findMenu(db, query.permissionId)
    const facts = await factsFor(user)
    const { words, ...outcome } = await previewRule(db, menu, query, { facts, scope: user.scope, lists })
    return { ...outcome, message: localizedTo(words, locale) }
  })
}

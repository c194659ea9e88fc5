import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DataRule, RuleField } from '#schemas'
import type { Db } from '../../db/index.ts'
import { ok } from '../../http/envelope.ts'
import { HttpError } from '../../http/errors.ts'
import { inLocale, type Locale, type Words } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { escapeLike } from '../list/condition-sql.ts'
import { ruleColumnOf } from '../list/scope.ts'
import { searchedText } from '../list/searched-text.ts'
import { permissionUnknown } from '../permission/errors.ts'
import { createRights } from '../system/rights.ts'
import type { ColumnTitles } from './column-titles.ts'
import { conditionsFor, readRule } from './conditions.ts'
import { rulesOfMenu } from './holding.ts'
import { fieldsOf, requireSound } from './judging.ts'
import { ruleColumns } from './list-resource.ts'
import { resourcesOf } from './resources.ts'
import { factsOf } from './scope-of.ts'
import type { Facts } from './variables.ts'

type Searched = { permissionId?: string; ruleName?: string; ruleValue?: string }
type Checked = { permissionId: string; ruleColumn: string; ruleConditions: string; ruleValue: string }

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

function fieldsOfMenu({ perms }: Menu, titles: ColumnTitles, locale: Locale): RuleField[] {
  const fields = resourcesOf(perms).flatMap((resource) =>
    fieldsOf(resource).map((field) => {
      const type = ruleColumnOf(resource, field)?.type ?? 'text'
      return {
        field,
        title: titles(resource.model.name, field, locale),
        type,
        conditions: conditionsFor(type),
      }
    }),
  )
  return [...new Map(fields.map((one) => [one.field, one])).values()]
}

/** Of the fields those that a picker asks for. */
function asked(fields: RuleField[], { keyword = '', ids }: { keyword?: string; ids?: string }): RuleField[] {
  if (ids !== undefined) return fields.filter(({ field }) => ids.split(',').includes(field))
  const text = keyword.trim().toLowerCase()
  return fields.filter(({ field, title }) => `${title} ${field}`.toLowerCase().includes(text))
}

const told = {
  nothing: {
    en: 'For you it stands for nothing now: you would see no row',
    zh: '变量当前对您无取值，将看不到任何记录',
  },
  values: (values: string) => ({ en: `For you, now: ${values}`, zh: `当前对您的取值：${values}` }),
}

function tryRule({ perms }: Menu, checked: Checked, facts: Facts): { passed: boolean; words: Words } {
  const rule = {
    column: checked.ruleColumn,
    condition: checked.ruleConditions,
    value: checked.ruleValue.trim(),
  }
  try {
    const [resource] = requireSound(perms, rule)
    const read = resource && readRule(resource, rule, facts)
    const values = read && 'any' in read ? read.any.flatMap((one) => one.values.map(String)) : []
    return { passed: true, words: values.length > 0 ? told.values(values.join(', ')) : told.nothing }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { passed: false, words: error.words }
  }
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
      return ok(asked(fieldsOfMenu(menu, titles, locale), query))
    },
  })
  app.route<{ Querystring: Checked }>({
    ...operationRoute('dataRule.check'),
    handler: async ({ query, user, locale }) => {
      const menu = await findMenu(db, query.permissionId)
      const { passed, words } = tryRule(menu, query, await factsFor(user))
      return ok({ passed, message: inLocale(words, locale) })
    },
  })
}

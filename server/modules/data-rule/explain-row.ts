import { sql } from 'kysely'
import type { RowAccess, RuleEvaluation } from '#schemas'
import type { Db } from '../../db/index.ts'
import { type Locale, localizedTo, textIn } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { RuledResource } from '../../platform/list/lists.ts'
import { inDeparts, matchesRule } from '../../platform/list/row-scope.ts'
import { localized } from '../../platform/localized-text/localized-text.ts'
import { readRule } from '../../platform/permissions/data-rule-conditions.ts'
import type { GrantedRule, UserPermissions } from '../../platform/permissions/permission-cache.ts'
import { type BusinessMoment, collectVariables } from '../../platform/permissions/resolve-scope.ts'
import type { ColumnTitles } from './column-titles.ts'

/** User whose access to a row is explained. */
export type Viewer = Pick<SignedIn, 'id' | 'username' | 'realname' | 'orgCode'>

interface ExplainRequest {
  resource: RuledResource
  /** Permission code of the list operation. */
  code: string
  rowId: string
  person: Viewer
  rights: UserPermissions
  moment: BusinessMoment
  locale: Locale
  titles: ColumnTitles
}

interface NamedRule {
  id: string
  name: string
  menu: string
  menus: Record<string, string>
  roles: string[]
}

/** SQL that lists the names of the user's roles with at least one grant that matches the condition. */
const roleNames = (
  { person: { id: userId }, locale }: ExplainRequest,
  condition: ReturnType<typeof sql>,
) => sql`array(
  select ${localized('role.role_name', locale)} from sys_user_role ur join sys_role role on role.id = ur.role_id
    join sys_role_permission g on g.role_id = role.id where ur.user_id = ${userId} and ${condition}
  union select dr.role_name from sys_depart_role_user dru join sys_depart_role dr on dr.id = dru.drole_id
    join sys_depart_role_permission g on g.role_id = dr.id where dru.user_id = ${userId} and ${condition}
  order by 1)::text[]`

async function permissionOf(db: Db, request: ExplainRequest): Promise<RowAccess['permission']> {
  const { code, rights, locale } = request
  const { rows } = await sql<{
    name: string
    names: Record<string, string>
    isOpen: boolean
    roles: string[]
  }>`
    select p.name, p.name_i18n as names, coalesce(p.status = '0', false) as "isOpen",
      ${roleNames(request, sql`g.permission_id = p.id`)} as roles
    from sys_permission p where p.perms = ${code} and p.del_flag = 0 order by p.menu_type, p.sort_no`.execute(
    db,
  )
  const [menu] = rows
  return {
    code,
    menu: menu ? textIn(menu.names, locale, menu.name) : null,
    held: rights.permissions.has(code),
    isOpen: rows.some(({ isOpen }) => isOpen),
    roles: [...new Set(rows.flatMap(({ roles }) => roles))],
  }
}

async function departOf(
  db: Db,
  { resource, rights }: ExplainRequest,
  orgCode: string | null,
  passes: boolean,
) {
  const { departs } = rights
  const codes = departs === 'all' ? [] : departs.orgCodes
  const { rows } = await sql<{ code: string; name: string }>`select org_code as code, depart_name as name
    from sys_depart where org_code = any(${[...codes, orgCode ?? '']}::text[]) and del_flag = '0'`.execute(db)
  const names = new Map(rows.map(({ code, name }) => [code, `${name} (${code})`]))
  const named = (code: string) => names.get(code) ?? code
  const kind = resource.scopeColumn === 'none' ? 'none' : departs === 'all' ? 'all' : 'some'
  return { kind, seen: codes.map(named), row: orgCode === null ? null : named(orgCode), passes } as const
}

async function namedRules(db: Db, request: ExplainRequest, rules: readonly GrantedRule[]) {
  const ids = rules.map(({ id }) => id)
  const { rows } =
    await sql<NamedRule>`select r.id, r.rule_name as name, p.name as menu, p.name_i18n as menus,
      ${roleNames(request, sql`g.permission_id = r.permission_id and r.id = any(string_to_array(g.data_rule_ids, ','))`)} as roles
    from sys_permission_data_rule r join sys_permission p on p.id = r.permission_id
    where r.id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Explains why a user sees or doesn't see a row. Evaluates the permission, the departments and each data rule
 * separately.
 */
export async function explainRow(db: Db, request: ExplainRequest): Promise<Omit<RowAccess, 'person'>> {
  const { resource, rowId, person, rights, moment, locale, titles } = request
  const { model, rows: from, scopeColumn } = resource
  const facts = collectVariables(person, rights, moment)
  const rules = rights.rules.filter(({ resources }) => resources.includes(model.name))
  const read = rules.map((rule) => readRule(resource, rule, facts))
  const evaluated = read.map((one, index) => {
    const any = 'any' in one ? one.any : []
    return sql`${matchesRule(resource, { id: '', any })} as ${sql.id(`r${index}`)}`
  })
  const org = scopeColumn === 'none' ? sql`null::text` : sql`(${scopeColumn})::text`
  const within = scopeColumn === 'none' ? sql`true` : inDeparts(scopeColumn, rights.departs)
  const found = await sql<Record<string, boolean | string | null>>`
    select ${sql.join([sql`${org} as org`, sql`${within} as within`, ...evaluated])}
    from ${from} where t.id = ${rowId}`.execute(db)
  const row = found.rows[0] ?? {}
  const names = await namedRules(db, request, rules)
  const reasons = rules.map((rule, index): RuleEvaluation => {
    const named = names.get(rule.id)
    const one = read[index]
    return {
      id: rule.id,
      name: named?.name ?? rule.id,
      menu: named ? textIn(named.menus, locale, named.menu) : '',
      column: rule.column,
      columnTitle: titles(model.name, rule.column, locale),
      condition: rule.condition,
      value: rule.value,
      values: one && 'any' in one ? one.any.flatMap(({ values }) => values.map(String)) : [],
      roles: named?.roles ?? [],
      passes: row[`r${index}`] === true,
      problem: one && 'problem' in one ? localizedTo(one.problem, locale) : null,
    }
  })
  const permission = await permissionOf(db, request)
  const depart = await departOf(
    db,
    request,
    row.org === undefined ? null : (row.org as string | null),
    row.within === true,
  )
  const visible = permission.held && depart.passes && reasons.every(({ passes }) => passes)
  return { visible, permission, depart, rules: reasons }
}

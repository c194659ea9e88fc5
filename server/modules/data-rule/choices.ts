import { sql } from 'kysely'
import type { GrantChoice, PermissionChoice } from '#schemas'
import type { Db } from '../../db/index.ts'

/** What a tree of grants calls a rule, beside the contract's kinds of menus. */
const RULE = 3

/** Menus and buttons with the rules that can go with them, each below its menu. */
export async function withRules(db: Db, choices: readonly PermissionChoice[]): Promise<GrantChoice[]> {
  const { rows } = await sql<{ id: string; menu: string; title: string; code: string }>`
    select id, permission_id as menu, rule_name as title,
      rule_column || ' ' || rule_conditions || ' ' || rule_value as code
    from sys_permission_data_rule order by create_time, id`.execute(db)
  const held = new Map(choices.map((choice) => [choice.id, choice.held]))
  const rules = rows.map(({ id, menu, title, code }): GrantChoice => {
    return { id: `${menu}/${id}`, parentId: menu, title, code, menuType: RULE, held: held.get(menu) ?? false }
  })
  return [...rules, ...choices]
}

/** The rules that go with what a role is granted, as `menu/rule`. */
export async function ruleEntries(db: Db, roleId: string): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`select r.permission_id || '/' || r.id as entry
    from sys_role_permission g join sys_permission_data_rule r on r.permission_id = g.permission_id
      and r.id = any(string_to_array(g.data_rule_ids, ','))
    where g.role_id = ${roleId} order by 1`.execute(db)
  return rows.map(({ entry }) => entry)
}

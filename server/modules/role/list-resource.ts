import { sql } from 'kysely'
import { roleModel, type SysRole } from '#schemas'
import { defineListResource } from '../list/resource.ts'
import { languageOf, toldIn } from '../texts/texts.ts'

/** Roles as lists read them; they belong to no department. */
export const roleResource = defineListResource<SysRole>({
  model: roleModel,
  rows: sql`sys_role t`,
  scopeColumn: 'none',
  columns: {
    roleName: { type: 'text', sql: sql`t.role_name`, told: (locale) => toldIn('t.role_name', locale) },
    roleCode: { type: 'text', sql: sql`t.role_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: {
    createBy: { type: 'text', sql: sql`t.create_by` },
  },
  select: (scope) => sql`t.id, ${toldIn('t.role_name', languageOf(scope))} as "roleName",
    t.role_code as "roleCode", ${toldIn('t.description', languageOf(scope))} as description, t.create_by as "createBy", t.create_time as "createTime", t.update_by as "updateBy",
    t.update_time as "updateTime"`,
  joins: sql``,
})

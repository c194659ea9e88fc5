import { sql } from 'kysely'
import { roleModel, type SysRole } from '#schemas'
import { marks } from '../list/marks.ts'
import { defineListResource } from '../list/resource.ts'
import { languageOf, localized } from '../texts/texts.ts'

/** List of roles; they belong to no department. */
export const roleResource = defineListResource<SysRole>({
  model: roleModel,
  rows: sql`sys_role t`,
  scopeColumn: 'none',
  columns: {
    roleName: {
      type: 'text',
      sql: sql`t.role_name`,
      localized: (locale) => localized('t.role_name', locale),
    },
    roleCode: { type: 'text', sql: sql`t.role_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: {
    createBy: { type: 'text', sql: sql`t.create_by` },
  },
  select: (scope) => sql`t.id, ${localized('t.role_name', languageOf(scope))} as "roleName",
    t.role_code as "roleCode", ${localized('t.description', languageOf(scope))} as description,
    ${marks}, ${sql.lit(languageOf(scope))} as "toldIn"`,
  joins: sql``,
})

import { sql } from 'kysely'
import { roleModel, type SysRole } from '#schemas'
import { authorColumns } from '../list/author-columns.ts'
import { defineListResource } from '../list/resource.ts'
import { localeOfScope, localized } from '../localized-text/localized-text.ts'

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
  select: (scope) => sql`t.id, ${localized('t.role_name', localeOfScope(scope))} as "roleName",
    t.role_code as "roleCode", ${localized('t.description', localeOfScope(scope))} as description,
    ${authorColumns}, ${sql.lit(localeOfScope(scope))} as "toldIn"`,
  joins: sql``,
})

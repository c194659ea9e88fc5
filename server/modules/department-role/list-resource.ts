import { sql } from 'kysely'
import { type DepartRole, departRoleModel } from '#schemas'
import { authorColumns } from '../../platform/list/author-columns.ts'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of department roles. */
export const departRoleResource = defineListResource<DepartRole>({
  model: departRoleModel,
  rows: sql`sys_depart_role t join sys_depart d on d.id = t.depart_id and d.del_flag = '0'`,
  scopeColumn: sql`d.org_code`,
  columns: {
    departId: { type: 'text', sql: sql`t.depart_id` },
    roleName: { type: 'text', sql: sql`t.role_name` },
    roleCode: { type: 'text', sql: sql`t.role_code` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  select: sql`t.id, t.depart_id as "departId", t.role_name as "roleName", t.role_code as "roleCode",
    t.description, ${authorColumns},
    (select home.depart_name from sys_depart home where home.id = t.depart_id) as "departId_dictText",
    (select count(*)::int from sys_depart_role_user ru join sys_user u on u.id = ru.user_id
      where ru.drole_id = t.id and u.del_flag = 0) as "userCount"`,
  joins: sql``,
})

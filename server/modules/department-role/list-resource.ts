import { sql } from 'kysely'
import { departRoleModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of department roles. */
export const departRoleResource = defineListResource({
  model: departRoleModel,
  table: 'sys_depart_role',
  rows: sql`sys_depart_role t join sys_depart d on d.id = t.depart_id and d.del_flag = '0'`,
  scope: sql`d.org_code`,
  columns: {
    departId_dictText: sql`(select home.depart_name from sys_depart home where home.id = t.depart_id)`,
    userCount: sql`(select count(*)::int from sys_depart_role_user ru join sys_user u on u.id = ru.user_id
      where ru.drole_id = t.id and u.del_flag = 0)`,
  },
})

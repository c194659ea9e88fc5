import { sql } from 'kysely'
import { userAgentModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of the delegations of users whom the caller manages. */
export const agentResource = defineListResource({
  model: userAgentModel,
  table: 'sys_user_agent',
  rows: sql`sys_user_agent t left join sys_user u on u.username = t.user_name`,
  scope: sql`u.org_code collate "C"`,
  ruleFields: ['createBy'],
  columns: {
    userRealname: sql`(select p.realname from sys_user p where p.username = t.user_name)`,
    agentRealname: sql`(select p.realname from sys_user p where p.username = t.agent_user_name)`,
    startTime: { sortBy: sql`coalesce(t.start_time, '-infinity')` },
    endTime: { sortBy: sql`coalesce(t.end_time, 'infinity')` },
    isNow: sql`(t.status = '1' and coalesce(t.start_time <= now(), true) and coalesce(t.end_time >= now(), true))`,
  },
})

import { sql } from 'kysely'
import { type UserAgent, userAgentModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of the delegations of users whom the caller manages. */
export const agentResource = defineListResource<UserAgent>({
  model: userAgentModel,
  rows: sql`sys_user_agent t left join sys_user u on u.username = t.user_name`,
  scopeColumn: sql`u.org_code collate "C"`,
  columns: {
    userName: { type: 'text', sql: sql`t.user_name` },
    agentUserName: { type: 'text', sql: sql`t.agent_user_name` },
    status: { type: 'text', sql: sql`t.status` },
    startTime: { type: 'time', sql: sql`t.start_time`, sortBy: sql`coalesce(t.start_time, '-infinity')` },
    endTime: { type: 'time', sql: sql`t.end_time`, sortBy: sql`coalesce(t.end_time, 'infinity')` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: { createBy: { type: 'text', sql: sql`t.create_by` } },
  select: sql`t.id, t.user_name as "userName", t.agent_user_name as "agentUserName",
    (select p.realname from sys_user p where p.username = t.user_name) as "userRealname",
    (select p.realname from sys_user p where p.username = t.agent_user_name) as "agentRealname",
    t.start_time as "startTime", t.end_time as "endTime", t.status,
    (t.status = '1' and coalesce(t.start_time <= now(), true) and coalesce(t.end_time >= now(), true)) as "isNow",
    t.create_name as "createName", t.create_by as "createBy", t.create_time as "createTime",
    t.update_name as "updateName", t.update_by as "updateBy", t.update_time as "updateTime",
    t.sys_org_code as "sysOrgCode", t.sys_company_code as "sysCompanyCode"`,
  joins: sql``,
})

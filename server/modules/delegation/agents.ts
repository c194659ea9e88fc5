import { sql } from 'kysely'
import { type NewUserAgent, userAgentModel } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { userResource } from '../../platform/users/resource.ts'
import { isSelectable } from '../../platform/users/selectable-users.ts'
import { agentRoutes } from './routes.ts'
import { type AgentPeriod, agentError, formsCycle, wrong } from './rules.ts'

/**
 * Locks all delegations against other changes, so that two simultaneous changes can't form a cycle of agents.
 */
const lockAgents = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('sys_user_agent', 0))`.execute(tx)

async function requireManagedUsers(tx: Tx, { userName, agentUserName }: NewUserAgent, user: SignedIn) {
  const { rows: users } = await sql<{ org_code: string | null }>`select t.org_code from sys_user t
    where t.username = ${userName} and t.del_flag = 0 and ${isVisible(userResource, user.scope)}`.execute(tx)
  if (users.length === 0) throw agentError('userName', wrong.user)
  const { rows: agents } = await sql`select from sys_user t where t.username = ${agentUserName}
    and t.del_flag = 0 and t.status = 1 and ${isSelectable(user.scope)}`.execute(tx)
  if (agents.length === 0) throw agentError('agentUserName', wrong.agent)
  return users[0]?.org_code ?? null
}

/** Finds all active delegations whose period hasn't ended. */
async function currentAgents(tx: Tx): Promise<AgentPeriod[]> {
  const { rows } = await sql<AgentPeriod>`select user_name as "userName", agent_user_name as "agentUserName",
    start_time as "startTime", end_time as "endTime" from sys_user_agent
    where status = '1' and coalesce(end_time >= now(), true)`.execute(tx)
  return rows
}

/** Delegations of the users whom the caller manages. Each user has at most one agent. */
export const agents = defineResource({
  name: 'agent',
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
  writes: { status: { empty: '1' } },
  unique: [
    {
      index: 'uniq_sys_user_agent_user',
      field: 'userName',
      error: { en: 'This user already has an agent', zh: '该用户已设置代理人' },
      isCheckable: false,
    },
  ],
  file: {
    titles: { en: 'Agents', zh: '代理人' },
    columns: {
      userName: '用户名',
      agentUserName: '代理人用户名',
      startTime: '代理开始时间',
      endTime: '代理结束时间',
      status: '状态',
    },
  },
  hooks: {
    check: async (tx, body, before, { user }) => {
      const newAgent = {
        userName: body.userName.trim(),
        agentUserName: body.agentUserName.trim(),
        startTime: (body.startTime === undefined ? before?.startTime : body.startTime) || null,
        endTime: (body.endTime === undefined ? before?.endTime : body.endTime) || null,
      }
      if (newAgent.userName === newAgent.agentUserName) throw agentError('agentUserName', wrong.self)
      if (newAgent.endTime !== null && (newAgent.startTime ?? '') > newAgent.endTime)
        throw agentError('endTime', wrong.order)
      const orgCode = await requireManagedUsers(tx, newAgent, user)
      await lockAgents(tx)
      const hasNotEnded = String(body.status ?? before?.status ?? '1') === '1'
      const others = (await currentAgents(tx)).filter(({ userName }) => userName !== newAgent.userName)
      if (hasNotEnded && formsCycle(newAgent, others)) throw agentError('agentUserName', wrong.circle)
      return { [before ? 'update_name' : 'create_name']: user.realname, sys_org_code: orgCode }
    },
  },
  routes: agentRoutes,
})

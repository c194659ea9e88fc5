import { sql } from 'kysely'
import type { NewUserAgent, UserAgent } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Crud } from '../../platform/crud/declaration.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { userResource } from '../../platform/users/resource.ts'
import { isSelectable } from '../../platform/users/selectable-users.ts'
import { agentResource } from './list-resource.ts'
import { type AgentPeriod, formsCycle, wrong } from './rules.ts'

/**
 * Error of an invalid delegation. `fields` contains the messages by field; the error's own message is the
 * first of them.
 */
const agentInvalid = defineHttpError<LocalizedText>('AGENT_INVALID', 400, {
  en: ({ en }) => en,
  zh: ({ zh }) => zh,
})

/** Creates the error of an invalid delegation with a message at one field. */
export const agentError = (field: string, words: LocalizedText) =>
  agentInvalid(words, { fields: { [field]: words } })

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

/** Create, update and delete rules of delegations. Each user has at most one agent. */
export const agents: Crud<UserAgent, NewUserAgent> = {
  area: 'agent',
  resource: agentResource,
  table: 'sys_user_agent',
  fields: {
    userName: { column: 'user_name' },
    agentUserName: { column: 'agent_user_name' },
    startTime: { column: 'start_time' },
    endTime: { column: 'end_time' },
    status: { column: 'status', empty: '1' },
  },
  unique: {
    uniq_sys_user_agent_user: {
      field: 'userName',
      words: { en: 'This user already has an agent', zh: '该用户已设置代理人' },
    },
  },
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
}

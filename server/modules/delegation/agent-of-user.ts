import { sql } from 'kysely'
import type { AgentOf, MyAgents, SetAgent, UserAgent } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import type { BodyOf } from '../../platform/resource/declaration.ts'
import type { Resource } from '../../platform/resource/resource.ts'
import { addRecord, deleteRecords, editRecord } from '../../platform/resource/service.ts'
import { userNotFound } from '../../platform/users/errors.ts'
import { userResource } from '../../platform/users/resource.ts'
import { agentError, wrong } from './rules.ts'

/** Resource of delegations. */
export type Agents = Resource<UserAgent, BodyOf<'agent'>>

const saved = { en: 'The agent is saved', zh: '代理人已保存' }
const removed = { en: 'The agent is removed', zh: '已取消代理人' }

/**
 * Finds the agent of a user whom the caller manages. If the user has no agent, the fields of the result are
 * null.
 */
export async function agentOf(
  db: Db | Tx,
  userName: string,
  scope: Scope,
): Promise<AgentOf & { id: string | null }> {
  const { rows } = await sql<
    AgentOf & { id: string | null }
  >`select t.username as "userName", t.realname, a.id,
      a.agent_user_name as "agentUserName", a.start_time as "startTime", a.end_time as "endTime",
      coalesce(a.status, '1') as status
    from sys_user t left join sys_user_agent a on a.user_name = t.username
    where t.username = ${userName} and t.del_flag = 0 and ${isVisible(userResource, scope)}`.execute(db)
  const [found] = rows
  if (!found) throw userNotFound()
  return found
}

/** Sets the agent of a user, or removes the user's agent. */
export async function setAgent(
  tx: Tx,
  agents: Agents,
  body: SetAgent,
  context: ChangeContext,
): Promise<Changed<AgentOf>> {
  const { scope } = context.user
  const before = await agentOf(tx, body.userName, scope)
  const agentUserName = body.agentUserName?.trim() || null
  const withMessage = async ({ audit }: Changed<unknown>, message: typeof saved) => ({
    result: await agentOf(tx, body.userName, scope),
    audit,
    message,
  })
  if (agentUserName === null) {
    if (before.id === null) throw agentError('agentUserName', wrong.nobody)
    return withMessage(await deleteRecords(tx, agents, before.id, context), removed)
  }
  const newAgent = { ...body, agentUserName }
  if (before.id === null) return withMessage(await addRecord(tx, agents, newAgent, context), saved)
  return withMessage(await editRecord(tx, agents, { ...newAgent, id: before.id }, context), saved)
}

/**
 * Finds the agent of a user, and the users whose agent this user is. Delegations that have ended are left
 * out.
 */
export async function agentsOf(db: Db, username: string): Promise<MyAgents> {
  const { rows } = await sql<MyAgents['standsInFor'][number] & { mine: boolean }>`
    select p.username, p.realname, a.start_time as "startTime", a.end_time as "endTime",
      a.user_name = ${username} as mine
    from sys_user_agent a join sys_user p
      on p.username = case when a.user_name = ${username} then a.agent_user_name else a.user_name end
    where ${username} in (a.user_name, a.agent_user_name) and a.status = '1' and p.del_flag = 0
      and coalesce(a.end_time >= now(), true) order by p.username`.execute(db)
  const toAgent = ({ mine: _, ...one }: (typeof rows)[number]) => one
  const own = rows.find(({ mine }) => mine)
  return { agent: own ? toAgent(own) : null, standsInFor: rows.filter(({ mine }) => !mine).map(toAgent) }
}

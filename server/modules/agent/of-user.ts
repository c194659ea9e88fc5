import { sql } from 'kysely'
import type { AgentOf, MyAgents, SetAgent } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import { addRecord, editRecord, removeRecords } from '../crud/changing.ts'
import { isSeen } from '../list/scope.ts'
import { userNotFound } from '../user/errors.ts'
import { userResource } from '../user/list-resource.ts'
import { agents, refuse } from './agents.ts'
import { wrong } from './rules.ts'

const saved = { en: 'The agent is saved', zh: '代理人已保存' }
const removed = { en: 'There is no agent any more', zh: '已取消代理人' }

/** The agent of a user whom the caller administers; one who has none is told so by nulls. */
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
    where t.username = ${userName} and t.del_flag = 0 and ${isSeen(userResource, scope)}`.execute(db)
  const [found] = rows
  if (!found) throw userNotFound()
  return found
}

interface Doing {
  user: SignedIn
  at: Date
  id: string
}

/** Lets somebody stand in for a user, or nobody. */
export async function setAgent(tx: Tx, body: SetAgent, doing: Doing): Promise<Changed<AgentOf>> {
  const { scope } = doing.user
  const before = await agentOf(tx, body.userName, scope)
  const agentUserName = body.agentUserName?.trim() || null
  const told = async ({ audit }: Changed<unknown>, message: typeof saved) => ({
    result: await agentOf(tx, body.userName, scope),
    audit,
    message,
  })
  if (agentUserName === null) {
    if (before.id === null) throw refuse('agentUserName', wrong.nobody)
    return told(await removeRecords(tx, agents, before.id, doing), removed)
  }
  const wanted = { ...body, agentUserName }
  if (before.id === null) return told(await addRecord(tx, agents, wanted, doing), saved)
  return told(await editRecord(tx, agents, { ...wanted, id: before.id }, doing), saved)
}

/** Who stands in for somebody, and for whom he does himself, as far as it is not over. */
export async function agentsOf(db: Db, username: string): Promise<MyAgents> {
  const { rows } = await sql<MyAgents['standsInFor'][number] & { mine: boolean }>`
    select p.username, p.realname, a.start_time as "startTime", a.end_time as "endTime",
      a.user_name = ${username} as mine
    from sys_user_agent a join sys_user p
      on p.username = case when a.user_name = ${username} then a.agent_user_name else a.user_name end
    where ${username} in (a.user_name, a.agent_user_name) and a.status = '1' and p.del_flag = 0
      and coalesce(a.end_time >= now(), true) order by p.username`.execute(db)
  const bare = ({ mine: _, ...one }: (typeof rows)[number]) => one
  const own = rows.find(({ mine }) => mine)
  return { agent: own ? bare(own) : null, standsInFor: rows.filter(({ mine }) => !mine).map(bare) }
}

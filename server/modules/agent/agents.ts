import { sql } from 'kysely'
import type { NewUserAgent, UserAgent } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Words } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Crud } from '../crud/declaration.ts'
import { isSeen } from '../list/scope.ts'
import { userResource } from '../user/list-resource.ts'
import { isPickable } from '../user/repo.ts'
import { agentInvalid } from './errors.ts'
import { agentResource } from './list-resource.ts'
import { isCircular, type Standing, wrong } from './rules.ts'

/** A refusal at one field. */
export const refuse = (field: string, words: Words) => agentInvalid(words, { fields: { [field]: words } })

/** Of two who name each other at the same moment the second sees the first. */
const queue = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('sys_user_agent', 0))`.execute(tx)

async function refuseStrangers(tx: Tx, { userName, agentUserName }: NewUserAgent, user: SignedIn) {
  const { rows: users } = await sql<{ org_code: string | null }>`select t.org_code from sys_user t
    where t.username = ${userName} and t.del_flag = 0 and ${isSeen(userResource, user.scope)}`.execute(tx)
  if (users.length === 0) throw refuse('userName', wrong.user)
  const { rows: agents } = await sql`select from sys_user t where t.username = ${agentUserName}
    and t.del_flag = 0 and t.status = 1 and ${isPickable(user.scope)}`.execute(tx)
  if (agents.length === 0) throw refuse('agentUserName', wrong.agent)
  return users[0]?.org_code ?? null
}

/** Everybody who stands in for somebody and whose time is not over. */
async function standings(tx: Tx): Promise<Standing[]> {
  const { rows } = await sql<Standing>`select user_name as "userName", agent_user_name as "agentUserName",
    start_time as "startTime", end_time as "endTime" from sys_user_agent
    where status = '1' and coalesce(end_time >= now(), true)`.execute(tx)
  return rows
}

/** Who stands in for whom: one agent a user. */
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
      words: { en: 'This user has an agent already', zh: '该用户已设置代理人' },
    },
  },
  check: async (tx, body, before, { user }) => {
    const wanted = {
      userName: body.userName.trim(),
      agentUserName: body.agentUserName.trim(),
      startTime: (body.startTime === undefined ? before?.startTime : body.startTime) || null,
      endTime: (body.endTime === undefined ? before?.endTime : body.endTime) || null,
    }
    if (wanted.userName === wanted.agentUserName) throw refuse('agentUserName', wrong.self)
    if (wanted.endTime !== null && (wanted.startTime ?? '') > wanted.endTime)
      throw refuse('endTime', wrong.order)
    const orgCode = await refuseStrangers(tx, wanted, user)
    await queue(tx)
    const isInForce = String(body.status ?? before?.status ?? '1') === '1'
    const others = (await standings(tx)).filter(({ userName }) => userName !== wanted.userName)
    if (isInForce && isCircular(wanted, others)) throw refuse('agentUserName', wrong.circle)
    return { [before ? 'update_name' : 'create_name']: user.realname, sys_org_code: orgCode }
  },
}

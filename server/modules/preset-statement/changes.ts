import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { type EndedSession, recordLogouts } from '../../platform/authentication/login-log.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { userResource } from '../../platform/users/resource.ts'
import { onlineResource } from '../../records/online-session.ts'
import type { ExecStatement, StatementValues } from './declaration.ts'
import { paramInvalid } from './errors.ts'

const toCome = { en: "can't be later than today", zh: '不能晚于今天' }

/** Throws if a day is after today in business time, which is the time zone of the database session. */
async function requirePastDay(tx: Tx, name: string, { day, at }: { day: StatementValues[string]; at: Date }) {
  const { rows } = await sql<{
    isToCome: boolean
  }>`select ${day}::date > ${at.toISOString()}::timestamptz::date
    as "isToCome"`.execute(tx)
  if (rows[0]?.isToCome) throw paramInvalid({ name, ...toCome }, { fields: { [name]: toCome } })
}

const endIdleSessions: ExecStatement = {
  kind: 'EXEC',
  code: 'endIdleSessions',
  title: { en: 'End idle sessions', zh: '结束闲置会话' },
  description: {
    en: 'Signs out sessions without requests since the given date, except your own.',
    zh: '结束自指定日期以来没有任何请求的会话，不包括当前会话。',
  },
  access: 'system:online:edit',
  params: { since: { title: { en: 'Idle since', zh: '闲置自' }, type: 'day', required: true } },
  run: async (tx, { since }, { user, at, nextId, limit }) => {
    await requirePastDay(tx, 'since', { day: since ?? null, at })
    const { rows } = await sql<EndedSession>`delete from sys_session where id in (
        select t.id from sys_session t join sys_user person on person.id = t.user_id
        where t.seen_time < ${since}::date and t.token_hash <> ${user.tokenHash}
          and ${isVisible(onlineResource, user.scope)}
        order by t.seen_time limit ${limit + 1} for update of t)
      returning user_id as "userId", ip, user_agent as "userAgent"`.execute(tx)
    await recordLogouts(tx, rows, { at, nextId })
    return rows.length
  },
}

const clearLoginFailures: ExecStatement = {
  kind: 'EXEC',
  code: 'clearLoginFailures',
  title: { en: 'Clear failed sign-ins', zh: '清除登录失败次数' },
  description: {
    en: 'Lets users who mistyped their password sign in again without captcha or waiting.',
    zh: '多次输错密码的用户可重新正常登录，无需验证码和等待。',
  },
  access: 'system:user:edit',
  params: { username: { title: { en: 'Person', zh: '用户' }, type: 'user', required: true } },
  run: async (tx, { username }, { user }) => {
    const { rows } = await sql`delete from login_failure f using sys_user t
      where t.username = ${username} and t.del_flag = 0 and f.subject = 'user:' || t.username
        and ${isVisible(userResource, user.scope)}
      returning f.subject`.execute(tx)
    return rows.length
  },
}

/** All preset statements that change data. */
export const changes: readonly ExecStatement[] = [endIdleSessions, clearLoginFailures]

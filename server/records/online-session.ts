import bowser from 'bowser'
import { sql } from 'kysely'
import { type OnlineUser, onlineUserModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

const MAX_LENGTH = 100

/**
 * Returns the browser and the system of a user agent, such as "Chrome 141 · Windows 10", or null if they are
 * unknown.
 */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const system = os.versionName ?? os.version?.split('.').slice(0, 2).join('.')
  const parts = [wordsOf(browser.name, version), wordsOf(os.name, system)].filter((part) => part !== '')
  return parts.join(' · ').slice(0, MAX_LENGTH) || null
}

const wordsOf = (name: string | undefined, version: string | undefined): string =>
  name ? [name, version].filter(Boolean).join(' ') : ''

/** Field that contains the expiry time of a session. Only the server filters by this field. */
export const EXPIRE_TIME = 'expireTime'

/**
 * Session with the hash of its token. The service finds the caller's own session by the hash. Responses don't
 * contain the hash.
 */
export type SessionRecord = Omit<OnlineUser, 'isCurrent'> & { hash: string }

/** List of sessions of active users. The routes also filter out expired sessions. */
export const onlineResource = defineListResource<SessionRecord>({
  model: onlineUserModel,
  rows: sql`sys_session t join sys_user person on person.id = t.user_id
    and person.status = 1 and person.del_flag = 0`,
  scope: sql`person.org_code`,
  columns: {
    token: sql`t.id`,
    username: { sql: sql`person.username`, select: sql`u.username` },
    realname: { sql: sql`person.realname`, select: sql`u.realname` },
    avatar: sql`u.avatar`,
    birthday: sql`null::text`,
    sex: sql`u.sex`,
    phone: sql`u.phone`,
    device: 'presented',
    isCurrent: 'presented',
  },
  serverColumns: { [EXPIRE_TIME]: { type: 'time', sql: sql`t.expire_time` } },
  serverFields: { hash: sql`encode(t.token_hash, 'hex')` },
  joins: sql`join sys_user u on u.id = t.user_id`,
  present: (row) => ({ ...row, device: deviceOf(row.userAgent) }),
})

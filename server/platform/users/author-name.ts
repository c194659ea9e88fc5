import { sql } from 'kysely'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import { type Locale, localizedTo } from '../http/locale.ts'

const SYSTEM_NAME = { en: 'System', zh: '系统' }

/** SQL of the name of a change's author: the real name of the user, or the localized name of the system. */
export const authorName = (usernameColumn: string, locale: Locale) => {
  const username = sql.ref(usernameColumn)
  return sql<string | null>`case when ${username} = ${SYSTEM_USER.username}
    then ${localizedTo(SYSTEM_NAME, locale)}::text
    else (select author.realname from sys_user author where author.username = ${username}) end`
}

import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Scope } from '../../http/request.ts'
import { isSeen } from '../list/scope.ts'
import { userResource } from '../user/list-resource.ts'
import { receiversWrong, tooManyReceivers } from './errors.ts'

/** Messages of one call. */
const MOST = 50
const MOBILE = /^1[3-9]\d{9}$/

/** Receivers of the contract's `a,b,`, each once. */
export function readReceivers(text: string): string[] {
  const names = text.split(/[,，;；\s]+/).filter((name) => name !== '')
  const receivers = [...new Set(names)]
  if (receivers.length === 0 || receivers.length > MOST) throw tooManyReceivers({ limit: MOST })
  return receivers
}

/** Refuses what is no mobile number. */
export function requireMobiles(receivers: readonly string[]): void {
  const names = receivers.filter((receiver) => !MOBILE.test(receiver))
  if (names.length > 0) throw receiversWrong({ names })
}

/** Refuses accounts that do not exist, are frozen, or belong to people the sender does not see. */
export async function requireAccounts(tx: Tx, receivers: readonly string[], scope: Scope): Promise<void> {
  const { rows } = await sql<{ username: string }>`select t.username from sys_user t
    where t.username = any(${[...receivers]}::text[]) and t.del_flag = 0 and t.status = 1
      and ${isSeen(userResource, scope)}`.execute(tx)
  const known = new Set(rows.map(({ username }) => username))
  const names = receivers.filter((receiver) => !known.has(receiver))
  if (names.length > 0) throw receiversWrong({ names })
}

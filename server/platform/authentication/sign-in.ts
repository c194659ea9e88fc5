import type { LoginResult } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { readAllDictItems } from '../dict-items.ts'
import type { Locale } from '../http/locale.ts'
import { readDeparts, readUserInfo } from './accounts.ts'
import { type LoginEvent, recordLogin } from './login-log.ts'
import { type Origin, openSession } from './sessions.ts'

/** Locks an account until the transaction ends. Returns undefined if the account may not sign in. */
export async function lockActiveAccount(tx: Tx, id: string) {
  const account = await tx
    .selectFrom('sys_user')
    .select(['id', 'username', 'org_code', 'status', 'del_flag'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return account && isActive(account) ? account : undefined
}

/** True if an account may sign in: neither frozen nor deleted. */
export const isActive = (account: { status: number; del_flag: number }): boolean =>
  account.status === 1 && account.del_flag === 0

/** Account that has been authenticated, with the sign-in method and the client. */
export interface SignInRequest {
  account: { id: string; org_code: string | null }
  /** Sign-in method, for the log. */
  way: NonNullable<LoginEvent['way']>
  origin: Origin
  locale: Locale
  /** True if the user signed in with a one-time password, and has to set a new password first. */
  needsPassword?: boolean
  /** CAS ticket of the sign-in, by which the CAS server later ends the session. */
  casTicket?: string
}

/**
 * Creates the sign-in that all sign-in methods share. The sign-in runs after the method has authenticated the
 * account.
 */
export function createSignIn({ database: { db }, clock, ids }: Pick<Services, 'database' | 'clock' | 'ids'>) {
  /**
   * If the user has only one department, this department becomes the current one. Other users choose their
   * department in the client.
   */
  async function settleDepart(tx: Tx, { id, org_code }: SignInRequest['account']) {
    const departs = await readDeparts(tx, id)
    const [only] = departs
    if (departs.length === 1 && only && only.orgCode !== org_code) {
      await tx.updateTable('sys_user').set({ org_code: only.orgCode }).where('id', '=', id).execute()
    }
    return departs
  }

  return {
    /**
     * Opens a session. First runs `settle` in the same transaction. If `settle` throws, no session is opened.
     */
    async signIn(
      { account, way, origin, locale, needsPassword = false, casTicket }: SignInRequest,
      settle: (tx: Tx) => Promise<unknown>,
    ): Promise<LoginResult> {
      const opened = await withTransaction(db, async (tx) => {
        await settle(tx)
        const departs = await settleDepart(tx, account)
        const at = clock()
        const token = await openSession(tx, account.id, at, { ...origin, needsPassword, casTicket })
        await recordLogin(tx, { id: ids.nextId(), at, account, outcome: 'SUCCESS', way, origin })
        return { token, departs, userInfo: await readUserInfo(tx, account.id) }
      })
      return {
        ...opened,
        multi_depart: Math.min(opened.departs.length, 2),
        sysAllDictItems: await readAllDictItems(db, locale),
      }
    },
  }
}

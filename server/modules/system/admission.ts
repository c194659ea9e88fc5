import type { LoginResult } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import type { Services } from '../../services.ts'
import { type LoginEvent, recordLogin } from '../account/login-log.ts'
import { readAllDictItems } from './dictionaries.ts'
import { type Origin, openSession } from './sessions.ts'
import { readDeparts, readUserInfo } from './users.ts'

/** A session opens for an account that is neither frozen nor deleted. */
export const isLive = (account: { status: number; del_flag: number }): boolean =>
  account.status === 1 && account.del_flag === 0

/** Who has shown that he is who he says, by whatever way, and where he comes from. */
export interface Arrival {
  account: { id: string; org_code: string | null }
  /** As the log of logins names it. */
  way: NonNullable<LoginEvent['way']>
  origin: Origin
  locale: Locale
  /** He came by a password for one time: first he chooses one of his own. */
  needsPassword?: boolean
}

/** Lets people in who have shown who they are: one answer for every way to sign in. */
export function createAdmission({
  database: { db },
  clock,
  ids,
}: Pick<Services, 'database' | 'clock' | 'ids'>) {
  /** Who belongs to one department works for it; who belongs to several is asked by the client. */
  async function settleDepart(tx: Tx, { id, org_code }: Arrival['account']) {
    const departs = await readDeparts(tx, id)
    const [only] = departs
    if (departs.length === 1 && only && only.orgCode !== org_code) {
      await tx.updateTable('sys_user').set({ org_code: only.orgCode }).where('id', '=', id).execute()
    }
    return departs
  }

  return {
    /** Opens a session; `settle` is done in its transaction first, and may refuse by throwing. */
    async admit(
      { account, way, origin, locale, needsPassword = false }: Arrival,
      settle: (tx: Tx) => Promise<unknown>,
    ): Promise<LoginResult> {
      const opened = await withTransaction(db, async (tx) => {
        await settle(tx)
        const departs = await settleDepart(tx, account)
        const at = clock()
        const token = await openSession(tx, account.id, at, { ...origin, needsPassword })
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

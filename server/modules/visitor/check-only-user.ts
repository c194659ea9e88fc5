import type { CheckOnlyUserQuery } from '#schemas'
import type { Services } from '../../services.ts'
import { createQuotas, type Quota } from '../sms/quota.ts'
import { networkOf } from '../system/login-attempts.ts'
import { accountExists, tooManyChecks } from './errors.ts'
import { isNameTaken, isTaken } from './repo.ts'

/** Enough for whoever fills in forms, too few for whoever goes through lists of names. */
const FROM_ONE_ADDRESS: Quota = { limit: 120, within: 600_000 }

/** Tells a form whether a value is still free. Only the columns named here can be asked about. */
export function createOnlyUserCheck(services: Services) {
  const { db } = services.database
  const quotas = createQuotas(services)

  return async (query: CheckOnlyUserQuery, ip: string): Promise<void> => {
    const seconds = await quotas.take(`check:from:${networkOf(ip)}`, FROM_ONE_ADDRESS)
    if (seconds !== undefined) throw tooManyChecks({ seconds }, { retryAfter: seconds })
    const { username, phone, email, workNo, id } = query
    const taken = [
      username && (await isNameTaken(db, username.trim(), id)),
      phone && (await isTaken(db, 'phone', phone.trim(), id)),
      email && (await isTaken(db, 'email', email.trim(), id)),
      workNo && (await isTaken(db, 'work_no', workNo.trim(), id)),
    ]
    if (taken.includes(true)) throw accountExists()
  }
}

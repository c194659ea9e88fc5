import { withTransaction } from '../../db/index.ts'
import { tokenInvalid } from '../../platform/authentication/errors.ts'
import { recordLogin } from '../../platform/authentication/login-log.ts'
import { endSession, type Origin } from '../../platform/authentication/sessions.ts'
import type { Services } from '../../services.ts'

/** Creates the function that signs a user out: it ends the session of a token and logs the sign-out. */
export function createSignOut({ database: { db }, ids, clock }: Services) {
  return (token: string | undefined, origin: Origin): Promise<void> =>
    withTransaction(db, async (tx) => {
      const id = token === undefined ? undefined : await endSession(tx, token)
      if (id === undefined) throw tokenInvalid()
      const event = { id: ids.nextId(), at: clock(), account: { id }, way: null, origin }
      await recordLogin(tx, { ...event, outcome: 'LOGOUT' })
    })
}

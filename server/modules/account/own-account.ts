import type { Static } from 'typebox'
import type { SelectDepartBody, UpdatePasswordBody, UserInfo } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { findAccount, readDeparts, readUserInfo } from '../../platform/authentication/accounts.ts'
import {
  departForeign,
  newPasswordEmpty,
  oldPasswordWrong,
  passwordOfOtherUser,
  passwordsDiffer,
  passwordTooWeak,
} from '../../platform/authentication/errors.ts'
import { hashPassword, verifyPassword } from '../../platform/authentication/password.ts'
import { passwordProblem } from '../../platform/authentication/password-policy.ts'
import { endOtherSessions } from '../../platform/authentication/sessions.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'

type NewPassword = Static<typeof UpdatePasswordBody>
type ChosenDepart = Static<typeof SelectDepartBody>

/** Signed-in user who sends the request, and the id of the request. */
export interface Caller {
  user: SignedIn
  requestId: string
}

const passwordUnchanged = {
  en: 'Choose a password other than the one-time password',
  zh: '新密码不能与一次性密码相同',
}

function validateNewPassword({ password, confirmpassword, username }: NewPassword): void {
  if (password === '') throw newPasswordEmpty().at('password')
  if (password !== confirmpassword) throw passwordsDiffer().at('confirmpassword')
  const weakness = passwordProblem(password, username)
  if (weakness) throw passwordTooWeak(weakness).at('password')
}

/** Creates the service for the user's own account. */
export function createOwnAccount({ database: { db }, clock, ids }: Services) {
  const audit = (tx: Tx, { user, requestId }: Caller, action: string, detail: Record<string, unknown>) =>
    appendAudit(tx, {
      entry: { action, subject: { kind: 'sys_user', id: user.id }, detail },
      origin: { user, requestId },
      id: ids.nextId(),
      at: clock(),
    })

  return {
    /** Lists the departments of the user, with the code of the current one. */
    departs: async ({ id, orgCode }: SignedIn) => ({ list: await readDeparts(db, id), orgCode }),

    /** Sets a new password and ends the user's other sessions. Both changes are made in one transaction. */
    async updatePassword(caller: Caller, body: NewPassword): Promise<void> {
      const { user } = caller
      if (body.username !== user.username) throw passwordOfOtherUser()
      const account = await findAccount(db, user.username)
      const stored = account && { username: user.username, hash: account.password, salt: account.salt }
      if (!stored || !(await verifyPassword(body.oldpassword, stored)))
        throw oldPasswordWrong().at('oldpassword')
      validateNewPassword(body)
      if (account.oneTimeUntil !== null && body.password === body.oldpassword)
        throw passwordTooWeak(passwordUnchanged).at('password')
      const password = await hashPassword(body.password)

      const by = { update_by: user.username, update_time: clock().toISOString() }

      await withTransaction(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('sys_user')
          .set({ password, salt: null, one_time_until: null, ...by })
          .where('id', '=', user.id)
          .where('password', '=', stored.hash)
          .executeTakeFirst()
        // The password was changed by another request after the old password was verified.
        if (numUpdatedRows === 0n) throw oldPasswordWrong().at('oldpassword')
        await endOtherSessions(tx, user.id, user.tokenHash)
        await tx
          .updateTable('sys_session')
          .set({ needs_password: false })
          .where('token_hash', '=', user.tokenHash)
          .execute()
        await audit(tx, caller, 'user.updatePassword', {})
      })
    },

    /** Switches the caller's current department. The user name in the request body is ignored. */
    async selectDepart(caller: Caller, { orgCode }: ChosenDepart): Promise<{ userInfo: UserInfo }> {
      const { user } = caller
      return withTransaction(db, async (tx) => {
        const departs = await readDeparts(tx, user.id)
        if (!departs.some((depart) => depart.orgCode === orgCode)) throw departForeign()
        await tx.updateTable('sys_user').set({ org_code: orgCode }).where('id', '=', user.id).execute()
        await audit(tx, caller, 'user.selectDepart', { from: user.orgCode, to: orgCode })
        return { userInfo: await readUserInfo(tx, user.id) }
      })
    },
  }
}

import { createHash, randomBytes } from 'node:crypto'
import type { PasswordChangeBody, PhoneVerification, PhoneVerificationBody } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { hashPassword } from '../../platform/authentication/password.ts'
import { passwordProblem } from '../../platform/authentication/password-policy.ts'
import { endAllSessions } from '../../platform/authentication/sessions.ts'
import type { createCodes } from '../../platform/sms/codes.ts'
import { codeWrong } from '../../platform/sms/errors.ts'
import { readMobile } from '../../platform/sms/mobile.ts'
import { findActiveByPhone, lockActiveUser } from '../../platform/users/repo.ts'
import type { Services } from '../../services.ts'
import { proofInvalid, visitorPasswordWeak } from './errors.ts'
import type { Visitor } from './register.ts'

/** Milliseconds for which a reset token is valid. */
const LIFETIME = 600_000

const hashOf = (proof: string): Buffer => createHash('sha256').update(proof).digest()

/**
 * Creates the service that resets passwords. A visitor proves by an SMS code to own the phone of an account,
 * and gets a token. With this token the visitor can set a new password once.
 */
export function createPasswordReset(services: Services, codes: ReturnType<typeof createCodes>) {
  const { database, clock, ids } = services
  const { db } = database

  /** Creates a reset token. Earlier tokens of the user become invalid. */
  async function createResetToken(tx: Tx, userId: string, mobile: string): Promise<string> {
    const proof = randomBytes(32).toString('base64url')
    const expire_time = new Date(clock().getTime() + LIFETIME).toISOString()
    await tx.deleteFrom('password_proof').where('user_id', '=', userId).execute()
    await tx
      .insertInto('password_proof')
      .values({ token_hash: hashOf(proof), user_id: userId, mobile, expire_time })
      .execute()
    return proof
  }

  const isGood = (proof: string, mobile: string) =>
    db
      .selectFrom('password_proof')
      .select('user_id')
      .where('token_hash', '=', hashOf(proof))
      .where('mobile', '=', mobile)
      .where('expire_time', '>', clock().toISOString())
      .executeTakeFirst()

  /**
   * Deletes a reset token and returns its row. If two requests use the token at the same time, only one of
   * them gets the row.
   */
  const useResetToken = (tx: Tx, proof: string, mobile: string) =>
    tx
      .deleteFrom('password_proof')
      .where('token_hash', '=', hashOf(proof))
      .where('mobile', '=', mobile)
      .where('expire_time', '>', clock().toISOString())
      .returning('user_id')
      .executeTakeFirst()

  async function setPassword(tx: Tx, user: { id: string; username: string }, password: string) {
    await tx
      .updateTable('sys_user')
      .set({
        password,
        salt: null,
        one_time_until: null,
        update_by: user.username,
        update_time: clock().toISOString(),
      })
      .where('id', '=', user.id)
      .execute()
    await endAllSessions(tx, user.id)
    await tx.deleteFrom('login_failure').where('subject', '=', `user:${user.username}`).execute()
  }

  return {
    /** Verifies the SMS code. Returns a reset token and the user name of the account. */
    async verify({ phone, smscode }: PhoneVerificationBody, { ip }: Visitor): Promise<PhoneVerification> {
      const mobile = readMobile(phone)
      const useCode = await codes.check({ mobile, purpose: 'RESET', code: smscode, ip })
      return withTransaction(db, async (tx) => {
        await useCode(tx)
        const account = await findActiveByPhone(tx, mobile)
        if (account === undefined) throw codeWrong()
        return { smscode: await createResetToken(tx, account.id, mobile), username: account.username }
      })
    },

    /** Sets the password of the token's user, and ends all sessions of that user. */
    async change(body: PasswordChangeBody, { ip, requestId }: Visitor): Promise<void> {
      const mobile = readMobile(body.phone)
      if (!(await isGood(body.smscode, mobile))) throw proofInvalid()
      const weakness = passwordProblem(body.password, body.username)
      if (weakness) throw visitorPasswordWeak(weakness)
      const password = await hashPassword(body.password)
      await withTransaction(db, async (tx) => {
        const proof = await useResetToken(tx, body.smscode, mobile)
        const user =
          proof && (await lockActiveUser(tx, { id: proof.user_id, username: body.username, phone: mobile }))
        if (user === undefined) throw proofInvalid()
        await setPassword(tx, user, password)
        await appendAudit(tx, {
          entry: { action: 'user.resetPassword', subject: { kind: 'sys_user', id: user.id }, detail: { ip } },
          origin: { user, requestId },
          id: ids.nextId(),
          at: clock(),
        })
      })
    },
  }
}

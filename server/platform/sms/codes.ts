import { randomInt } from 'node:crypto'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { tooManyLogins } from '../authentication/errors.ts'
import { createLoginAttempts, retryAfterOf } from '../authentication/login-attempts.ts'
import { hashPassword, verifyPassword } from '../authentication/password.ts'
import type { Locale } from '../http/locale.ts'
import { codeWrong } from './errors.ts'
import type { Sms } from './sms.ts'
import type { SmsTemplate } from './templates.ts'

/** Validity of a code in minutes. */
const LIFETIME = 10
/** Maximum number of attempts per code. */
const TRIES = 5
const DIGITS = 6

/** Purpose of a code. A code is valid only for its own purpose. */
export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET'

const templateOf: Record<CodePurpose, SmsTemplate> = {
  LOGIN: 'LOGIN_CODE',
  REGISTER: 'REGISTER_CODE',
  RESET: 'RESET_CODE',
}

interface NewCode {
  mobile: string
  purpose: CodePurpose
  locale: Locale
  /**
   * False if the purpose requires an account, but no account has this phone number. Then no code is sent and
   * no code matches, but the response is the same as for an account.
   */
  isNeeded: boolean
}

interface Answer {
  mobile: string
  purpose: CodePurpose
  code: string
  ip: string
}

/**
 * Redeems a code in a transaction. If two requests redeem the code at the same time, throws for the second
 * request.
 */
export type RedeemCode = (tx: Tx) => Promise<void>

const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/**
 * Creates the service of SMS codes. A code is valid for one phone number and one purpose. The code can be
 * used once, within ten minutes, and is rejected after five attempts.
 */
export function createCodes(services: Services, sms: Sms) {
  const { database, clock } = services
  const { db } = database
  const attempts = createLoginAttempts(services)

  async function saveCode(tx: Tx, { mobile, purpose }: NewCode, code_hash: string): Promise<void> {
    const expire_time = new Date(clock().getTime() + LIFETIME * 60_000).toISOString()
    const row = { code_hash, expire_time, tries: 0 }
    await tx
      .insertInto('sms_code')
      .values({ mobile, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['mobile', 'purpose']).doUpdateSet(row))
      .execute()
  }

  /** Counts an attempt before the code is compared, so that parallel attempts can't bypass the limit. */
  const countAttempt = ({ mobile, purpose }: Answer) =>
    db
      .updateTable('sms_code')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('mobile', '=', mobile)
      .where('purpose', '=', purpose)
      .where('tries', '<', TRIES)
      .where('expire_time', '>', clock().toISOString())
      .returning('code_hash')
      .executeTakeFirst()

  return {
    /** Creates and sends a code, which replaces an earlier code for the same phone number and purpose. */
    async issue(asked: NewCode): Promise<void> {
      const { mobile, purpose, locale, isNeeded } = asked
      const code = newCode()
      const codeHash = await hashPassword(isNeeded ? code : `${code}${newCode()}${newCode()}`)
      const stored = await withTransaction(db, async (tx) => {
        await saveCode(tx, asked, codeHash)
        if (!isNeeded) return undefined
        const params = { code, minutes: String(LIFETIME) }
        return sms.store(tx, { mobile, template: templateOf[purpose], params, locale })
      })
      if (stored) sms.dispatch(stored)
    },

    /**
     * Checks a code and returns a function that redeems it. A wrong code counts as a failed sign-in from the
     * IP address.
     */
    async check(answer: Answer): Promise<RedeemCode> {
      const { mobile, purpose, code, ip } = answer
      const subject = `sms:${mobile}`
      const retryAfter = retryAfterOf(await attempts.begin(subject, ip))
      if (retryAfter !== undefined) throw tooManyLogins(undefined, { retryAfter })
      const kept = await countAttempt(answer)
      const stored = kept && { username: mobile, hash: kept.code_hash, salt: null }
      if (!(await verifyPassword(code, stored)) || kept === undefined) throw codeWrong()
      await withTransaction(db, (tx) => attempts.succeeded(tx, subject, ip))

      return async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('sms_code')
          .where('mobile', '=', mobile)
          .where('purpose', '=', purpose)
          .where('code_hash', '=', kept.code_hash)
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw codeWrong()
      }
    },
  }
}

import type { BindThirdBody, BindThirdPhoneBody } from '#schemas'
import { type Tx, violatedIndex, withTransaction } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { createPasswordCheck } from '../../platform/authentication/credentials.ts'
import type { Origin } from '../../platform/authentication/sessions.ts'
import { lockActiveAccount } from '../../platform/authentication/sign-in.ts'
import type { createCodes } from '../../platform/sms/codes.ts'
import { codeWrong } from '../../platform/sms/errors.ts'
import { readMobile } from '../../platform/sms/mobile.ts'
import { findActiveByPhone } from '../../platform/users/repo.ts'
import type { Services } from '../../services.ts'
import {
  thirdBoundAlready,
  thirdBoundElsewhere,
  thirdNotBound,
  thirdPasswordOneTime,
  thirdTicketRefused,
} from './errors.ts'
import { consumeStep, openStep } from './steps.ts'

interface Account {
  id: string
  username: string
}

/** Address and browser of a visitor, and the id of the request. */
interface Visitor extends Origin {
  requestId: string
}

/**
 * Converts a unique violation to an error for users. The violation means that the user has already bound an
 * account of this provider, or that the account is bound to another user.
 */
function toBindingError(error: unknown): unknown {
  const index = violatedIndex(error)
  if (index === undefined) return error
  return index === 'uniq_sys_third_account' ? thirdBoundElsewhere() : thirdBoundAlready()
}

/** Binds the third-party account of a ticket to a user. The ticket can't be used again. */
export async function bindTicket(
  tx: Tx,
  { account, ticket, id, at }: { account: Account; ticket: string; id: string; at: Date },
): Promise<{ audit: AuditEntry; third: { third_type: string; third_user_uuid: string } }> {
  const step = await consumeStep(tx, 'BIND', at, ticket)
  if (!step || step.third_user_uuid === null) throw thirdTicketRefused()
  const { third_type, third_user_uuid, third_user_id, realname } = step
  const third = { third_type, third_user_uuid }
  await tx
    .insertInto('sys_third_account')
    .values({ ...third, id, sys_user_id: account.id, third_user_id, realname })
    .execute()
    .catch((error: unknown) => {
      throw toBindingError(error)
    })
  const subject = { kind: 'sys_user', id: account.id }
  return { third, audit: { action: 'user.bindThird', subject, detail: { ...third, third_user_id } } }
}

/** Removes the binding of the caller to a provider; throws if there is no such binding. */
export async function unbind(tx: Tx, account: Account, source: string): Promise<AuditEntry> {
  const deleted = await tx
    .deleteFrom('sys_third_account')
    .where('sys_user_id', '=', account.id)
    .where('third_type', '=', source)
    .returning(['third_user_uuid', 'third_user_id'])
    .executeTakeFirst()
  if (!deleted) throw thirdNotBound()
  const subject = { kind: 'sys_user', id: account.id }
  return { action: 'user.unbindThird', subject, detail: { third_type: source, ...deleted } }
}

/**
 * Creates the service that binds a third-party account to an existing user. A password or an SMS code must
 * prove that the visitor is this user.
 */
export function createBinding(services: Services, codes: ReturnType<typeof createCodes>) {
  const { database, ids, clock } = services
  const { db } = database
  const credentials = createPasswordCheck(services)

  /**
   * Runs `verifyProof` and binds the account, in one transaction. Returns a ticket with which the visitor
   * signs in.
   */
  const bind = (
    account: Account,
    ticket: string,
    visitor: Visitor,
    verifyProof: (tx: Tx) => Promise<unknown>,
  ) =>
    withTransaction(db, async (tx) => {
      await verifyProof(tx)
      const at = clock()
      const { audit, third } = await bindTicket(tx, { account, ticket, id: ids.nextId(), at })
      const entry = { ...audit, detail: { ...audit.detail, ip: visitor.ip } }
      const { requestId } = visitor
      const origin = { user: account, requestId }
      const enter = await openStep(tx, 'ENTER', at, { ...third, user_id: account.id })
      await appendAudit(tx, { entry, origin, id: ids.nextId(), at })
      return enter
    })

  return {
    /**
     * Binds the account if the password is correct. A wrong password counts as a failed sign-in, and the
     * ticket can be used again.
     */
    async byPassword(body: BindThirdBody, visitor: Visitor): Promise<string> {
      const account = await credentials.verify(body, visitor)
      // A one-time password allows a single sign-in. If it could bind an account, this account could sign in
      // any number of times.
      if (account.oneTimeUntil !== null) throw thirdPasswordOneTime()
      return bind(account, body.uuid, visitor, async (tx) => {
        await credentials.lock(tx, account, body.password)
        await credentials.attempts.succeeded(tx, account.username, visitor.ip)
      })
    },

    /** Binds the account if the SMS code is a correct code for the sign-in. */
    async byPhone(
      { thirdUserUuid, captcha: code, ...body }: BindThirdPhoneBody,
      visitor: Visitor,
    ): Promise<string> {
      const mobile = readMobile(body.mobile)
      const useCode = await codes.check({ mobile, purpose: 'LOGIN', code, ip: visitor.ip })
      const account = await findActiveByPhone(db, mobile)
      if (account === undefined) throw codeWrong()
      return bind(account, thirdUserUuid, visitor, async (tx) => {
        await useCode(tx)
        if (!(await lockActiveAccount(tx, account.id))) throw codeWrong()
      })
    },
  }
}

import type { BindThirdBody, BindThirdPhoneBody } from '#schemas'
import { sqlStateOf, type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../audit/append.ts'
import { appendAudit } from '../audit/append.ts'
import type { createCodes } from '../sms/codes.ts'
import { codeWrong } from '../sms/errors.ts'
import { lockLiveAccount } from '../system/arrival.ts'
import { createCredentials } from '../system/credentials.ts'
import type { Origin } from '../system/sessions.ts'
import { readMobile } from '../visitor/mobile.ts'
import { findLiveByPhone } from '../visitor/repo.ts'
import {
  thirdBoundAlready,
  thirdBoundElsewhere,
  thirdNotBound,
  thirdPasswordOneTime,
  thirdTicketRefused,
} from './errors.ts'
import { openStep, takeStep } from './steps.ts'

const UNIQUE_VIOLATION = '23505'

interface Account {
  id: string
  username: string
}

/** Who asks, and from where. */
interface Visitor extends Origin {
  requestId: string
}

/** One person here has one account of a provider, and that opens nobody else's. */
function asBound(error: unknown): unknown {
  if (sqlStateOf(error) !== UNIQUE_VIOLATION) return error
  const { constraint } = error as { constraint?: string }
  return constraint === 'uniq_sys_third_account' ? thirdBoundElsewhere() : thirdBoundAlready()
}

/** Binds the account elsewhere that a ticket stands for; the ticket is used up with it. */
export async function bindTicket(
  tx: Tx,
  { account, ticket, id, at }: { account: Account; ticket: string; id: string; at: Date },
): Promise<{ audit: AuditEntry; third: { third_type: string; third_user_uuid: string } }> {
  const step = await takeStep(tx, 'BIND', at, ticket)
  if (!step || step.third_user_uuid === null) throw thirdTicketRefused()
  const { third_type, third_user_uuid, third_user_id, realname } = step
  const third = { third_type, third_user_uuid }
  await tx
    .insertInto('sys_third_account')
    .values({ ...third, id, sys_user_id: account.id, third_user_id, realname })
    .execute()
    .catch((error: unknown) => {
      throw asBound(error)
    })
  const subject = { kind: 'sys_user', id: account.id }
  return { third, audit: { action: 'user.bindThird', subject, detail: { ...third, third_user_id } } }
}

/** Ends the binding of the caller's account to one provider. */
export async function unbind(tx: Tx, account: Account, source: string): Promise<AuditEntry> {
  const gone = await tx
    .deleteFrom('sys_third_account')
    .where('sys_user_id', '=', account.id)
    .where('third_type', '=', source)
    .returning(['third_user_uuid', 'third_user_id'])
    .executeTakeFirst()
  if (!gone) throw thirdNotBound()
  const subject = { kind: 'sys_user', id: account.id }
  return { action: 'user.unbindThird', subject, detail: { third_type: source, ...gone } }
}

/** Binds accounts for people who have not signed in: they prove by a password or a phone which one is theirs. */
export function createBinding(services: Services, codes: ReturnType<typeof createCodes>) {
  const { database, ids, clock } = services
  const { db } = database
  const credentials = createCredentials(services)

  /** Binds in the transaction of the proof, and gives the ticket that lets in. */
  const bind = (account: Account, ticket: string, visitor: Visitor, prove: (tx: Tx) => Promise<unknown>) =>
    withTransaction(db, async (tx) => {
      await prove(tx)
      const at = clock()
      const { audit, third } = await bindTicket(tx, { account, ticket, id: ids.nextId(), at })
      const entry = { ...audit, detail: { ...audit.detail, ip: visitor.ip } }
      const { requestId } = visitor
      const origin = { user: account, pageId: null, pageVersion: null, actionId: null, requestId }
      const enter = await openStep(tx, 'ENTER', at, { ...third, user_id: account.id })
      await appendAudit(tx, { entry, origin, id: ids.nextId(), at })
      return enter
    })

  return {
    /** A wrong password leaves the ticket as it was, and counts like one of a login. */
    async byPassword(body: BindThirdBody, visitor: Visitor): Promise<string> {
      const account = await credentials.prove(body, visitor)
      // A password for one time opens a door once; what it bound would open it for ever.
      if (account.oneTimeUntil !== null) throw thirdPasswordOneTime()
      return bind(account, body.uuid, visitor, async (tx) => {
        await credentials.hold(tx, account, body.password)
        await credentials.attempts.succeeded(tx, account.username, visitor.ip)
      })
    },

    /** A code to sign in proves as much as a password. */
    async byPhone(
      { thirdUserUuid, captcha: code, ...body }: BindThirdPhoneBody,
      visitor: Visitor,
    ): Promise<string> {
      const mobile = readMobile(body.mobile)
      const useCode = await codes.check({ mobile, purpose: 'LOGIN', code, ip: visitor.ip })
      const account = await findLiveByPhone(db, mobile)
      if (account === undefined) throw codeWrong()
      return bind(account, thirdUserUuid, visitor, async (tx) => {
        await useCode(tx)
        if (!(await lockLiveAccount(tx, account.id))) throw codeWrong()
      })
    },
  }
}

import type { RegisterBody } from '#schemas'
import { type Tx, violatedIndex, withTransaction } from '../../db/index.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { hashPassword } from '../../platform/authentication/password.ts'
import { passwordProblem } from '../../platform/authentication/password-policy.ts'
import type { HttpError } from '../../platform/http/errors.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import type { createCodes } from '../../platform/sms/codes.ts'
import { readMobile } from '../../platform/sms/mobile.ts'
import { isNameTaken } from '../../platform/users/repo.ts'
import type { Services } from '../../services.ts'
import {
  emailInvalid,
  emailTaken,
  phoneTaken,
  registrationClosed,
  usernameInvalid,
  usernameTaken,
  visitorPasswordWeak,
} from './errors.ts'

/** Code of the role that registered users get. If the role doesn't exist, registration is closed. */
const ROLE = 'test'
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,49}$/u
/** Maximum length of the email column. */
const LONGEST_EMAIL = 45
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface Newcomer {
  username: string
  password: string
  phone: string
  email: string | null
}

/** Visitor who sends the request. */
export interface Visitor {
  ip: string
  requestId: string
}

const errorByIndex: Record<string, () => HttpError> = {
  uniq_sys_user_username: usernameTaken,
  uniq_sys_user_phone: phoneTaken,
  uniq_sys_user_email: emailTaken,
}

/** Converts a unique violation, which a simultaneous registration can cause, to an error at the field. */
const toValueInUseError = (error: unknown): unknown => errorByIndex[violatedIndex(error) ?? '']?.() ?? error

function readNewcomer({ username, password, phone, email }: RegisterBody): Newcomer {
  const name = username.trim()
  if (!USERNAME.test(name) || name !== name.normalize('NFKC')) throw usernameInvalid()
  const address = email?.trim() || null
  if (address !== null && (address.length > LONGEST_EMAIL || !EMAIL.test(address))) throw emailInvalid()
  const weakness = passwordProblem(password, name)
  if (weakness) throw visitorPasswordWeak(weakness)
  return { username: name, password, phone: readMobile(phone), email: address }
}

/**
 * Creates the service that registers visitors. A visitor who proves by an SMS code to own a phone gets an
 * account.
 */
export function createRegistration(services: Services, codes: ReturnType<typeof createCodes>) {
  const { database, clock, ids } = services

  async function insert(tx: Tx, newcomer: Newcomer, hash: string): Promise<string> {
    const role = await tx.selectFrom('sys_role').select('id').where('role_code', '=', ROLE).executeTakeFirst()
    if (role === undefined) throw registrationClosed()
    if (await isNameTaken(tx, newcomer.username)) throw usernameTaken()
    const id = ids.nextId()
    const { username, phone, email } = newcomer
    await tx
      .insertInto('sys_user')
      .values({ id, username, realname: username, password: hash, phone, email, create_by: username })
      .execute()
    await tx.insertInto('sys_user_role').values({ id: ids.nextId(), user_id: id, role_id: role.id }).execute()
    return id
  }

  return {
    /**
     * Adds the user in one transaction. If the SMS code is correct but the registration fails, the code can
     * be used again.
     */
    async register(body: RegisterBody, { ip, requestId }: Visitor): Promise<void> {
      const newcomer = readNewcomer(body)
      const { phone: mobile, username } = newcomer
      const useCode = await codes.check({ mobile, purpose: 'REGISTER', code: body.smscode, ip })
      const hash = await hashPassword(newcomer.password)
      const work = withTransaction(database.db, async (tx) => {
        await useCode(tx)
        // Takes a lock first, so that registrations run one after the other. The check for names that differ
        // only in case needs the lock, since no unique index ignores case.
        await invalidatePermissions(tx)
        const id = await insert(tx, newcomer, hash)
        await appendAudit(tx, {
          entry: { action: 'user.register', subject: { kind: 'sys_user', id }, detail: { username, ip } },
          origin: { user: { id, username }, requestId },
          id: ids.nextId(),
          at: clock(),
        })
      })
      await work.catch((error: unknown) => {
        throw toValueInUseError(error)
      })
    },
  }
}

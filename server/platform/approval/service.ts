import { createHash, randomBytes } from 'node:crypto'
import type { Access, IssuedSignature, SignatureRequest } from '#schemas'
import type { Db } from '../../db/index.ts'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditOrigin } from '../audit-log/append.ts'
import { appendAudit } from '../audit-log/append.ts'
import { findAccount } from '../authentication/accounts.ts'
import { createPasswordCheck } from '../authentication/credentials.ts'
import type { Origin } from '../authentication/sessions.ts'
import { isActive } from '../authentication/sign-in.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import { forbidden, HttpError } from '../http/errors.ts'
import { hasAccess } from '../http/permission-check.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { createPermissionCache, type UserPermissions } from '../permissions/permission-cache.ts'
import { resolveScope } from '../permissions/resolve-scope.ts'
import type { Secrets } from '../secrets/secrets.ts'
import {
  approvalInvalid,
  approvalOperationUnknown,
  approvalRequired,
  approverNotEntitled,
  approverSamePerson,
} from './errors.ts'

/** User who approves an operation, with the user's current permissions. */
interface Approver extends UserPermissions {
  id: string
  username: string
  realname: string
  orgCode: string | null
}

/**
 * Finds the approver and reads the approver's current permissions. Returns undefined if the account is frozen
 * or deleted.
 */
async function findApprover(on: Db | Tx, id: string): Promise<Approver | undefined> {
  const row = await on
    .selectFrom('sys_user as u')
    .innerJoin('rights_epoch as e', (join) => join.on('e.id', '=', 1))
    .select(['u.id', 'u.username', 'u.realname', 'u.org_code', 'u.status', 'u.del_flag', 'e.epoch'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (row === undefined || !isActive(row)) return undefined
  const { username, realname, org_code: orgCode, epoch } = row
  return { id, username, realname, orgCode, ...(await createPermissionCache(on).of({ id, orgCode }, epoch)) }
}

/**
 * Trims strings and removes empty fields, since some forms send an empty value and other forms omit the
 * field.
 */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = withoutEmpty(inner)
      return kept === null || kept === '' || kept === undefined ? [] : [[key, kept]]
    }),
  )
}

/**
 * Keyed hashes of the content of an operation: first with the current secret, then with earlier secrets. Key
 * order and surrounding spaces don't change a hash. An account number cannot be guessed from its hash without
 * the secret.
 */
export const contentHashes = (
  secrets: Pick<Secrets, 'hashes'>,
  content: Readonly<Record<string, unknown>>,
): Buffer[] =>
  secrets
    .hashes(`approval ${canonicalJson(withoutEmpty(content))}`)
    .map((hash) => Buffer.from(hash, 'base64url'))

/** Validity of an approval in milliseconds: 10 minutes. */
const LIFETIME = 600_000

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Operation that requires an approval, with its content, its caller and the page of the request. */
export interface ApprovedOperation {
  operation: string
  signature: string | undefined
  content: Readonly<Record<string, unknown>>
  askerId: string
  pageId: string | null
  at: Date
  /** Returns whether the approver may see the records of the operation. */
  isSeenBy: (signer: Signer) => Promise<boolean>
}

/** Approver, and the scope that limits the rows that the approver sees. */
export type Signer = Approver & { scope: Scope }

/** Approval that has been used, for the audit log. */
export interface UsedApproval {
  id: string
  signer: Signer
}

/** Request for an approval. The body contains the approver's password. */
interface Asked {
  body: SignatureRequest
  from: AuditOrigin & { user: SignedIn }
  origin: Origin
}

/**
 * Approvals by a second user, who enters their user name and password on the screen of the first user. The
 * resulting token can be used once within ten minutes. Only this caller can use the token, only from this
 * page, and only for this operation with this content.
 */
export function createApprovals(services: Services) {
  const { database, ids, clock, contracts, config, registry, secrets } = services
  const { db } = database
  const credentials = createPasswordCheck(services)

  /**
   * Returns the permissions that an operation requires: `access` of its caller, `countersign` of its
   * approver.
   */
  function requiredPermissions(operation: string): { access: Access; countersign: string } {
    const { access, countersign } = contracts.findOperation(operation) ?? {}
    if (access === undefined || countersign === undefined) throw approvalOperationUnknown()
    return { access, countersign }
  }

  /**
   * Verifies the approver and creates the token. Until the token is created, the attempt counts as a failed
   * sign-in, even if the password is right.
   */
  async function sign({ body, from, origin }: Asked): Promise<IssuedSignature> {
    const { user: asker, pageId } = from
    const account = await credentials.verify(body, origin)
    // Approvers with a one-time password must set their own password first.
    if (account.oneTimeUntil !== null) throw approverNotEntitled()
    const signer = await findApprover(db, account.id)
    if (signer === undefined || signer.id === asker.id) throw approverSamePerson()
    if (!signer.permissions.has(requiredPermissions(body.operation).countersign)) throw approverNotEntitled()

    const token = randomBytes(32).toString('base64url')
    const [content] = contentHashes(secrets, body.content) as [Buffer]
    const expireTime = await withTransaction(db, async (tx) => {
      await credentials.lock(tx, account, body.password)
      await credentials.attempts.succeeded(tx, account.username, origin.ip)
      const at = clock()
      const id = ids.nextId()
      const { expire_time } = await tx
        .insertInto('four_eyes_signature')
        .values({
          id,
          token_hash: hashOf(token),
          signer_id: signer.id,
          asker_id: asker.id,
          operation: body.operation,
          page_id: pageId,
          content_hash: content,
          create_time: at.toISOString(),
          expire_time: new Date(at.getTime() + LIFETIME).toISOString(),
          used_time: null,
        })
        .returning('expire_time')
        .executeTakeFirstOrThrow()
      const detail = {
        operation: body.operation,
        signer: signer.username,
        asker: asker.username,
        content: content.toString('hex'),
      }
      const entry = { action: 'signature.give', subject: { kind: 'four_eyes_signature', id }, detail }
      await appendAudit(tx, { entry, origin: from, id: ids.nextId(), at })
      return expire_time
    })
    return { signature: token, signerName: signer.realname, expireTime }
  }

  /**
   * Audits a rejected approval. Leaves out an unknown user name, because users sometimes type their password
   * in the field of the user name.
   */
  const recordRefusal = ({ body, from }: Asked, { code: refused }: HttpError): Promise<void> =>
    withTransaction(db, async (tx) => {
      const { operation, username } = body
      const signer = (await findAccount(tx, username))?.username ?? null
      const subject = { kind: 'operation', id: operation }
      const detail = { operation, signer, asker: from.user.username, refused }
      const entry = { action: 'signature.refuse', subject, detail }
      await appendAudit(tx, { entry, origin: from, id: ids.nextId(), at: clock() })
    })

  return {
    /** Creates an approval token. Doesn't open a session. */
    async approve(asked: Asked): Promise<IssuedSignature> {
      const { user: asker } = asked.from
      const { operation, username } = asked.body
      // The permission is checked first, so that callers without the permission can't try passwords of
      // colleagues.
      if (!hasAccess(asker, requiredPermissions(operation).access)) throw forbidden()
      if (username.trim().toLowerCase() === asker.username.toLowerCase()) throw approverSamePerson()
      try {
        return await sign(asked)
      } catch (error) {
        if (error instanceof HttpError) await recordRefusal(asked, error)
        throw error
      }
    },

    /**
     * Marks an approval as used, in the transaction of the operation. Throws if the approval isn't valid for
     * this operation, content, caller and page, or if the approver may not see the records.
     */
    async use(tx: Tx, work: ApprovedOperation): Promise<UsedApproval> {
      const { operation, signature, content, askerId, pageId, at } = work
      if (signature === undefined || signature === '') throw approvalRequired()
      const now = at.toISOString()
      const used = await tx
        .updateTable('four_eyes_signature')
        .set({ used_time: now })
        .where('token_hash', '=', hashOf(signature))
        .where('used_time', 'is', null)
        .where('expire_time', '>', now)
        .where('asker_id', '=', askerId)
        .where('operation', '=', operation)
        .where('page_id', 'is not distinct from', pageId)
        .where('content_hash', 'in', contentHashes(secrets, content))
        .returning(['id', 'signer_id'])
        .executeTakeFirst()
      const signer = used && (await findApprover(tx, used.signer_id))
      if (!used || !signer?.permissions.has(requiredPermissions(operation).countersign))
        throw approvalInvalid()
      const moment = { now: at, timeZone: config.businessTz, lists: registry.lists }
      const seeing = { ...signer, scope: resolveScope(signer, signer, moment) }
      if (!(await work.isSeenBy(seeing))) throw approvalInvalid()
      return { id: used.id, signer: seeing }
    },
  }
}

export type Approvals = ReturnType<typeof createApprovals>

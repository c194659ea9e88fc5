import { createHash, randomBytes } from 'node:crypto'
import { type Access, findOperation, type GivenSignature, type GiveSignatureBody } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import { mayCall } from '../../http/access.ts'
import { forbidden, HttpError } from '../../http/errors.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import type { AuditOrigin } from '../audit/append.ts'
import { appendAudit } from '../audit/append.ts'
import { createCredentials } from '../system/credentials.ts'
import type { Origin } from '../system/sessions.ts'
import { findAccount } from '../system/users.ts'
import { contentHash } from './content-hash.ts'
import {
  signatureInvalid,
  signatureNeeded,
  signatureNotEntitled,
  signatureSamePerson,
  signatureUnknownOperation,
} from './errors.ts'
import { findSigner, type Signer } from './signers.ts'

/** A signature can be used for 10 minutes. */
const LIFETIME = 600_000

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** What an operation was sent, and by whom, from which page. */
export interface SignedWork {
  operation: string
  signature: string | undefined
  content: Readonly<Record<string, unknown>>
  askerId: string
  pageId: string | null
  at: Date
}

/** Who signed, and under which id the audit log has it. */
export interface TakenSignature {
  id: string
  signer: Signer
}

/** What an operation asks of its caller, and of whoever signs it. */
function rightsFor(operation: string): { access: Access; countersign: string } {
  const { access, countersign } = findOperation(operation) ?? {}
  if (access === undefined || countersign === undefined) throw signatureUnknownOperation()
  return { access, countersign }
}

/** A second person's password, asked for by the first. */
interface Asked {
  body: GiveSignatureBody
  from: AuditOrigin & { user: SignedIn }
  origin: Origin
}

/**
 * Signatures of four eyes: a second person proves who he is where the first one works, and what he gets is good for
 * exactly this operation with exactly this content, asked by this person from this page, once, for some minutes.
 */
export function createSignatures(services: Services) {
  const { database, ids, clock } = services
  const { db } = database
  const credentials = createCredentials(services)

  /** A right password is no success yet: that is the signature alone, and until then it counts as a failed login. */
  async function sign({ body, from, origin }: Asked): Promise<GivenSignature> {
    const { user: asker, pageId } = from
    const account = await credentials.prove(body, origin)
    // A password for one time opens a door, and signs nothing.
    if (account.oneTimeUntil !== null) throw signatureNotEntitled()
    const signer = await findSigner(db, account.id)
    if (signer === undefined || signer.id === asker.id) throw signatureSamePerson()
    if (!signer.permissions.has(rightsFor(body.operation).countersign)) throw signatureNotEntitled()

    const token = randomBytes(32).toString('base64url')
    const content = contentHash(body.content)
    const expireTime = await withTransaction(db, async (tx) => {
      await credentials.hold(tx, account, body.password)
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

  /** Who tried whose password; a name that nobody has is not kept, it may be a password in the wrong field. */
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
    /** Signs, and gives what the operation takes; it opens no session. */
    async give(asked: Asked): Promise<GivenSignature> {
      const { user: asker } = asked.from
      const { operation, username } = asked.body
      // Whoever may not do it has nothing to be signed, and no colleague's password to try.
      if (!mayCall(asker, rightsFor(operation).access)) throw forbidden()
      if (username.trim().toLowerCase() === asker.username.toLowerCase()) throw signatureSamePerson()
      try {
        return await sign(asked)
      } catch (error) {
        if (error instanceof HttpError) await recordRefusal(asked, error)
        throw error
      }
    },

    /** Uses a signature up, in the transaction of what it allows; refuses any that is not for exactly this. */
    async take(tx: Tx, work: SignedWork): Promise<TakenSignature> {
      const { operation, signature, content, askerId, pageId, at } = work
      if (signature === undefined || signature === '') throw signatureNeeded()
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
        .where('content_hash', '=', contentHash(content))
        .returning(['id', 'signer_id'])
        .executeTakeFirst()
      const signer = used && (await findSigner(tx, used.signer_id))
      if (!used || !signer?.permissions.has(rightsFor(operation).countersign)) throw signatureInvalid()
      return { id: used.id, signer }
    },
  }
}

export type Signatures = ReturnType<typeof createSignatures>

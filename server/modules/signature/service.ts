import { createHash, randomBytes } from 'node:crypto'
import { findOperation, type GivenSignature, type GiveSignatureBody } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { AuditOrigin } from '../audit/append.ts'
import { appendAudit } from '../audit/append.ts'
import { createCredentials } from '../system/credentials.ts'
import type { Origin } from '../system/sessions.ts'
import { contentHash } from './content-hash.ts'
import {
  signatureInvalid,
  signatureNeeded,
  signatureNotEntitled,
  signatureSamePerson,
  signatureUnknownOperation,
} from './errors.ts'
import { createSigners, type Signer } from './signers.ts'

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

/** The right that an operation asks of whoever signs it. */
function rightFor(operation: string): string {
  const right = findOperation(operation)?.countersign
  if (right === undefined) throw signatureUnknownOperation()
  return right
}

/**
 * Signatures of four eyes: a second person proves who he is where the first one works, and what he gets is good for
 * exactly this operation with exactly this content, asked by this person from this page, once, for some minutes.
 */
export function createSignatures(services: Services) {
  const { database, ids, clock } = services
  const { db } = database
  const credentials = createCredentials(services)
  const signerOf = createSigners(db)

  /** The password was right, whatever else is wrong: that is no failed login. */
  async function prove(body: GiveSignatureBody, origin: Origin): Promise<string> {
    const account = await credentials.prove(body, origin)
    await withTransaction(db, async (tx) => {
      await credentials.hold(tx, account, body.password)
      await credentials.attempts.succeeded(tx, account.username, origin.ip)
    })
    return account.id
  }

  return {
    /** Signs, and gives what the operation takes; it opens no session. */
    async give(body: GiveSignatureBody, from: AuditOrigin, origin: Origin): Promise<GivenSignature> {
      const right = rightFor(body.operation)
      const { user: asker, pageId } = from
      if (body.username.trim().toLowerCase() === asker.username.toLowerCase()) throw signatureSamePerson()
      const signer = await signerOf(await prove(body, origin))
      if (signer === undefined || signer.id === asker.id) throw signatureSamePerson()
      if (!signer.permissions.has(right)) throw signatureNotEntitled({ name: signer.realname })

      const token = randomBytes(32).toString('base64url')
      const expireTime = await withTransaction(db, async (tx) => {
        const at = clock()
        const expires = new Date(at.getTime() + LIFETIME).toISOString()
        const id = ids.nextId()
        const content = contentHash(body.content)
        await tx
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
            expire_time: expires,
            used_time: null,
          })
          .execute()
        const detail = {
          operation: body.operation,
          signer: signer.username,
          asker: asker.username,
          content: content.toString('hex'),
        }
        const entry = { action: 'signature.give', subject: { kind: 'four_eyes_signature', id }, detail }
        await appendAudit(tx, { entry, origin: from, id: ids.nextId(), at })
        const { expire_time } = await tx
          .selectFrom('four_eyes_signature')
          .select('expire_time')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return expire_time
      })
      return { signature: token, signerName: signer.realname, expireTime }
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
      const signer = used && (await signerOf(used.signer_id))
      if (!used || !signer?.permissions.has(rightFor(operation))) throw signatureInvalid()
      return { id: used.id, signer }
    },
  }
}

export type Signatures = ReturnType<typeof createSignatures>

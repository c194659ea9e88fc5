import { randomBytes } from 'node:crypto'
import type { AddedIntakeKey, AddIntakeKey } from '#schemas'
import { withTransaction } from '../../../db/index.ts'
import { type AuditOrigin, appendAudit } from '../../../platform/audit-log/append.ts'
import { defineHttpError } from '../../../platform/http/errors.ts'
import type { SigningKey } from '../../../platform/request-signature/signed-requests.ts'
import type { Services } from '../../../services.ts'

/** Error of a key that doesn't exist or is already revoked. */
export const intakeKeyNotFound = defineHttpError('INTAKE_KEY_NOT_FOUND', 404, {
  en: 'No active key with this id',
  zh: '密钥不存在或已吊销',
})

const SECRET_BYTES = 32
const placeOf = (id: string) => `intake_key.secret:${id}`

/** Creates the service of the keys that sign reported trades. */
export function createIntakeKeys({ database: { db }, ids, clock, secrets }: Services) {
  return {
    /** Finds an active key, to check a signature. */
    async find(id: string): Promise<SigningKey | undefined> {
      const row = await db
        .selectFrom('intake_key')
        .select('secret')
        .where('id', '=', id)
        .where('status', '=', 'ACTIVE')
        .executeTakeFirst()
      return row && { id, secret: secrets.decrypt(row.secret, placeOf(id)) }
    },

    /** Adds a key and returns its secret, which is stored encrypted and can't be read again. */
    add: ({ name, channelCode = null }: AddIntakeKey, origin: AuditOrigin): Promise<AddedIntakeKey> =>
      withTransaction(db, async (tx) => {
        const id = ids.nextId()
        const at = clock()
        const secret = randomBytes(SECRET_BYTES).toString('base64url')
        await tx
          .insertInto('intake_key')
          .values({
            id,
            name: name.trim(),
            channel_code: channelCode,
            secret: secrets.encrypt(secret, placeOf(id)),
            create_by: origin.user.username,
            create_time: at.toISOString(),
          })
          .execute()
        const entry = {
          action: 'trade.addKey',
          subject: { kind: 'intake_key', id },
          detail: { name, channelCode },
        }
        await appendAudit(tx, { entry, origin, id: ids.nextId(), at })
        return { id, secret }
      }),

    /** Revokes a key at once. */
    revoke: (id: string, origin: AuditOrigin): Promise<{ id: string }> =>
      withTransaction(db, async (tx) => {
        const at = clock()
        const { numUpdatedRows } = await tx
          .updateTable('intake_key')
          .set({ status: 'REVOKED', revoke_by: origin.user.username, revoke_time: at.toISOString() })
          .where('id', '=', id)
          .where('status', '=', 'ACTIVE')
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw intakeKeyNotFound()
        const entry = { action: 'trade.revokeKey', subject: { kind: 'intake_key', id }, detail: {} }
        await appendAudit(tx, { entry, origin, id: ids.nextId(), at })
        return { id }
      }),
  }
}

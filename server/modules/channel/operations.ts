import { Clean } from 'typebox/value'
import {
  ChannelAnswer,
  type ChannelOperation,
  type ChannelOperationDetail,
  type MessageField,
} from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { operationNotFound, operationOfRecord } from '../../platform/channel/errors.ts'
import { operationResource } from '../../platform/channel/operation-resource.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { localeOfScope } from '../../platform/localized-text/localized-text.ts'
import { readRecord } from '../../platform/resource/records.ts'
import { readTimeline } from '../../platform/states/timeline.ts'
import type { Services } from '../../services.ts'
import { accountChanged } from './errors.ts'
import { hasReplacedAccount } from './replaced-account.ts'

/** Id of an operation, and the version that the user read. */
interface OperationRef {
  id: string
  version: number
}

/**
 * Lists the fields of a message to or from the channel. The name of a nested field contains its path, such as
 * `account.holder`.
 */
function fieldsOf(message: unknown, prefix = ''): MessageField[] {
  if (typeof message !== 'object' || message === null) return []
  return Object.entries(message).flatMap(([name, value]) =>
    typeof value === 'object'
      ? fieldsOf(value, `${prefix}${name}.`)
      : [{ name: `${prefix}${name}`, value: String(value).slice(0, 500) }],
  )
}

/** Reads an operation that the user may see. */
export async function readOperation(on: Db | Tx, id: string, { scope }: SignedIn): Promise<ChannelOperation> {
  const operation = await readRecord(on, operationResource, { id, scope })
  if (!operation) throw operationNotFound()
  return operation as ChannelOperation
}

/** Creates the service of channel operations. */
export function createOperations(services: Services) {
  const { db } = services.database
  const channel = createChannelOperations(services)

  return {
    async get(id: string, user: SignedIn): Promise<ChannelOperationDetail> {
      const operation = await readOperation(db, id, user)
      const [row, timeline] = await Promise.all([
        db
          .selectFrom('channel_operation')
          .select(['request', 'response'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
        readTimeline(db, { subject: 'channel_operation', id, locale: localeOfScope(user.scope) }),
      ])
      return {
        ...operation,
        request: fieldsOf(row.request),
        response: fieldsOf(Clean(ChannelAnswer, row.response)),
        timeline,
      }
    },

    async retry(tx: Tx, ref: OperationRef, context: ChangeContext): Promise<Changed<ChannelOperation>> {
      const { requestNo } = await readOperation(tx, ref.id, context.user)
      const row = await tx
        .selectFrom('channel_operation')
        .select(['kind', 'status', 'subject_id', 'shop_id', 'account_version'])
        .where('id', '=', ref.id)
        .executeTakeFirstOrThrow()
      if (row.subject_id !== null) throw operationOfRecord({ requestNo })
      if (row.kind === 'CARD_CHANGE' && row.status === 'FAILED' && !(await hasReplacedAccount(tx, row)))
        throw accountChanged({ requestNo })
      const audit = await channel.retry(tx, ref, context)
      return { result: await readOperation(tx, ref.id, context.user), audit }
    },

    async cancel(tx: Tx, ref: OperationRef, context: ChangeContext): Promise<Changed<ChannelOperation>> {
      const audit = await channel.cancel(tx, ref, context)
      return { result: await readOperation(tx, ref.id, context.user), audit }
    },

    /** Immediately sends an operation that is waiting, for example until a circuit breaker closes. */
    async sendNow(tx: Tx, ref: OperationRef, { user }: ChangeContext): Promise<Changed<ChannelOperation>> {
      const { id } = ref
      const { requestNo } = await readOperation(tx, id, user)
      await channel.sendNow(tx, ref)
      const audit = {
        action: 'channelOperation.sendNow',
        subject: { kind: 'channel_operation', id },
        detail: { requestNo },
      }
      return { result: await readOperation(tx, id, user), audit }
    },
  }
}

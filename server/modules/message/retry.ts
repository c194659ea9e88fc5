import { sql } from 'kysely'
import type { RetryMessages } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { recordNotFound } from '../../platform/resource/records.ts'
import { notRetryable } from './errors.ts'
import { canRetry, messageResource } from './list-resource.ts'

const queued = { en: 'Sent again', zh: '已重新发送' }

/**
 * Queues unsent messages again, either all of them or none. Each message gets the full number of attempts
 * again.
 */
export async function retryMessages(
  tx: Tx,
  { ids }: RetryMessages,
  { scope }: Pick<SignedIn, 'scope'>,
): Promise<Changed<null>> {
  const { rows } = await sql<{ id: string; can: boolean }>`select t.id, ${canRetry} as can from sys_sms t
    where t.id = any(${ids}::text[]) and ${isVisible(messageResource, scope)} order by t.id for update`.execute(
    tx,
  )
  if (rows.length < ids.length) throw recordNotFound()
  if (rows.some(({ can }) => !can)) throw notRetryable()
  await sql`update sys_sms set es_send_status = '0', es_send_num = 0, es_result = null, next_time = now()
    where id = any(${ids}::text[])`.execute(tx)
  const [id = ''] = ids
  return {
    result: null,
    audit: { action: 'message.retry', subject: { kind: 'sys_sms', id }, detail: { ids } },
    message: queued,
  }
}

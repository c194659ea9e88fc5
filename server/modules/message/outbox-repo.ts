import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { NO_GATEWAY } from '../../platform/sms/sms.ts'

/** If a claimed message has no result after this number of seconds, another node can claim it. */
const CLAIM_TIMEOUT = 60
/** Maximum number of attempts to send a message. */
export const MAX_ATTEMPTS = 5
/** Seconds between the first and the second attempt. Each later interval is four times the previous one. */
const FIRST_WAIT = 30
const MAX_RESULT = 255

/** Message that this process has claimed for sending. */
export interface ClaimedMessage {
  id: string
  claim: string
  type: '1' | '4'
  title: string
  receiver: string
  content: string
  /** Values of the template's variables as JSON text. */
  params: string
  templateCode: string
  sender: string
  attempts: number
}

/**
 * Claims the due message that has waited longest. If the node that claims the message dies, the message
 * becomes due again. The attempt is counted before the message is sent. So even a message that crashes every
 * node reaches the maximum number of attempts.
 */
export async function claimMessage(db: Db): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update sys_sms set claim = ${randomUUID()}, es_send_num = es_send_num + 1,
      next_time = now() + make_interval(secs => ${CLAIM_TIMEOUT})
    where id = (select id from sys_sms where next_time <= now()
      order by next_time, id limit 1 for update skip locked)
    returning id, claim, es_type as type, coalesce(es_title, '') as title, es_receiver as receiver,
      coalesce(es_content, '') as content, coalesce(es_param, '{}') as params, template_code as "templateCode",
      coalesce(sender, '') as sender, es_send_num as attempts`.execute(db)
  return rows[0]
}

type MessageClaim = Pick<ClaimedMessage, 'id' | 'claim'>

/** Marks a message as sent. Returns false if another node has claimed the message meanwhile. */
export async function markSent(db: Db | Tx, { id, claim }: MessageClaim): Promise<boolean> {
  const { numAffectedRows } = await sql`update sys_sms set es_send_status = '1', es_result = null,
      es_send_time = now(), claim = null, next_time = null
    where id = ${id} and claim = ${claim}`.execute(db)
  return numAffectedRows === 1n
}

/** Removes a message from the queue, because no SMS gateway is configured. */
export const markUnsent = (db: Db, { id, claim }: MessageClaim) =>
  sql`update sys_sms set es_result = ${NO_GATEWAY}, es_send_time = now(), claim = null,
      next_time = null
    where id = ${id} and claim = ${claim}`.execute(db)

/**
 * Saves the reason of a failed attempt, and the time of the next attempt if there is one. After the last
 * attempt, the message stays failed.
 */
export async function markFailed(
  db: Db,
  { id, claim, attempts }: ClaimedMessage,
  reason: string,
): Promise<void> {
  const wait = FIRST_WAIT * 4 ** (attempts - 1)
  const next = attempts >= MAX_ATTEMPTS ? sql`null` : sql`now() + make_interval(secs => ${wait})`
  await sql`update sys_sms set es_send_status = ${attempts >= MAX_ATTEMPTS ? '2' : '0'}, es_send_time = now(),
      es_result = ${reason.slice(0, MAX_RESULT)}, claim = null, next_time = ${next}
    where id = ${id} and claim = ${claim}`.execute(db)
}

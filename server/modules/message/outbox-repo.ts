import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { NO_GATEWAY } from '../../platform/sms/sms.ts'

/** Seconds without a result after which the claiming node counts as dead. */
const DEAD_AFTER = 60
/** Maximum attempts to send a message. */
export const MAX_TRIES = 5
/** Seconds between the first and the second attempt. Each later wait is four times as long. */
const FIRST_WAIT = 30
const MAX_RESULT = 255

/** A message claimed by this process. */
export interface ClaimedMessage {
  id: string
  claim: string
  type: '1' | '4'
  title: string
  receiver: string
  content: string
  /** JSON text. */
  params: string
  templateCode: string
  sender: string
  tries: number
}

/**
 * Claims the oldest due message. A message claimed by a node that died is due again after a while. The
 * attempt counts before the message is sent, so that a message that crashes each node is given up.
 */
export async function claimMessage(db: Db): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update sys_sms set claim = ${randomUUID()}, es_send_num = es_send_num + 1,
      next_time = now() + make_interval(secs => ${DEAD_AFTER})
    where id = (select id from sys_sms where next_time <= now()
      order by next_time, id limit 1 for update skip locked)
    returning id, claim, es_type as type, coalesce(es_title, '') as title, es_receiver as receiver,
      coalesce(es_content, '') as content, coalesce(es_param, '{}') as params, template_code as "templateCode",
      coalesce(sender, '') as sender, es_send_num as tries`.execute(db)
  return rows[0]
}

type Held = Pick<ClaimedMessage, 'id' | 'claim'>

/** Marks a message as sent; false if this process no longer holds it. */
export async function markSent(db: Db | Tx, { id, claim }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`update sys_sms set es_send_status = '1', es_result = null,
      es_send_time = now(), claim = null, next_time = null
    where id = ${id} and claim = ${claim}`.execute(db)
  return numAffectedRows === 1n
}

/** Marks a message as not sent, since no gateway is configured. */
export const markUnsent = (db: Db, { id, claim }: Held) =>
  sql`update sys_sms set es_result = ${NO_GATEWAY}, es_send_time = now(), claim = null,
      next_time = null
    where id = ${id} and claim = ${claim}`.execute(db)

/** Saves a failure and the time of the next attempt. After the last attempt there is no next one. */
export async function markFailed(
  db: Db,
  { id, claim, tries }: ClaimedMessage,
  reason: string,
): Promise<void> {
  const wait = FIRST_WAIT * 4 ** (tries - 1)
  const next = tries >= MAX_TRIES ? sql`null` : sql`now() + make_interval(secs => ${wait})`
  await sql`update sys_sms set es_send_status = ${tries >= MAX_TRIES ? '2' : '0'}, es_send_time = now(),
      es_result = ${reason.slice(0, MAX_RESULT)}, claim = null, next_time = ${next}
    where id = ${id} and claim = ${claim}`.execute(db)
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { NO_GATEWAY } from '../sms/sms.ts'

/** Seconds after which a node that took a message and said nothing counts as gone. */
const PATIENCE = 60
/** Tries that a message gets. */
export const MOST_TRIES = 5
/** Seconds before the second try; each further one waits four times as long. */
const FIRST_WAIT = 30
const LONGEST_RESULT = 255

/** A message that this process has taken to send. */
export interface TakenMessage {
  id: string
  claim: string
  type: '1' | '4'
  title: string
  receiver: string
  content: string
  /** JSON. */
  params: string
  templateCode: string
  sender: string
  tries: number
}

/**
 * Takes what is due longest, or what a node took that has said nothing since; no two nodes get the same. The try
 * counts before it is made, so that a message that kills its node is given up one day.
 */
export async function takeMessage(db: Db): Promise<TakenMessage | undefined> {
  const { rows } = await sql<TakenMessage>`
    update sys_sms set claim = ${randomUUID()}, es_send_num = es_send_num + 1,
      next_time = now() + make_interval(secs => ${PATIENCE})
    where id = (select id from sys_sms where next_time <= now()
      order by next_time, id limit 1 for update skip locked)
    returning id, claim, es_type as type, coalesce(es_title, '') as title, es_receiver as receiver,
      coalesce(es_content, '') as content, coalesce(es_param, '{}') as params, template_code as "templateCode",
      coalesce(sender, '') as sender, es_send_num as tries`.execute(db)
  return rows[0]
}

type Held = Pick<TakenMessage, 'id' | 'claim'>

/** Notes that a message is sent; false where it is not this process's any more. */
export async function noteSent(db: Db | Tx, { id, claim }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`update sys_sms set es_send_status = '1', es_result = null,
      es_send_time = now(), claim = null, next_time = null
    where id = ${id} and claim = ${claim}`.execute(db)
  return numAffectedRows === 1n
}

/** Notes that a message rests in its table, since nobody takes it further. */
export const noteResting = (db: Db, { id, claim }: Held) =>
  sql`update sys_sms set es_result = ${NO_GATEWAY}, es_send_time = now(), claim = null,
      next_time = null
    where id = ${id} and claim = ${claim}`.execute(db)

/** Notes a failure, and when it is tried again; after the last try it counts as failed for good. */
export async function noteFailed(db: Db, { id, claim, tries }: TakenMessage, reason: string): Promise<void> {
  const wait = FIRST_WAIT * 4 ** (tries - 1)
  const next = tries >= MOST_TRIES ? sql`null` : sql`now() + make_interval(secs => ${wait})`
  await sql`update sys_sms set es_send_status = ${tries >= MOST_TRIES ? '2' : '0'}, es_send_time = now(),
      es_result = ${reason.slice(0, LONGEST_RESULT)}, claim = null, next_time = ${next}
    where id = ${id} and claim = ${claim}`.execute(db)
}

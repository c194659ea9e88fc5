import type { Db, Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { sanitizeNotice } from '../html/sanitize.ts'
import { createPublisher } from './outbox.ts'

/**
 * System message to one user. `opens` names the record to which the message links, and the page of the
 * record.
 */
interface Message {
  userId: string
  title: string
  /** Content as HTML, which is sanitized before it is stored. */
  content: string
  sender: string
  opens?: { page: string; id: string; kind: string }
  at: Date
}

const SYSTEM_MESSAGE = '2'
const MAX_TITLE = 100

/** Returns a function that sends a system message to a user, in a transaction. */
export function createNotifyUser({ ids, config }: Pick<Services, 'ids' | 'config'>) {
  const publish = createPublisher({ ids, config })
  return async (tx: Tx, { userId, title, content, sender, opens, at }: Message): Promise<void> => {
    const id = ids.nextId()
    const titile = title.slice(0, MAX_TITLE)
    const time = at.toISOString()
    await tx
      .insertInto('sys_announcement')
      .values({
        id,
        titile,
        msg_content: sanitizeNotice(content, config),
        sender,
        priority: 'L',
        msg_category: SYSTEM_MESSAGE,
        msg_type: 'USER',
        user_ids: `${userId},`,
        send_status: '1',
        send_time: time,
        ...(opens && {
          open_type: 'component',
          open_page: opens.page,
          bus_type: opens.kind,
          bus_id: opens.id,
        }),
        create_by: 'system',
        create_time: time,
      })
      .execute()
    await addCopies(tx, [{ id: ids.nextId(), annt_id: id, user_id: userId }])
    await publish(tx, { to: [userId], msgId: id, msgTxt: titile })
  }
}

/** Adds the copies that users have of announcements. Existing copies stay unchanged. */
export async function addCopies(db: Db | Tx, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return
  await db
    .insertInto('sys_announcement_send')
    .values([...copies])
    .onConflict((conflict) => conflict.columns(['user_id', 'annt_id']).doNothing())
    .execute()
}

/** New copy of an announcement for a user. */
export interface Copy {
  id: string
  annt_id: string
  user_id: string
}

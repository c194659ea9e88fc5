import type { Announcement, UnreadAnnouncements } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { createList } from '../../platform/list/list.ts'
import { addCopies } from '../../platform/push/notify-user.ts'
import { createPublisher } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'
import { noticeNotFound } from './errors.ts'
import { myAnnouncements } from './list-resource.ts'
import { findMissingCopies, findOwn, findVisible, listUnread, markRead, type Unread } from './repo.ts'

const DEFAULT_ENTRIES = 5
const MOST_ENTRIES = 100
const NOTICE = '1'

const withoutTotal = ({ total: _, ...announcement }: Unread): Announcement => announcement

/**
 * Creates the service for the announcements that a user receives. Each receiver of an announcement has a
 * copy, which stores when the receiver read it.
 */
export function createInbox(services: Services) {
  const { database, ids, clock } = services
  const { db } = database
  const list = createList(myAnnouncements, services)
  const publish = createPublisher(services)

  /**
   * Adds a copy of each announcement to all users that the user has no copy of yet. A unique key prevents
   * simultaneous requests from adding a copy twice.
   */
  async function addMissingCopies(on: Db, { id: userId }: SignedIn): Promise<void> {
    const missing = await findMissingCopies(on, userId)
    await addCopies(
      on,
      missing.map((annt_id) => ({ id: ids.nextId(), annt_id, user_id: userId })),
    )
    if (missing.length > 0) services.listChanges.add(myAnnouncements.model.name)
  }

  const auditOf = (action: string, user: SignedIn, anntIds: readonly string[]): AuditEntry | undefined =>
    anntIds.length === 0
      ? undefined
      : {
          action,
          subject: { kind: 'sys_user', id: user.id },
          detail: { count: anntIds.length, anntIds: anntIds.slice(0, 100) },
          changes: { table: 'sys_announcement_send' },
        }

  return {
    list,

    /** Returns the user's unread announcements, newest first. Returns at most `pageSize` of each category. */
    async unread(user: SignedIn, pageSize = DEFAULT_ENTRIES): Promise<UnreadAnnouncements> {
      await addMissingCopies(db, user)
      const rows = await listUnread(db, user.id, Math.min(Math.max(pageSize, 1), MOST_ENTRIES))
      const notices = rows.filter(({ msgCategory }) => msgCategory === NOTICE)
      const messages = rows.filter(({ msgCategory }) => msgCategory !== NOTICE)
      return {
        anntMsgList: notices.map(withoutTotal),
        anntMsgTotal: notices[0]?.total ?? 0,
        sysMsgList: messages.map(withoutTotal),
        sysMsgTotal: messages[0]?.total ?? 0,
      }
    },

    /** Returns an announcement that the user may read, or that the user has written. */
    async one(user: SignedIn, id: string): Promise<Announcement> {
      const found = (await findVisible(db, id, user.id)) ?? (await findOwn(db, id, user.username))
      if (!found) throw noticeNotFound()
      return found
    },

    /** Returns a page of all announcements that the user has received. */
    async page(user: SignedIn, query: Record<string, unknown>) {
      const listQuery = list.readJeecg(query, user, ['titile', 'sender'])
      await addMissingCopies(db, user)
      const own = { field: 'userId', op: 'eq', values: [user.id] } as const
      return list.page({ ...listQuery, conditions: [...listQuery.conditions, own] }, user.scope)
    },

    /** Marks an announcement as read. An announcement that is already read doesn't change. */
    async read(tx: Tx, user: SignedIn, anntId: string): Promise<AuditEntry | undefined> {
      if (!(await findVisible(tx, anntId, user.id))) throw noticeNotFound()
      await addCopies(tx, [{ id: ids.nextId(), annt_id: anntId, user_id: user.id }])
      return auditOf('notice.read', user, await markRead(tx, { userId: user.id, at: clock(), anntId }))
    },

    /** Marks all announcements as read, and notifies the clients of the user. */
    async readAll(tx: Tx, user: SignedIn): Promise<AuditEntry | undefined> {
      await addMissingCopies(tx, user)
      await publish(tx, { to: [user.id], msgId: '', msgTxt: '' })
      return auditOf('notice.readAll', user, await markRead(tx, { userId: user.id, at: clock() }))
    },
  }
}

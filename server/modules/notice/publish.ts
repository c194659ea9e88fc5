import type { Announcement, NewAnnouncement } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../../platform/audit-log/append.ts'
import { adoptPictures } from '../../platform/file/adopt.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { hasAccess } from '../../platform/http/permission-check.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { addCopies } from '../../platform/push/notify-user.ts'
import { createPublisher } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'
import { noticeNotFound, noticeNotReleased, noticeReleased, recipientsUnknown } from './errors.ts'
import { existingUsers, findAny, lockAnnouncement, markUnread } from './repo.ts'
import { readNewAnnouncement } from './rules.ts'

const RELEASED = '1'
const REVOKED = '2'
/** Permission to release announcements. */
const EDIT = 'system:annountCement:edit'

type Columns = Readonly<Record<string, unknown>>

const auditOf = (action: string, id: string, detail: Columns): AuditEntry => ({
  action,
  subject: { kind: 'sys_announcement', id },
  detail,
})

/**
 * Returns an audit detail with the old and new values of the columns in `after`. The audit detail also
 * contains the title, which identifies the announcement.
 */
function versionOf(before: { titile: string } & Columns, after: Columns) {
  const { titile } = before
  const was = Object.fromEntries(Object.keys(after).map((column) => [column, before[column]]))
  return { from: { titile, ...was }, to: { titile, ...after } }
}

/** Creates the service that adds, releases and revokes announcements. */
export function createPublishService({ ids, clock, config }: Services) {
  const publish = createPublisher({ ids, config })

  return {
    /** Saves a new draft. Its HTML is sanitized. */
    async add(
      tx: Tx,
      user: SignedIn,
      body: NewAnnouncement,
    ): Promise<{ result: Announcement; audit: AuditEntry }> {
      const row = readNewAnnouncement(body, config)
      await adoptPictures(tx, row.msg_content, user)
      const recipientIds = readIds(row.user_ids)
      if ((await existingUsers(tx, recipientIds)).length < recipientIds.length) throw recipientsUnknown()
      const id = ids.nextId()
      const created = { id, create_by: user.username, create_time: clock().toISOString() }
      await tx
        .insertInto('sys_announcement')
        .values({ ...row, ...created })
        .execute()
      const result = await findAny(tx, id)
      if (!result) throw noticeNotFound()
      return { result, audit: auditOf('notice.add', id, { to: row }) }
    },

    /** Releases a draft or a revoked announcement, and notifies its receivers. */
    async release(tx: Tx, user: SignedIn, id: string): Promise<AuditEntry> {
      const annt = await lockAnnouncement(tx, id, user.scope)
      if (!annt) throw noticeNotFound()
      if (annt.send_status === RELEASED) throw noticeReleased()
      const at = clock().toISOString()
      const author = { update_by: user.username, update_time: at }
      const next = { send_status: RELEASED, send_time: at, cancel_time: null, sender: user.realname }
      await tx
        .updateTable('sys_announcement')
        .set({ ...next, ...author })
        .where('id', '=', id)
        .execute()
      await markUnread(tx, id)
      const users = annt.msg_type === 'ALL' ? [] : await existingUsers(tx, readIds(annt.user_ids))
      await addCopies(
        tx,
        users.map((user_id) => ({ id: ids.nextId(), annt_id: id, user_id })),
      )
      // The title is sent only if the period of the announcement has begun, since users can't read the
      // announcement earlier.
      if (annt.isItsTime) {
        await publish(tx, { to: annt.msg_type === 'ALL' ? 'all' : users, msgId: id, msgTxt: annt.titile })
      }
      return auditOf('notice.release', id, versionOf(annt, next))
    },

    /**
     * Sends the notification about a released announcement again, which JeecgBoot clients request after each
     * release. Without an announcement, which they request after all messages are marked as read, only the
     * caller's clients are notified.
     */
    async notifyAgain(tx: Tx, user: SignedIn, id: string): Promise<AuditEntry | undefined> {
      if (id === '') {
        await publish(tx, { to: [user.id], msgId: '', msgTxt: '' })
        return undefined
      }
      if (!hasAccess(user, EDIT)) throw forbidden()
      const annt = await lockAnnouncement(tx, id, user.scope)
      if (!annt) throw noticeNotFound()
      if (annt.send_status !== RELEASED) throw noticeNotReleased()
      const to = annt.msg_type === 'ALL' ? 'all' : readIds(annt.user_ids)
      if (annt.isItsTime) await publish(tx, { to, msgId: id, msgTxt: annt.titile })
      return auditOf('notice.tellAgain', id, { titile: annt.titile })
    },

    /** Revokes a released announcement, so that its receivers no longer see it. */
    async revoke(tx: Tx, user: SignedIn, id: string): Promise<AuditEntry> {
      const annt = await lockAnnouncement(tx, id, user.scope)
      if (!annt) throw noticeNotFound()
      if (annt.send_status !== RELEASED) throw noticeNotReleased()
      const at = clock().toISOString()
      const next = { send_status: REVOKED, cancel_time: at }
      await tx
        .updateTable('sys_announcement')
        .set({ ...next, update_by: user.username, update_time: at })
        .where('id', '=', id)
        .execute()
      const to = annt.msg_type === 'ALL' ? 'all' : readIds(annt.user_ids)
      // An empty text makes open clients reload their notices without showing a message.
      await publish(tx, { to, msgId: id, msgTxt: '' })
      return auditOf('notice.revoke', id, versionOf(annt, next))
    },
  }
}

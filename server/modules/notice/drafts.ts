import { sql } from 'kysely'
import type { EditAnnouncement } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { adoptPictures } from '../../platform/file/adopt.ts'
import type { Changed } from '../../platform/http/change.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { ChangeContext } from '../../platform/http/request.ts'
import { createPublisher } from '../../platform/push/outbox.ts'
import type { Services } from '../../services.ts'
import { noticeAlreadyReleased, noticeChanged, noticeNotFound, recipientsUnknown } from './errors.ts'
import { existingUsers, lockAnnouncements } from './repo.ts'
import { readNewAnnouncement } from './rules.ts'

const RELEASED = '1'

const edited = { en: 'Saved', zh: '修改成功！' }
const deleted = { en: 'Deleted', zh: '删除成功！' }

type Columns = Readonly<Record<string, unknown>>

/** Old and new values of the changed columns, for the audit log. */
function differences(stored: Columns, row: Columns) {
  const fields = Object.keys(row).filter((field) => stored[field] !== row[field])
  const of = (columns: Columns) => Object.fromEntries(fields.map((field) => [field, columns[field]]))
  return { from: of(stored), to: of(row) }
}

/** Creates the service that edits unreleased announcements, and removes announcements. */
export function createDraftService({ ids, config }: Services) {
  const publish = createPublisher({ ids, config })

  /**
   * Deletes the users' copies of a revoked announcement. The next release creates copies for its new
   * receivers.
   */
  const deleteCopies = (tx: Tx, id: string) =>
    tx.deleteFrom('sys_announcement_send').where('annt_id', '=', id).execute()

  return {
    /** Saves an announcement that isn't released: a draft or a revoked announcement. */
    async edit(tx: Tx, body: EditAnnouncement, { user, at }: ChangeContext): Promise<Changed<null>> {
      const { id, version } = body
      const [stored] = await lockAnnouncements(tx, [id], user.scope)
      if (!stored) throw noticeNotFound()
      if (stored.send_status === RELEASED) throw noticeAlreadyReleased()
      if (version != null && version !== stored.version) throw noticeChanged()
      const row = readNewAnnouncement(body, config)
      await adoptPictures(tx, row.msg_content, user)
      const ids = readIds(row.user_ids)
      if ((await existingUsers(tx, ids)).length < ids.length) throw recipientsUnknown()
      const author = { update_by: user.username, update_time: at.toISOString() }
      const next = { ...row, ...author, version: stored.version + 1 }
      await tx.updateTable('sys_announcement').set(next).where('id', '=', id).execute()
      await deleteCopies(tx, id)
      const subject = { kind: 'sys_announcement', id }
      return {
        result: null,
        audit: { action: 'notice.edit', subject, detail: differences({ ...stored }, row) },
        message: edited,
      }
    },

    /**
     * Removes announcements, either all of them or none. The rows of the announcements are only marked as
     * deleted, so that the audit log can still refer to them.
     */
    async remove(tx: Tx, ids: readonly string[], { user, at }: ChangeContext): Promise<Changed<null>> {
      const stored = await lockAnnouncements(tx, ids, user.scope)
      if (ids.length === 0 || stored.length < ids.length) throw noticeNotFound()
      await sql`update sys_announcement set del_flag = '1', version = version + 1, update_by = ${user.username},
        update_time = ${at.toISOString()} where id = any(${[...ids]}::text[])`.execute(tx)
      for (const { id, send_status, msg_type, user_ids } of stored) {
        if (send_status !== RELEASED) continue
        // An empty text makes open clients reload their notices without showing a message.
        await publish(tx, { to: msg_type === 'ALL' ? 'all' : readIds(user_ids), msgId: id, msgTxt: '' })
      }
      const audit = stored.map(({ id, titile, send_status }) => ({
        action: 'notice.delete',
        subject: { kind: 'sys_announcement', id },
        detail: { from: { titile, send_status }, to: {} },
      }))
      return { result: null, audit, message: deleted }
    },
  }
}

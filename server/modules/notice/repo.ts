import { sql } from 'kysely'
import type { Announcement } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { announcementDrafts } from './list-resource.ts'

/** Columns of the announcement `a`, under JeecgBoot's field names. */
const columns = sql`a.id, a.titile, a.sender, a.send_time as "sendTime", a.msg_content as "msgContent",
  a.msg_abstract as "msgAbstract", a.priority, a.msg_category as "msgCategory", a.open_type as "openType",
  a.open_page as "openPage", a.bus_type as "busType", a.bus_id as "busId", a.create_time as "createTime",
  a.start_time as "startTime", a.end_time as "endTime", a.msg_type as "msgType",
  a.send_status as "sendStatus"`
const isOut = sql`a.send_status = '1' and a.del_flag = '0' and (a.start_time is null or a.start_time <= now())`
const isOpen = sql`${isOut} and (a.end_time is null or a.end_time > now())`
/**
 * Maximum number of copies that one request creates for a user. Later requests create the remaining copies.
 */
const MOST_COPIES = 500

/** Finds announcements to all users that this user has no copy of yet. Usually there are none. */
export async function findMissingCopies(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.id from sys_announcement a
    where a.msg_type = 'ALL' and ${isOpen} and not exists (
      select from sys_announcement_send s where s.user_id = ${userId} and s.annt_id = a.id)
    order by a.send_time desc limit ${sql.lit(MOST_COPIES)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Unread announcement. `total` is the number of unread announcements in its category. */
export type Unread = Announcement & { total: number }

/**
 * Lists the newest unread announcements of each category. Announcements outside their period are left out.
 */
export async function listUnread(db: Db, userId: string, most: number): Promise<Unread[]> {
  const { rows } = await sql<Unread>`select ${columns}, u.total from (
      select a.id, row_number() over newest as place, (count(*) over (partition by a.msg_category))::int as total
      from sys_announcement_send s join sys_announcement a on a.id = s.annt_id
      where s.user_id = ${userId} and s.read_flag = '0' and ${isOpen}
      window newest as (partition by a.msg_category order by a.send_time desc, a.id desc)
    ) u join sys_announcement a on a.id = u.id
    where u.place <= ${most}
    order by a.send_time desc, a.id desc`.execute(db)
  return rows
}

/**
 * SQL condition for the announcements `a` that a user may see. Such an announcement is released and its
 * period has begun. In addition, the user has a copy, or the announcement is addressed to all users and its
 * period hasn't ended.
 */
const isFor = (userId: string) => sql`${isOut} and (exists (
    select from sys_announcement_send s where s.annt_id = a.id and s.user_id = ${userId}
  ) or (a.msg_type = 'ALL' and ${isOpen}))`

/** Finds an announcement that the user may see. */
export async function findVisible(
  db: Db | Tx,
  id: string,
  userId: string,
): Promise<Announcement | undefined> {
  const { rows } = await sql<Announcement>`select ${columns} from sys_announcement a
    where a.id = ${id} and ${isFor(userId)}`.execute(db)
  return rows[0]
}

/** Finds an announcement that a user has written, in any state. */
export async function findOwn(db: Db, id: string, username: string): Promise<Announcement | undefined> {
  const { rows } = await sql<Announcement>`select ${columns} from sys_announcement a
    where a.id = ${id} and a.create_by = ${username} and a.del_flag = '0'`.execute(db)
  return rows[0]
}

/** Finds an announcement for an editor, in any state. */
export async function findAny(db: Db | Tx, id: string): Promise<Announcement | undefined> {
  const { rows } = await sql<Announcement>`select ${columns} from sys_announcement a
    where a.id = ${id} and a.del_flag = '0'`.execute(db)
  return rows[0]
}

/**
 * Marks one announcement, or all announcements of a user, as read. Returns the ids of the announcements that
 * were unread before.
 */
export async function markRead(
  tx: Tx,
  { userId, at, anntId }: { userId: string; at: Date; anntId?: string },
): Promise<string[]> {
  const which = anntId === undefined ? sql`true` : sql`s.annt_id = ${anntId}`
  const { rows } = await sql<{ id: string }>`update sys_announcement_send s
    set read_flag = '1', read_time = ${at.toISOString()}
    from sys_announcement a
    where a.id = s.annt_id and s.user_id = ${userId} and s.read_flag = '0' and ${which} and ${isOut}
    returning s.annt_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Locks an announcement until the transaction ends. */
export async function lockAnnouncement(tx: Tx, id: string, scope: Scope) {
  return tx
    .selectFrom('sys_announcement as t')
    .where(isVisible(announcementDrafts, scope))
    .select(['id', 'titile', 'msg_type', 'send_status', 'send_time', 'cancel_time', 'sender', 'user_ids'])
    .select(
      sql<boolean>`(start_time is null or start_time <= now()) and (end_time is null or end_time > now())`.as(
        'isItsTime',
      ),
    )
    .where('id', '=', id)
    .where('del_flag', '=', '0')
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Locks announcements until the transaction ends. Locks in the order of their ids, which prevents deadlocks.
 */
export async function lockAnnouncements(tx: Tx, ids: readonly string[], scope: Scope) {
  return tx
    .selectFrom('sys_announcement as t')
    .where(isVisible(announcementDrafts, scope))
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .where('del_flag', '=', '0')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Returns the ids that belong to existing users. */
export async function existingUsers(db: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sys_user
    where id = any(${[...ids]}::text[]) and del_flag = 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Marks the copies of all users as unread, since users should read an announcement again after it is released
 * again.
 */
export async function markUnread(tx: Tx, anntId: string): Promise<void> {
  await tx
    .updateTable('sys_announcement_send')
    .set({ read_flag: '0', read_time: null })
    .where('annt_id', '=', anntId)
    .where('read_flag', '=', '1')
    .execute()
}

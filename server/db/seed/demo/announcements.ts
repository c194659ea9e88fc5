import type { PoolClient } from 'pg'
import { demoUsers } from '../data/accounts.ts'
import { announcements, type SeedAnnouncement } from '../data/announcements.ts'
import { insertMissing } from '../system/insert.ts'
import { seedId } from '../system/seed-id.ts'

const DAY = 86_400_000
/** How long ago the newest one was released, in milliseconds. */
const RECENTLY = 1_800_000

const idOf = ({ key }: SeedAnnouncement) => seedId('announcement', key)

/** The ids of the demo users by name. */
async function readUserIds(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; username: string }>('select id, username from sys_user')
  return new Map(rows.map(({ id, username }) => [username, id]))
}

/** Announcements as they stand after their release; nobody has read them yet. */
export async function seedAnnouncements(client: PoolClient, now: Date): Promise<void> {
  const sender = demoUsers[0]?.realname ?? null
  const known = await readUserIds(client)
  const addressed = announcements.map((annt) => ({
    annt,
    userIds: (annt.to ?? []).flatMap((username) => known.get(username) ?? []),
  }))
  const rows = addressed.map(({ annt, userIds }) => {
    const at = new Date(now.getTime() - RECENTLY - annt.daysAgo * DAY).toISOString()
    return {
      id: idOf(annt),
      titile: annt.titile,
      msg_content: annt.html,
      msg_abstract: annt.abstract,
      sender,
      priority: annt.priority,
      msg_category: annt.category,
      msg_type: annt.to ? 'USER' : 'ALL',
      user_ids: annt.to ? `${userIds.join(',')},` : null,
      send_status: '1',
      send_time: at,
      del_flag: '0',
      open_type: annt.openPage === undefined ? null : 'url',
      open_page: annt.openPage ?? null,
      create_by: 'admin',
      create_time: at,
    }
  })
  await insertMissing(client, 'sys_announcement', rows)
  await insertMissing(
    client,
    'sys_announcement_send',
    addressed.flatMap(({ annt, userIds }) =>
      userIds.map((userId) => ({
        id: seedId('announcement-copy', `${annt.key}/${userId}`),
        annt_id: idOf(annt),
        user_id: userId,
        read_flag: '0',
        create_time: now.toISOString(),
      })),
    ),
  )
}

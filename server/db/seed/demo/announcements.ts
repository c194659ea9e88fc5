import type { PoolClient } from 'pg'
import { demoUsers } from '../data/accounts.ts'
import { announcements, type SeedAnnouncement } from '../data/announcements.ts'
import { insertMissing } from '../system/insert.ts'
import { seedId } from '../system/seed-id.ts'
import { businessDayOf, startOfDay } from './business-day.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** End of the demo history, and the time zone of its days. */
interface SeedMoment {
  now: Date
  timeZone: string
}

const idOf = ({ key }: SeedAnnouncement) => seedId('announcement', key)

/** Reads the ids of demo users by name. */
async function readUserIds(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; username: string }>('select id, username from sys_user')
  return new Map(rows.map(({ id, username }) => [username, id]))
}

/** Milliseconds from midnight to a time of day. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE
}

/**
 * Release time of an announcement, in office hours and never in the future. Early in the day, the newest
 * announcement is therefore from yesterday.
 */
function releaseTime({ daysAgo, time }: SeedAnnouncement, { now, timeZone }: SeedMoment): Date {
  const newest = startOfDay(
    businessDayOf(now.getTime() - sinceMidnight(announcements[0]?.time ?? ''), timeZone),
    timeZone,
  )
  const day = businessDayOf(newest + DAY / 2 - daysAgo * DAY, timeZone)
  return new Date(startOfDay(day, timeZone) + sinceMidnight(time))
}

/** Adds announcements that are released and that no recipient has read. */
export async function seedAnnouncements(client: PoolClient, moment: SeedMoment): Promise<void> {
  const sender = demoUsers[0]?.realname ?? null
  const known = await readUserIds(client)
  const addressed = announcements.map((annt) => ({
    annt,
    userIds: (annt.to ?? []).flatMap((username) => known.get(username) ?? []),
  }))
  const rows = addressed.map(({ annt, userIds }) => {
    const at = releaseTime(annt, moment).toISOString()
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
        create_time: moment.now.toISOString(),
      })),
    ),
  )
}

import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Locale } from '../http/locale.ts'
import { authorName } from '../users/author-name.ts'
import type { StateTable } from './define-states.ts'

/** A transition of a record, with its time and user. */
export interface TimelineEntry {
  id: string
  transition: string
  fromStatus: string | null
  toStatus: string
  reason: string | null
  by: string
  byName: string | null
  time: string
}

/**
 * SQL of the transitions of a record. The columns are the fields of `TimelineEntry` except `byName`, and
 * `version`, by which callers sort the transitions.
 */
export const timelineRows = (subject: StateTable, id: string) => sql`select s.id, s.transition,
    s.from_status as "fromStatus", s.to_status as "toStatus", s.reason, s.create_by as by, s.create_time as time,
    s.version
  from state_transition s where s.subject_kind = ${sql.lit(subject)} and s.subject_id = ${id}`

/** Maximum number of entries of a timeline. Older entries are left out. */
const MAX_ENTRIES = 200

/**
 * Reads the latest transitions of a record, latest first. Transitions without a version count as the oldest.
 */
export async function readTimeline(
  db: Db,
  { subject, id, locale }: { subject: StateTable; id: string; locale: Locale },
): Promise<TimelineEntry[]> {
  const { rows } = await sql<TimelineEntry>`select id, transition, "fromStatus", "toStatus", reason, by,
      ${authorName('entries.by', locale)} as "byName", time
    from (${timelineRows(subject, id)}) entries
    order by version desc nulls last, time desc, id desc limit ${MAX_ENTRIES}`.execute(db)
  return rows
}

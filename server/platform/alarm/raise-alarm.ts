import { sql } from 'kysely'
import type { DictionaryValue } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { toI18n } from '../../db/seed/system/texts.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ChangeContext } from '../http/request.ts'
import { recordCreation } from '../states/record-creation.ts'
import { alarmStates } from './states.ts'

/** Alarm to raise: a watched figure that went off. */
export interface Alarm {
  metric: DictionaryValue<'alarm_record_metric'>
  /** Subject to which the figure belongs. There is at most one open alarm for each metric and subject. */
  subject: string
  level: DictionaryValue<'alarm_record_level'>
  title: LocalizedText
  value: number
}

/**
 * Raises an alarm. If an alarm of the same metric and subject is already open, increments its count and keeps
 * its status. Returns the audit entry of a new alarm. The caller appends the entry in the same transaction.
 */
export async function raiseAlarm(
  tx: Tx,
  { metric, subject, level, title, value }: Alarm,
  { at, nextId }: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<AuditEntry | undefined> {
  const time = at.toISOString()
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into alarm_record as a (id, metric, subject, level, title, title_i18n, value, last_time, status, create_time)
    values (${nextId()}, ${metric}, ${subject}, ${level}, ${title.zh}, ${JSON.stringify(toI18n(title))}::jsonb,
      ${value}, ${time}::timestamptz, 'FIRING', ${time}::timestamptz)
    on conflict (metric, subject) where status <> 'RESOLVED' do update
      set value = excluded.value, level = excluded.level, last_time = excluded.last_time,
        fire_count = a.fire_count + 1
    returning id, (a.fire_count = 1) as "isNew"`.execute(tx)
  const [alarm] = rows
  if (!alarm?.isNew) return undefined
  const detail = { metric, subject, level, value }
  return recordCreation(
    tx,
    { states: alarmStates, transition: 'fire', id: alarm.id, detail },
    { by: SYSTEM_USER.username, at, nextId },
  )
}

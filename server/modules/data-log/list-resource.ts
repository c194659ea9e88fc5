import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dataLogModel, type SysDataLog } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

const recordIn = (row: string, names: readonly [string, string]) =>
  sql`coalesce(${sql.join(names.map((name) => sql`${sql.ref(`${row}.detail`)} -> ${sql.lit(name)}`))})`
/**
 * SQL that reads a record's JSON from an audit row: `stateAfter` after the change, `stateBefore` before it.
 * Audit rows store each of these states under one of two keys.
 */
export const stateAfter = (row: string) => recordIn(row, ['to', 'after'])
export const stateBefore = (row: string) => recordIn(row, ['from', 'before'])

/**
 * SQL condition for audit rows that contain a version of a record. A database index has the same condition.
 */
export const isVersion = (row: string) => sql<SqlBool>`jsonb_typeof(${stateAfter(row)}) = 'object'`

const fieldsOf = (record: RawBuilder<unknown>) =>
  sql`jsonb_each(case when jsonb_typeof(${record}) = 'object' then ${record} else '{}' end)`

/** Fields that may contain the name of a record, in order of preference. */
const NAMES = [
  'realname',
  'roleName',
  'departName',
  'dictName',
  'itemText',
  'ruleName',
  'titile',
  'shopName',
  'name',
  'title',
  'username',
]
/** SQL of a record's name, read from its JSON. */
export const recordName = (content: RawBuilder<unknown>) =>
  sql`left(coalesce(${sql.join(NAMES.map((field) => sql`${content} ->> ${sql.lit(field)}`))}), 200)`

/**
 * SQL subquery that merges the logged fields of a record, from its first version up to row `t`. Later values
 * replace earlier ones.
 */
const merged = sql`select coalesce(jsonb_object_agg(field.key, field.value order by entry.seq, side.place)
      filter (where field.key is not null), '{}') as content, count(distinct entry.seq)::int as version
  from audit_log entry
    cross join lateral (values (0, ${stateBefore('entry')}), (1, ${stateAfter('entry')})) side(place, record)
    left join lateral ${fieldsOf(sql`side.record`)} field on true
  where entry.subject_kind = t.subject_kind and entry.subject_id = t.subject_id and entry.seq <= t.seq
    and ${isVersion('entry')}`

/**
 * List of record versions, read from the audit log. Each audit row that contains the new state of a record
 * counts as one version of that record. A row may contain only the changed fields, so a version is merged
 * from its own row and all earlier rows of the record.
 */
export const dataLogResource = defineListResource<SysDataLog>({
  model: dataLogModel,
  rows: sql`(select id, seq, create_time, username, action, subject_kind, subject_id
    from audit_log v where ${isVersion('v')}) t`,
  // A version belongs to the department of the user who made the change.
  scope: sql`(select of_user.org_code from sys_user of_user where of_user.username = t.username)`,
  columns: {
    dataTable: { sql: sql`t.subject_kind` },
    dataId: { sql: sql`t.subject_id` },
    dataContent: sql`folded.content::text`,
    dataVersion: sql`folded.version`,
    createBy: { sql: sql`t.username` },
    type: sql`'json'`,
    dataName: recordName(sql`folded.content`),
  },
  joins: sql`cross join lateral (${merged}) folded`,
})

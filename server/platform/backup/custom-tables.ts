import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Manifest } from './manifest.ts'

const ofCustom = sql`n.nspname = 'custom' and c.relkind = 'r' and not c.relispartition`
const classes = sql`pg_class c join pg_namespace n on n.oid = c.relnamespace`

/** Statements that create the sequences of the schema `custom`, at their current positions. */
const sequences = sql`select format('create sequence %I.%I as %s increment %s minvalue %s maxvalue %s start %s',
    schemaname, sequencename, data_type, increment_by, min_value, max_value, coalesce(last_value + increment_by, start_value))
  as value from pg_sequences where schemaname = 'custom' order by 1`

const tables = sql`select format('create table %s (%s)', c.oid::regclass, (
    select string_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end,
      case when a.attnotnull then ' not null' else '' end), ', ' order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as value
  from ${classes} where ${ofCustom} order by 1`

/** Statements for constraints, foreign keys last, and for indexes that belong to no constraint. */
const constraints = sql`select value from (
    select con.contype = 'f' as is_last,
      format('alter table %s add constraint %I %s', c.oid::regclass, con.conname, pg_get_constraintdef(con.oid)) as value
    from pg_constraint con join ${classes} on c.oid = con.conrelid
    where ${ofCustom} and con.contype in ('p', 'u', 'c', 'f', 'x')
    union all
    select false, pg_get_indexdef(i.indexrelid) from pg_index i join ${classes} on c.oid = i.indrelid
    where ${ofCustom} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
  ) s order by is_last, value`

const comments = sql`select case when d.objsubid = 0
      then format('comment on table %s is %L', c.oid::regclass, d.description)
      else format('comment on column %s.%I is %L', c.oid::regclass, a.attname, d.description) end as value
  from pg_description d join ${classes} on c.oid = d.objoid
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
  where d.classoid = 'pg_class'::regclass and ${ofCustom} order by 1`

/** Reads the statements that create the tables of the operator, in the schema `custom`. */
export async function readCustomTables(tx: Tx): Promise<Manifest['custom']> {
  const read = async (query: typeof tables) =>
    ((await query.execute(tx)).rows as { value: string }[]).map(({ value }) => value)
  return {
    before: [...(await read(sequences)), ...(await read(tables))],
    after: [...(await read(constraints)), ...(await read(comments))],
  }
}

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { column, ofExtension } from './find-tables.ts'
import type { Manifest } from './manifest.ts'

const classes = sql`pg_class c join pg_namespace n on n.oid = c.relnamespace`
const ofCustom = sql`n.nspname = 'custom' and c.relkind = 'r' and not ${ofExtension}`

const enums = sql`select format('create type %s as enum (%s)', t.oid::regtype,
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
  as value from pg_type t where t.typnamespace = 'custom'::regnamespace and t.typtype = 'e' order by 1`

const sequenceOptions = sql`format('increment %s minvalue %s maxvalue %s start %s %s', increment_by, min_value,
  max_value, start_value, case when cycle then 'cycle' else 'no cycle' end)`

/** True for a sequence that an identity column creates. */
const ofIdentity = sql`exists (select from pg_depend i where i.classid = 'pg_class'::regclass
  and i.objid = format('%I.%I', schemaname, sequencename)::regclass and i.deptype = 'i')`

/** Statements that create the sequences of the schema `custom`. */
const sequences = sql`select format('create sequence %I.%I as %s %s', schemaname, sequencename, data_type,
    ${sequenceOptions})
  as value from pg_sequences where schemaname = 'custom' and not ${ofIdentity} order by 1`

/** Statements that move the sequences of the schema `custom` to their current positions. */
const positions = sql`select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value)
  as value from pg_sequences where schemaname = 'custom' and last_value is not null order by 1`

const identity = sql`(select format(' generated %s as identity (sequence name %I.%I %s)',
    case when a.attidentity = 'a' then 'always' else 'by default' end, schemaname, sequencename, ${sequenceOptions})
  from pg_sequences where format('%I.%I', schemaname, sequencename)
    = pg_get_serial_sequence(c.oid::regclass::text, a.attname))`

const tables = sql`select format('create table %s (%s)', c.oid::regclass, (
    select string_agg(format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation else '' end,
      case when a.attidentity <> '' then ${identity}
        when a.attgenerated <> '' then format(' generated always as (%s) %s', pg_get_expr(d.adbin, d.adrelid),
          case when a.attgenerated = 'v' then 'virtual' else 'stored' end)
        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end,
      case when a.attnotnull then ' not null' else '' end), ', ' order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
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

/** Partitioned tables and tables that inherit columns. */
const otherKinds = sql`select format('%s is partitioned or inherits columns', c.oid::regclass) as value
  from ${classes} where n.nspname = 'custom' and (c.relkind = 'p' or c.relkind = 'r' and (c.reloftype <> 0
    or exists (select from pg_inherits i where c.oid in (i.inhrelid, i.inhparent)))) order by 1`

/**
 * Objects of the operator that a table, a default, a constraint or an index needs, such as functions and
 * domains. PostgreSQL records no dependency on its own objects. Extensions have to be in the target.
 */
const needs = sql`
  with own as (select c.oid, c.oid::regclass as name from ${classes} where ${ofCustom}),
  parts as (
    select 'pg_class'::regclass as classid, oid as objid, name from own
    union all select 'pg_class'::regclass, i.indexrelid, name from own join pg_index i on i.indrelid = own.oid
    union all select 'pg_constraint'::regclass, k.oid, name from own join pg_constraint k on k.conrelid = own.oid
    union all select 'pg_attrdef'::regclass, d.oid, name from own join pg_attrdef d on d.adrelid = own.oid
  ), needed as (
    select distinct p.name, d.refclassid as classid, coalesce(nullif(t.typelem, 0), d.refobjid) as objid
    from parts p join pg_depend d using (classid, objid)
    left join pg_type t on d.refclassid = 'pg_type'::regclass and t.oid = d.refobjid
    where d.refclassid in ('pg_type'::regclass, 'pg_proc'::regclass, 'pg_operator'::regclass,
      'pg_opclass'::regclass, 'pg_collation'::regclass)
  )
  select format('%s needs %s', name, pg_describe_object(classid, objid, 0)) as value from needed
  where not exists (select from pg_depend e where (e.classid, e.objid) = (needed.classid, needed.objid)
      and e.deptype = 'e')
    and not (classid = 'pg_type'::regclass
      and objid in (select oid from pg_type where typnamespace = 'custom'::regnamespace and typtype = 'e'))
  order by 1`

/** Names what a backup can't describe of the operator's tables, so that their rows could not be restored. */
export const findUnsupported = async (tx: Tx): Promise<string[]> => [
  ...(await column(tx, otherKinds)),
  ...(await column(tx, needs)),
]

/** Reads the statements that create the tables of the operator, in the schema `custom`. */
export async function readCustomTables(tx: Tx): Promise<Manifest['custom']> {
  const read = async (queries: RawBuilder<unknown>[]) => {
    const statements: string[] = []
    for (const query of queries) statements.push(...(await column(tx, query)))
    return statements
  }
  return {
    before: await read([enums, sequences, tables]),
    after: await read([positions, constraints, comments]),
  }
}

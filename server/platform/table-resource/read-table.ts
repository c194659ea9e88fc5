import { sql } from 'kysely'
import type { TableColumn } from '#schemas/table-contract'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Database schema of the tables that can become resources. The tables of the product are in another schema,
 * so they can never become resources.
 */
export const CUSTOM_SCHEMA = 'custom'

/** Description of a table of the schema `custom`, read from the database. */
export interface TableDescription {
  name: string
  comment: string | null
  columns: readonly TableColumn[]
  /** Columns of the primary key. */
  primaryKey: readonly string[]
  /** Unique indexes that have only one column. */
  unique: readonly { index: string; column: string }[]
}

const COLUMNS = sql`coalesce((select jsonb_agg(jsonb_build_object('name', c.column_name, 'type', c.data_type,
    'isNullable', c.is_nullable = 'YES', 'hasDefault', c.column_default is not null,
    'maxLength', c.character_maximum_length,
    'precision', c.numeric_precision, 'scale', c.numeric_scale, 'comment', col_description(t.oid, c.ordinal_position::int))
    order by c.ordinal_position)
  from information_schema.columns c where c.table_schema = ${CUSTOM_SCHEMA} and c.table_name = t.relname), '[]')`

/**
 * FROM clause for the columns of the primary key or of the unique indexes of a table. PostgreSQL stores the
 * numbers of these columns in `indkey`.
 */
const indexed = (what: 'indisprimary' | 'indisunique') => sql`from pg_index i
  join pg_class x on x.oid = i.indexrelid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
  where i.indrelid = t.oid and i.${sql.raw(what)} and i.indpred is null and i.indexprs is null`

/** Reads the descriptions of tables by name, or of all tables. */
export async function readTables(on: Db | Tx, names?: readonly string[]): Promise<TableDescription[]> {
  const isWanted = names ? sql`t.relname = any(${[...names]}::text[])` : sql`true`
  const { rows } = await sql<TableDescription>`
    select t.relname as name, obj_description(t.oid, 'pg_class') as comment, ${COLUMNS} as columns,
      coalesce((select jsonb_agg(a.attname) ${indexed('indisprimary')}), '[]') as "primaryKey",
      coalesce((select jsonb_agg(jsonb_build_object('index', x.relname, 'column', a.attname))
        ${indexed('indisunique')} and not i.indisprimary and i.indnkeyatts = 1), '[]') as unique
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = ${CUSTOM_SCHEMA} and t.relkind in ('r', 'p') and not t.relispartition
      and ${isWanted} order by t.relname`.execute(on)
  return rows
}

import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { BackupTable, Manifest } from './manifest.ts'

/**
 * Tables without data of the business: the record of migrations, which a restore makes itself, sessions and
 * leases of processes, messages to open browsers, and tables of pg-boss about its own version.
 */
const LEFT_OUT = [
  'public.schema_migration',
  'public.audit_pending',
  'public.node_lease',
  'public.push_outbox',
  'public.sys_session',
  'pgboss.version',
]

/** Finds the tables of the product, of the queues and of the operator, in the order of their names. */
export async function findTables(tx: Tx): Promise<Pick<BackupTable, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await sql<Pick<BackupTable, 'schema' | 'name' | 'columns'>>`
    select n.nspname as schema, c.relname as name, (
      select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss', 'custom') and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname || '.' || c.relname <> all(${LEFT_OUT})
    order by 1, 2`.execute(tx)
  return rows
}

/** Counts the rows of a table, and adds up their hashes. */
export async function checksumOf(
  tx: Tx,
  { schema, name }: Pick<BackupTable, 'schema' | 'name'>,
): Promise<Pick<BackupTable, 'rows' | 'checksum'>> {
  const { rows } = await sql<Pick<BackupTable, 'rows' | 'checksum'>>`
    select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum
    from ${sql.id(schema, name)} t`.execute(tx)
  return rows[0] as Pick<BackupTable, 'rows' | 'checksum'>
}

const column = async (tx: Tx, query: ReturnType<typeof sql<{ value: string }>>): Promise<string[]> =>
  (await query.execute(tx)).rows.map(({ value }) => value)

/** Reads what has to exist before the rows of a backup can be written, besides the tables of migrations. */
export async function readStructure(tx: Tx): Promise<Pick<Manifest, 'migrations' | 'partitions' | 'queues'>> {
  return {
    migrations: await column(tx, sql`select name as value from schema_migration order by name`),
    partitions: await column(
      tx,
      sql`select format('create table if not exists %s partition of %s %s', c.oid::regclass,
          i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid)) as value
        from pg_class c join pg_inherits i on i.inhrelid = c.oid
        where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    ),
    queues: await column(tx, sql`select name as value from pgboss.queue order by name`),
  }
}

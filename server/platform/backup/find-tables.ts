import { type RawBuilder, sql } from 'kysely'
import { migrationTables, type Tx } from '../../db/index.ts'
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

/** Reads the column `value` of a query. */
export const column = async (tx: Tx, query: RawBuilder<unknown>): Promise<string[]> =>
  ((await query.execute(tx)).rows as { value: string }[]).map(({ value }) => value)

/** True if a relation `c` belongs to an extension, which creates it. */
export const ofExtension = sql<boolean>`exists (select from pg_depend e
  where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')`

/** Finds tables of the schema `public` that a backup leaves out: neither the product nor an extension has them. */
export async function findForeignTables(tx: Tx): Promise<string[]> {
  return column(
    tx,
    sql`select c.relname as value from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'schema_migration' and c.relname <> all(${migrationTables()}) and not ${ofExtension}
      order by 1`,
  )
}

/**
 * Finds the tables of the product, of the queues and of the operator, in the order of their names. Other tables
 * of the schema `public` aren't part of a backup, since no migration would create them for a restore.
 */
export async function findTables(tx: Tx): Promise<Pick<BackupTable, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await sql<Pick<BackupTable, 'schema' | 'name' | 'columns'>>`
    select n.nspname as schema, c.relname as name, (
      select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss', 'custom') and c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname || '.' || c.relname <> all(${LEFT_OUT})
      and (n.nspname <> 'public' or c.relname = any(${migrationTables()})) and not ${ofExtension}
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

/** Reads the version of the tables of pg-boss. */
export const readQueueVersion = async (tx: Tx): Promise<number> =>
  Number((await column(tx, sql`select version as value from pgboss.version`))[0])

/** Reads what has to exist before the rows of a backup can be written, besides the tables of migrations. */
export async function readStructure(
  tx: Tx,
): Promise<Pick<Manifest, 'migrations' | 'partitions' | 'queues' | 'queueVersion'>> {
  return {
    migrations: await column(tx, sql`select name as value from schema_migration order by name`),
    partitions: await column(
      tx,
      sql`select format('create table if not exists %s partition of %s %s', c.oid::regclass,
          i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid)) as value
        from pg_class c join pg_inherits i on i.inhrelid = c.oid
        where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    ),
    queueVersion: await readQueueVersion(tx),
    queues: await column(tx, sql`select name as value from pgboss.queue order by name`),
  }
}

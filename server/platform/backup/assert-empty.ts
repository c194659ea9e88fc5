import type pg from 'pg'
import { restoreNotEmpty } from './errors.ts'

/** Tables that have rows as soon as a server has used the database. */
const USED = ['public.sys_user', 'pgboss.queue', 'pgboss.job']

/** Tables and views of the schemas that a restore writes, without those that belong to an extension. */
const relations = `select n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss', 'custom') and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`

/**
 * Throws if the database has any table, except those that an earlier restore created and left empty: their
 * migrations are those of the backup, and no server has used them.
 */
export async function assertEmpty(on: Pick<pg.ClientBase, 'query'>, migrations: string[]): Promise<void> {
  const column = async (query: string): Promise<string[]> =>
    (await on.query<{ name: string }>(query)).rows.map(({ name }) => name)
  const found = await column(relations)
  const others = found.filter((name) => name !== 'public.schema_migration')
  // A table of this name in another application may have other columns.
  const applied = found.includes('public.schema_migration')
    ? await column(`select to_jsonb(m) ->> 'name' as name from public.schema_migration m`)
    : []
  const isOurs = applied.length > 0 && applied.every((name) => migrations.includes(name))
  const isEmpty = isOurs
    ? !others.some((name) => name.startsWith('custom.'))
    : applied.length === 0 && others.length === 0
  if (!isEmpty) throw restoreNotEmpty({ found: found.slice(0, 3).join(', ') })
  for (const table of USED) {
    if (!found.includes(table)) continue
    if ((await on.query(`select from ${table} limit 1`)).rows.length > 0)
      throw restoreNotEmpty({ found: table })
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'

/**
 * Tables and columns without a comment. Partitions need no comments, since they have the columns of their
 * parent. The table of applied migrations needs no comments, since it exists before the first migration.
 */
const uncommented = `
  select concat_ws('.', c.relname, part.name) as name
  from pg_class c
  cross join lateral (
    select 0 as number, null::name as name
    union all
    select attnum, attname from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
  ) part
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition and c.relname <> 'schema_migration'
    and not exists (
      select from pg_description d
      where d.classoid = 'pg_class'::regclass and d.objoid = c.oid and d.objsubid = part.number
    )
  order by 1`

test('each table and each column has a comment', async () => {
  const { database, drop } = await createTestDatabase()

  const { rows } = await database.pool.query<{ name: string }>(uncommented)
  await drop()

  expect(rows.map(({ name }) => name)).toEqual([])
})

test('a new migration that changes permissions makes all nodes read them again', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const changes = /(insert into|update|delete from) sys_(role_|depart_|depart_role_)?permission\b/
  const stale = readdirSync(folder).filter((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    return changes.test(text) && !text.includes('update rights_epoch')
  })

  // This released migration has the mistake, so the test finds it.
  expect(stale).toContain('0063-system-menu-groups.sql')
  expect(stale.filter((name) => name >= '0081')).toEqual([])
})

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

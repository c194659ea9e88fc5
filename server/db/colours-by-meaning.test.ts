import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const run = (sql: string) => made.database.pool.query(sql)

const items = `
  insert into sys_dict (id, dict_code, dict_name, del_flag, type) values
    ('d1', 'settle_bill_status', 'a', 0, 0), ('d2', 'page_kind', 'b', 0, 0), ('d3', 'tag_colour', 'c', 0, 0),
    ('d4', 'brew', 'd', 0, 0);
  insert into sys_dict_item (id, dict_id, item_text, item_value, color, sort_order, status, create_by) values
    ('01', 'd1', 'x', 'PENDING', 'gold', 1, 1, 'system'),
    ('02', 'd1', 'x', 'HELD', 'purple', 2, 1, 'system'),
    ('03', 'd2', 'x', 'list', 'blue', 1, 1, 'system'),
    ('04', 'd3', 'x', 'gold', 'gold', 1, 1, 'system'),
    ('05', 'd3', 'x', '#123456', '#123456', 2, 1, 'admin'),
    ('06', 'd4', 'x', 'green', 'green', 1, 1, 'admin'),
    ('07', 'd4', 'x', 'black', null, 2, 1, 'admin'),
    ('08', 'd4', 'x', 'white', 'held', 3, 1, 'admin');`

test('shipped colours become meanings, and colours that users selected keep their hue', async () => {
  await run('truncate sys_dict, sys_dict_item')
  await run(items)

  await run(readFileSync(new URL('./migrations/0062-colours-by-meaning.sql', import.meta.url), 'utf8'))

  const { rows } = await run('select id, color from sys_dict_item order by id')
  expect(rows.map(({ id, color }) => [id, color])).toEqual([
    ['01', 'toConfirm'],
    ['02', 'violet'],
    ['03', null],
    ['05', '#123456'],
    ['06', 'success'],
    ['07', null],
    ['08', 'held'],
  ])
})

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
    ('d1', 'settle_bill_status', 'a', 0, 0), ('d2', 'brew', 'b', 0, 0);
  insert into sys_dict_item (id, dict_id, item_text, item_text_i18n, item_value, sort_order, status) values
    ('01', 'd1', '已挂起', '{"en-US": "Held", "zh-CN": "已挂起"}', 'HELD', 1, 1),
    ('02', 'd1', '失败了', '{"en-US": "Failed", "zh-CN": "失败了"}', 'FAILED', 2, 1),
    ('03', 'd2', '已挂起', '{"en-US": "Held", "zh-CN": "已挂起"}', 'HELD', 1, 1);`

test('a shipped text of a state changes, and a text that a user wrote stays', async () => {
  await run('truncate sys_dict, sys_dict_item')
  await run(items)

  await run(readFileSync(new URL('./migrations/0080-one-word-for-a-state.sql', import.meta.url), 'utf8'))

  const { rows } = await run(
    `select id, item_text_i18n->>'en-US' as en, item_text as zh from sys_dict_item order by id`,
  )
  expect(rows).toEqual([
    { id: '01', en: 'On hold', zh: '已挂起' },
    { id: '02', en: 'Failed', zh: '失败了' },
    { id: '03', en: 'Held', zh: '已挂起' },
  ])
})

test('the states of a circuit breaker get plain words, and a text that a user wrote stays', async () => {
  await run('truncate sys_dict, sys_dict_item')
  await run(`
    insert into sys_dict (id, dict_code, dict_name, del_flag, type) values
      ('d1', 'pay_channel_breaker_state', 'a', 0, 0);
    insert into sys_dict_item (id, dict_id, item_text, item_text_i18n, item_value, sort_order, status) values
      ('01', 'd1', '正常', '{"en-US": "Closed", "zh-CN": "正常"}', 'CLOSED', 1, 1),
      ('02', 'd1', '已熔断', '{"en-US": "Blown", "zh-CN": "已熔断"}', 'OPEN', 2, 1);`)

  await run(readFileSync(new URL('./migrations/0094-plain-words-for-breakers.sql', import.meta.url), 'utf8'))

  const { rows } = await run(`select id, item_text_i18n->>'en-US' as en from sys_dict_item order by id`)
  expect(rows).toEqual([
    { id: '01', en: 'Normal' },
    { id: '02', en: 'Blown' },
  ])
})

import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/support/app.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'

test('a report reads the configured replica; a list reads the main database', async () => {
  const replica = await createTestDatabase()
  const server = await createTestApp({ env: { REPORT_DATABASE_URL: replica.url } })
  const headers = await server.signIn('clerk')
  const list = await server.app.inject({ url: '/jeecg-boot/bill/settleBill/list', headers })
  const { settleDate } = list.json().result.records[0]

  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/app/reports/run',
    payload: { page: 'bill/SettleBillReport', params: { byDate: [settleDate, settleDate] } },
    headers,
  })
  await server.close()
  await replica.drop()

  expect(answer.json().result).toMatchObject({ rows: [], totals: { bills: 0 } })
})

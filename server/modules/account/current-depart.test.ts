import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const BASE = '/jeecg-boot'
const EAST = 'A01A01'
const SOUTH = 'A01A02'

let server: TestApp
let headers: Record<string, string>
let bills: { east: Bills; south: Bills }
beforeAll(async () => {
  server = await createTestApp()
  headers = await server.signIn('supervisor')
  bills = { east: await billsOf(EAST), south: await billsOf(SOUTH) }
})
afterAll(() => server.close())

/**
 * Sets the user's current department directly in the database, even to one that the user isn't a member of.
 */
const worksFor = (orgCode: string | null) =>
  server.services.database.db
    .updateTable('sys_user')
    .set({ org_code: orgCode })
    .where('username', '=', 'supervisor')
    .execute()
beforeEach(() => worksFor(EAST))

const choose = (orgCode: string) =>
  server.app.inject({ method: 'PUT', url: `${BASE}/sys/selectDepart`, headers, payload: { orgCode } })
const get = (path: string) => server.app.inject({ url: `${BASE}/bill/settleBill/${path}`, headers })

/**
 * Reads the data about bills that the supervisor sees: the bill numbers, the pending amount, and the counts
 * of two regions.
 */
async function seen() {
  const [list, summary, east, south] = await Promise.all([
    get('list'),
    get('summary'),
    get(`queryById?id=${bills.east.id}`),
    get(`queryById?id=${bills.south.id}`),
  ])
  const { pendingFen } = summary.json().result
  return [list.json().result.total, pendingFen, east.statusCode, south.statusCode]
}

interface Bills {
  total: number
  pendingFen: number
  id: string
}

/** Queries the bills of a department directly from the database. */
async function billsOf(orgCode: string): Promise<Bills> {
  const { rows } = await server.services.database.pool.query<Bills>(
    `select count(*)::int as total, min(id) as id,
      sum(payable_fen) filter (where status = 'PENDING') as "pendingFen"
      from settle_bill where starts_with(sys_org_code, $1)`,
    [orgCode],
  )
  return rows[0] as Bills
}

test('bills, counts and sums follow the current department from the next request on', async () => {
  const before = await seen()
  await choose(SOUTH)
  const after = await seen()

  const { east, south } = bills
  expect(before).toEqual([east.total, east.pendingFen, 200, 404])
  expect(after).toEqual([south.total, south.pendingFen, 404, 200])
})

test('a current department that was set on another node applies here too', async () => {
  await seen()

  await worksFor(SOUTH)

  expect(await seen()).toEqual([bills.south.total, bills.south.pendingFen, 404, 200])
})

test.each([
  ['no current department', null],
  ['a current department that the user is not a member of', 'A01A03'],
  ['a current department above their own', 'A01'],
  ['an empty one', ''],
])('with %s a user sees the bills of all their departments', async (_, orgCode) => {
  await worksFor(orgCode)

  const { east, south } = bills
  expect(await seen()).toEqual([east.total + south.total, east.pendingFen + south.pendingFen, 200, 200])
})

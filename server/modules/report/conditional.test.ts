import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AggregateMeasure, Condition, Report } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { insertBills, runTestReport } from './report.fixture.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await createTestDatabase()
  const bill = (channel: string, day: string, fen: number, status: string) => ({
    shop: 's1',
    channel,
    day,
    fen,
    status,
  })
  await insertBills(server.database.db, [
    bill('a', '2026-05-01', 10, 'HELD'),
    bill('a', '2026-05-02', 40, 'PENDING'),
    bill('b', '2026-05-02', 2, 'PENDING'),
    bill('b', '2026-05-03', 30, 'HELD'),
    bill('c', '2026-05-04', 5, 'CONFIRMED'),
  ])
  await sql`update settle_bill set confirm_by = 'clerk' where channel_code = 'c'`.execute(server.database.db)
})
afterAll(() => server.drop())

const isHeld = { field: 'status', op: 'eq', value: 'HELD' } as const
const sumWhen = (when: Condition, id = 'held') =>
  ({ id, fn: 'sum', field: 'grossFen', when, title: 'x' }) as const satisfies AggregateMeasure
const run = (report: Partial<Report>, user = {}) => runTestReport(server.database.db, report, { user })
const totalOf = async (when: Condition, user = {}) =>
  (await run({ measures: [sumWhen(when)] }, user)).totals.held

describe('a conditional measure', () => {
  test('a conditional measure aggregates the rows of its rule only', async () => {
    const { rows, totals } = await run({
      measures: [
        { id: 'all', fn: 'count', title: 'x' },
        { id: 'count', fn: 'count', when: isHeld, title: 'x' },
        sumWhen(isHeld),
        { id: 'mean', fn: 'avg', field: 'grossFen', when: isHeld, title: 'x' },
        { id: 'days', fn: 'countDistinct', field: 'settleDate', when: isHeld, title: 'x' },
      ],
    })

    expect(rows).toEqual([
      { channel: 'a', all: 2, count: 1, held: 10, mean: 10, days: 1 },
      { channel: 'b', all: 2, count: 1, held: 30, mean: 30, days: 1 },
      { channel: 'c', all: 1, count: 0, held: 0, mean: null, days: 0 },
    ])
    expect(totals).toMatchObject({ all: 5, count: 2, held: 40, mean: 20, days: 2 })
  })

  test('a ratio divides a conditional measure by the whole', async () => {
    const { rows } = await run({
      measures: [
        sumWhen(isHeld),
        { id: 'gross', fn: 'sum', field: 'grossFen', title: 'x' },
        { id: 'rate', fn: 'ratio', of: 'held', to: 'gross', title: 'x' },
      ],
    })

    expect(rows.map(({ rate }) => rate)).toEqual([200_000, 937_500, 0])
  })

  test('a conditional count ranks the top groups', async () => {
    const { rows } = await run({
      dimensions: [{ id: 'channel', field: 'channelCode', title: 'x', top: { count: 1, by: 'held' } }],
      measures: [sumWhen(isHeld)],
    })

    expect(rows.map(({ channel, held }) => [channel, held])).toEqual([
      ['b', 30],
      [null, 10],
    ])
  })

  test.each([
    [{ not: isHeld }, 47],
    [{ any: [isHeld, { field: 'grossFen', op: 'lt', value: 5 }] }, 42],
    [{ all: [isHeld, { field: 'settleDate', op: 'gte', value: '2026-05-02' }] }, 30],
    [{ field: 'status', op: 'in', value: ['HELD', 'CONFIRMED'] }, 45],
    [{ field: 'confirmBy', op: 'empty' }, 82],
    [{ field: 'settleDate', op: 'like', value: '05-02' }, 42],
  ] as [Condition, number][])('the rule %j selects bills of %d fen', async (when, expected) => {
    expect(await totalOf(when)).toBe(expected)
  })

  test('a rule can compare with the user', async () => {
    const when: Condition = { field: 'confirmBy', op: 'me' }

    expect(await totalOf(when, { username: 'clerk' })).toBe(5)
    expect(await totalOf(when)).toBe(0)
  })

  test('the value of a rule is bound and never becomes SQL', async () => {
    expect(await totalOf({ field: 'status', op: 'eq', value: "HELD' or true --" })).toBe(0)
  })

  test.each(['accountNo', 'sys_org_code', 'constructor'])(
    'a rule cannot read the field %s',
    async (field) => {
      await expect(totalOf({ field, op: 'eq', value: '1' })).rejects.toThrow(field)
    },
  )

  test('a rule and its negation add up to the whole', async () => {
    const leaf = fc.constantFrom<Condition>(
      isHeld,
      { field: 'channelCode', op: 'in', value: ['a', 'c'] },
      { field: 'settleDate', op: 'lte', value: '2026-05-02' },
      { field: 'confirmBy', op: 'eq', value: 'clerk' },
    )
    const rule = fc.oneof(
      leaf,
      fc.array(leaf, { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
      fc.array(leaf, { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
    )
    await fc.assert(
      fc.asyncProperty(rule, async (when) => {
        const { totals } = await run({ measures: [sumWhen(when), sumWhen({ not: when }, 'others')] })

        expect(Number(totals.held) + Number(totals.others)).toBe(87)
      }),
      { numRuns: 20 },
    )
  })
})

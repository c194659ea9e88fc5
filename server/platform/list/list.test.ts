import fc from 'fast-check'
import { sql } from 'kysely'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operators, settleBillModel } from '#schemas'
import { matches } from '#schemas/expr'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import type { DepartScope, SignedIn } from '../http/request.ts'
import { createList, type ListPage, type ResourceList } from './list.ts'
import { createListChanges } from './list-changes.ts'
import { defineListResource } from './resource.ts'

interface Row {
  id: string
  name: string | null
  amount: number | null
  day: string | null
  time: string
  org: string
}

const worded = ['like', 'starts', 'me', 'myDept', 'within'] as const
const ordered = operators.filter((operator) => !(worded as readonly string[]).includes(operator))

const { settleDate, createTime } = settleBillModel.shape.properties
const declared = {
  model: {
    name: 'Thing',
    title: 'Thing',
    shape: Type.Object({
      id: Type.String(),
      name: Type.Union([Type.String(), Type.Null()]),
      amount: Type.Union([Type.Integer(), Type.Null()]),
      day: settleDate,
      time: createTime,
      org: Type.String(),
    }),
    list: {
      sortable: ['name', 'amount', 'time'],
      filters: { name: operators, amount: ordered, day: ordered, time: ordered, org: operators },
      defaultSort: { field: 'time', order: 'desc' as const },
    },
  },
  table: 'thing',
  scope: 'org',
  columns: {
    name: { sortBy: sql`coalesce(t.name, '')` },
    amount: { sortBy: sql`coalesce(t.amount, 0)` },
  },
}
const resource = defineListResource<Row>(declared)

let server: TestDatabase
let list: ResourceList<Row>
let now = 0
const listChanges = createListChanges()
const user = { username: 'ab', orgCode: 'A01' } as SignedIn
const page = (query: Record<string, unknown>, departs: DepartScope = 'all') =>
  list.page(list.read(query, user), { departs, rules: {} })
const ids = (found: ListPage<Row>) => found.records.map(({ id }) => id)

beforeAll(async () => {
  server = await createTestDatabase()
  await sql`create table thing (id varchar(32) primary key, name varchar(50), amount bigint, day date,
    time timestamptz not null, org varchar(64) collate "C" not null)`.execute(server.database.db)
})
beforeEach(async () => {
  await sql`truncate thing`.execute(server.database.db)
  now = 0
  list = createList(resource, { database: server.database, clock: () => new Date(now), listChanges })
})
afterAll(() => server.drop())

async function put(rows: readonly Row[]): Promise<void> {
  await sql`insert into thing select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id text, name text, amount bigint, day date, time timestamptz, org text)`.execute(server.database.db)
}

/** Creates rows. There are three rows per second, and some rows have the same name and amount. */
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `i${String(index).padStart(6, '0')}`,
    name: index % 4 === 0 ? null : `n${index % 3}`,
    amount: index % 5 === 0 ? null : (index % 7) - 3,
    day: '2026-05-01',
    time: `2026-05-01 00:00:${String(Math.floor(index / 3) % 60).padStart(2, '0')}.${index % 3}5`,
    org: index % 2 === 0 ? 'A01' : 'A01A02',
  }))

describe('filters', () => {
  const word = fc.constantFrom(
    'a',
    'A',
    'ab',
    'aB',
    'b',
    'A01',
    'A01A02',
    '%',
    'a_',
    '\\',
    "'",
    ',x',
    '!a',
    'é',
  )
  const number = fc.integer({ min: -3, max: 3 })
  const day = fc.constantFrom('2026-04-30', '2026-05-01', '2026-05-02')
  const time = fc.constantFrom('2026-04-30 23:59:59', '2026-05-01 00:00:00', '2026-05-01 12:00:00')
  const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
  const rows = fc
    .array(fc.record({ name: maybe(word), amount: maybe(number), day: maybe(day), time, org: word }), {
      maxLength: 8,
    })
    .map((list) => list.map((row, index) => ({ ...row, id: `i${index}` })))

  /** Creates generators of fast-check for rules that compare a field with these values. */
  const on = (field: string, value: fc.Arbitrary<string | number>, more: readonly string[] = []) =>
    fc.oneof(
      fc.record({
        field: fc.constant(field),
        rule: fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte', ...more),
        val: value,
      }),
      fc.record({
        field: fc.constant(field),
        rule: fc.constantFrom('in', 'nin'),
        val: fc.array(value, { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ field: fc.constant(field), rule: fc.constantFrom('empty', 'notEmpty') }),
      fc.record({ field: fc.constant(field), rule: fc.constant('between'), val: fc.tuple(value, value) }),
    )
  const who = fc.record({ field: fc.constantFrom('name', 'org'), rule: fc.constantFrom('me', 'myDept') })
  const rule = fc.oneof(
    on('name', word, ['like', 'starts', 'within']),
    on('amount', number),
    on('day', day),
    on('time', time),
    who,
  )

  test('the filters of a query match the same rows as the rules of a page', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.array(rule, { minLength: 1, maxLength: 3 }), async (all, asked) => {
        await sql`truncate thing`.execute(server.database.db)
        await put(all)
        const condition = {
          all: asked.map(({ field, rule: op, ...rest }) => ({
            field,
            op,
            value: 'val' in rest ? rest.val : undefined,
          })),
        }
        const expected = all
          .filter((row) => matches(condition as never, row, { username: 'ab', orgCode: 'A01' }))
          .map(({ id }) => id)

        const found = await page({ superQueryParams: JSON.stringify(asked) })

        expect(ids(found).sort()).toEqual(expected)
        expect(found.total).toBe(expected.length)
      }),
      { numRuns: 150 },
    )
  })

  test('a filter by a range of days includes the whole first and last day', async () => {
    await put([
      { id: 'before', name: null, amount: 1, day: null, time: '2026-04-30 23:59:59.9', org: 'A01' },
      { id: 'first', name: null, amount: 1, day: null, time: '2026-05-01 00:00:00', org: 'A01' },
      { id: 'last', name: null, amount: 1, day: null, time: '2026-05-02 23:59:59.9', org: 'A01' },
      { id: 'after', name: null, amount: 1, day: null, time: '2026-05-03 00:00:00', org: 'A01' },
    ])

    expect(ids(await page({ time_begin: '2026-05-01', time_end: '2026-05-02' }))).toEqual(['last', 'first'])
    expect(ids(await page({ time: '2026-05-02 23:59:59' }))).toEqual(['last'])
  })
})

describe('pages', () => {
  const walk = async (query: Record<string, string>, way: 'next' | 'prev', from: ListPage<Row>) => {
    const seen: string[][] = []
    for (let at = from; at[way] !== null; ) {
      at = await page({ ...query, cursor: at[way] })
      seen.push(ids(at))
    }
    return seen
  }
  const sorts = ['name', 'amount', 'time'].flatMap((column) => [
    [column, 'asc'],
    [column, 'desc'],
  ])

  test.each(sorts)(
    'sorted by %s %s, cursors reach each row once in both directions, like numbered pages',
    async (column = '', order = '') => {
      await put(rowsOf(53))
      const query = { column, order, pageSize: '7' }

      const numbered = await Promise.all(
        ['1', '2', '3', '4', '5', '6', '7', '8'].map((pageNo) => page({ ...query, pageNo })),
      )
      const forwards = await walk(query, 'next', numbered[0] as ListPage<Row>)
      const backwards = await walk(query, 'prev', numbered[7] as ListPage<Row>)

      const pages = numbered.map(ids)
      expect(new Set(pages.flat()).size).toBe(53)
      expect(forwards).toEqual(pages.slice(1))
      expect(backwards).toEqual(pages.slice(0, 7).reverse())
    },
  )

  test.each(['1', '2', '3'])(
    'a search by the start of a name finds the same page as a search by the names (page %s)',
    async (pageNo) => {
      await put(rowsOf(53))
      const first = { pageSize: '7', column: 'amount', order: 'desc' }
      const query = { ...first, pageNo }

      const byStart = await page({ ...query, name: 'n*' })
      const byNames = await page({ ...query, name: 'n0,n1,n2' })

      expect(byStart).toEqual(byNames)
      expect(await page({ ...first, name: 'n*', cursor: byStart.next })).toEqual(
        await page({ ...first, name: 'n0,n1,n2', cursor: byNames.next }),
      )
    },
  )

  test('the first page has no prev cursor and the last page no next cursor', async () => {
    await put(rowsOf(5))

    expect(await page({ pageSize: '5' })).toMatchObject({
      next: null,
      prev: null,
      total: 5,
      pages: 1,
      current: 1,
    })
  })

  test('a list of more than 10,000 rows says so, and further rows require a cursor', async () => {
    await put(rowsOf(10_050))

    const last = await page({ pageNo: '100', pageSize: '100' })
    const beyond = await page({ pageNo: '101', pageSize: '100', cursor: last.next })

    expect(last).toMatchObject({ total: 10_000, totalCapped: true, pages: 100 })
    expect(beyond).toMatchObject({ total: 10_000, totalCapped: true, current: 101, next: null })
    expect(beyond.records).toHaveLength(50)
    expect(() => list.read({ pageNo: '101', pageSize: '100' }, user)).toThrow()
  })

  test('a list of exactly 10,000 rows has an exact total', async () => {
    await put(rowsOf(10_000))

    expect(await page({})).toMatchObject({ total: 10_000, totalCapped: false })
  })
})

describe('totals of a list', () => {
  test('a total is cached for ten seconds by filter and scope', async () => {
    await put(rowsOf(30))
    const totals = async () => (await page({})).total
    expect(await totals()).toBe(30)
    await sql`delete from thing where id >= 'i000025'`.execute(server.database.db)

    expect(await totals()).toBe(30)
    expect((await page({ org: 'A01' })).total).toBe(13)
    expect((await page({}, { orgCodes: ['A01'] })).total).toBe(25)
    now += 10_000
    expect(await totals()).toBe(25)
  })

  test.each([
    ['its model', () => listChanges.add(resource.model.name)],
    ['any model', () => listChanges.addToAll()],
  ])('a total is counted again after an announced change of %s', async (_, announce) => {
    await put(rowsOf(30))
    await page({})
    await sql`delete from thing where id >= 'i000025'`.execute(server.database.db)
    listChanges.add('Other')
    expect((await page({})).total).toBe(30)

    announce()

    expect((await page({})).total).toBe(25)
  })

  test('a total is never less than the visible rows, even if the cached count is', async () => {
    await put(rowsOf(20))
    await page({})
    await put(rowsOf(30).slice(20))

    expect(await page({})).toMatchObject({ total: 21, pages: 2, next: expect.any(String) })
  })

  test('the total on the last page is exact, even if the cached count is not', async () => {
    await put(rowsOf(30))
    await page({})
    await sql`delete from thing where id >= 'i000025'`.execute(server.database.db)

    expect((await page({ pageNo: '2' })).total).toBe(25)
  })
})

describe('scopes', () => {
  beforeEach(() => put(rowsOf(4)))

  test.each([
    ['all', 'all', 4],
    ['the root department', { orgCodes: ['A01'] }, 4],
    ['a department below', { orgCodes: ['A01A02'] }, 2],
    ['another department', { orgCodes: ['A01A0'] }, 2],
    ['two departments', { orgCodes: ['A01A02', 'B01'] }, 2],
    ['no department', { orgCodes: [] }, 0],
    ['an empty code', { orgCodes: [''] }, 0],
  ] as const)('a scope of %s limits pages and totals', async (_name, scope, count) => {
    const found = await page({}, scope)

    expect(found.records).toHaveLength(count)
    expect(found.total).toBe(count)
  })

  test('a record outside the scope is missing, like an unknown one', async () => {
    const scope = { departs: { orgCodes: ['A01A02'] }, rules: {} }

    expect(await list.find('i000001', scope)).toMatchObject({ id: 'i000001', org: 'A01A02' })
    expect(await list.find('i000000', scope)).toBeUndefined()
    expect(await list.find('unknown', unlimitedScope)).toBeUndefined()
  })
})

describe('declarations', () => {
  test('a declaration without a sort column of its model is refused', () => {
    const columns = { name: sql`t.name` }

    expect(() => defineListResource({ ...declared, columns })).toThrow('no such column')
  })

  test('a declaration with a text search in a number is refused', () => {
    const columns = { name: { type: 'integer' as const, sql: sql`t.amount` } }

    expect(() => defineListResource({ ...declared, columns })).toThrow('name like')
  })

  test('a declaration of a model without a list is refused', () => {
    const { list: __, ...model } = declared.model

    expect(() => defineListResource({ ...declared, model })).toThrow('does not say how it is listed')
  })
})

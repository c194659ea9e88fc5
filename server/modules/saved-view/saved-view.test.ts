import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_VIEWS, type SavedView } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { MAX_VIEWS_OF_USER } from './service.ts'

const PAGE = 'bill/SettleBillList'
const BASE = '/jeecg-boot/app/views'

let server: TestApp
let headers: Record<'clerk' | 'keeper', Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  headers = { clerk: await server.signIn('clerk'), keeper: await server.signIn('keeper') }
})
afterAll(() => server.close())
beforeEach(() => server.services.database.pool.query('delete from list_view'))

type Person = keyof typeof headers
type Method = 'GET' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, payload?: object, by: Person = 'clerk') =>
  server.app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { ...headers[by], 'x-locale': 'en-US' },
    ...(payload && { payload }),
  })
const state = {
  filters: { byStatus: ['PENDING'], byShop: null, byPayable: [null, 100] },
  sort: { field: 'payableFen', order: 'desc' as const },
  pageSize: 50,
  order: ['payableFen', 'billNo'],
  columns: { feeFen: { shown: true, width: 120, fixed: null } },
  density: 'small' as const,
}
const save = (title = 'Mine', by: Person = 'clerk', more: object = {}) =>
  call('PUT', '', { page: PAGE, title, state, ...more }, by)
const list = async (by: Person = 'clerk', page = PAGE): Promise<SavedView[]> =>
  (await call('GET', `?page=${page}`, undefined, by)).json().result
const failure = (answer: Awaited<ReturnType<typeof call>>) => [answer.statusCode, answer.json().result.error]
const saved = async (...asked: Parameters<typeof save>): Promise<{ id: string; version: number }> =>
  (await save(...asked)).json().result

describe('a view', () => {
  test('a view is returned as saved, to its owner and on its page only', async () => {
    const { id } = await saved('  Mine ')

    expect(await list()).toEqual([
      { id, title: 'Mine', state, isDefault: false, version: 0, updateTime: expect.any(String) },
    ])
    expect(await list('keeper')).toEqual([])
    expect(await list('clerk', 'bill/TradeOrderList')).toEqual([])
  })

  test('a view is saved again, renamed and deleted by its owner', async () => {
    const { id } = await saved()

    const again = await saved('Mine', 'clerk', { id, version: 0, state: {} })
    const renamed = await call('PUT', '/title', { id, version: 1, title: 'Other' })

    expect([again, renamed.json().result]).toEqual([
      { id, version: 1 },
      { id, version: 2 },
    ])
    expect(await list()).toMatchObject([{ title: 'Other', state: {}, version: 2 }])
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(200)
    expect(await list()).toEqual([])
  })

  test('a view of another user cannot be saved, renamed, deleted or opened', async () => {
    const { id } = await saved()

    const answers = [
      await save('Mine', 'keeper', { id, version: 0 }),
      await call('PUT', '/title', { id, version: 0, title: 'x' }, 'keeper'),
      await call('PUT', '/default', { page: PAGE, id }, 'keeper'),
      await call('DELETE', `/${id}`, undefined, 'keeper'),
    ]

    expect(answers.map(failure)).toEqual(Array(4).fill([404, 'VIEW_NOT_FOUND']))
    expect(await list()).toMatchObject([{ title: 'Mine', isDefault: false, version: 0 }])
  })

  test('a view cannot move to another page', async () => {
    const { id } = await saved()

    const answers = [
      await save('Mine', 'clerk', { id, version: 0, page: 'bill/TradeOrderList' }),
      await call('PUT', '/default', { page: 'bill/TradeOrderList', id }),
    ]

    expect(answers.map(failure)).toEqual(Array(2).fill([404, 'VIEW_NOT_FOUND']))
  })

  test('a view saved twice on one version is saved once', async () => {
    const { id } = await saved()

    const answers = await Promise.all([
      save('A', 'clerk', { id, version: 0 }),
      save('B', 'clerk', { id, version: 0 }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await list())[0]?.version).toBe(1)
  })

  test('a view with a name in use is refused, also with two simultaneous requests', async () => {
    const answers = await Promise.all([save(), save()])
    const { id } = await saved('Other')
    const renamed = await call('PUT', '/title', { id, version: 0, title: 'Mine' })

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(failure(renamed)).toEqual([409, 'VIEW_TITLE_TAKEN'])
    expect(renamed.json().result.fields).toEqual({ title: 'is already in use' })
    expect((await save('Mine', 'keeper')).statusCode).toBe(200)
  })

  test('a view beyond the limit of a page is refused, also with simultaneous requests', async () => {
    await server.services.database.pool.query(
      `insert into list_view (id, user_id, page_id, title, state)
       select 'v' || n, (select id from sys_user where username = 'clerk'), $1, 'V' || n, '{}'
       from generate_series(1, $2) n`,
      [PAGE, MAX_VIEWS - 1],
    )

    const answers = await Promise.all([save('A'), save('B'), save('C')])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await list()).toHaveLength(MAX_VIEWS)
  })

  test('a view beyond the limit of a user is refused', async () => {
    await server.services.database.pool.query(
      `insert into list_view (id, user_id, page_id, title, state)
       select 'v' || n, (select id from sys_user where username = 'clerk'), 'x/P' || n, 'V', '{}'
       from generate_series(1, $1) n`,
      [MAX_VIEWS_OF_USER],
    )

    expect(failure(await save())).toEqual([409, 'VIEW_TOO_MANY'])
  })

  test('a view of more than the maximum size is refused', async () => {
    const filters = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`f${n}`, 'x'.repeat(1_000)]))

    expect(failure(await save('Big', 'clerk', { state: { filters } }))).toEqual([413, 'VIEW_TOO_LARGE'])
  })

  test.each([
    ['without a name', { title: '   ' }],
    ['with a name that is too long', { title: 'x'.repeat(61) }],
    ['of an unknown page', { page: '../etc' }],
    ['with an unknown key in its state', { state: { script: 'x' } }],
    ['with an invalid filter id', { state: { filters: { 'a b': 'x' } } }],
    ['with a filter that is an object', { state: { filters: { byShop: { $ne: 1 } } } }],
    ['with a page size of a million', { state: { pageSize: 1_000_000 } }],
    ['with an invalid sort order', { state: { sort: { field: 'status', order: 'x; drop table' } } }],
    ['saved again without its version', { id: '1' }],
    ['with an unknown field', { userId: '1' }],
  ])('a view %s is refused', async (_name, more) => {
    const answer = await save('Mine', 'clerk', more)

    expect(failure(answer)).toEqual([400, 'REQUEST_INVALID'])
    expect(await list()).toEqual([])
  })

  test('a view with markup in its name keeps the markup as text', async () => {
    await save('<img src=x onerror=alert(1)>')

    expect((await list())[0]?.title).toBe('<img src=x onerror=alert(1)>')
  })
})

describe('the default view of a page', () => {
  test('a page has at most one default view, which can be removed', async () => {
    const [one, other] = [await saved('A'), await saved('B')]
    const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ title }) => title)

    await call('PUT', '/default', { page: PAGE, id: one.id })
    const first = await defaults()
    await call('PUT', '/default', { page: PAGE, id: other.id })
    const second = await defaults()
    await call('PUT', '/default', { page: PAGE, id: null })

    expect([first, second, await defaults()]).toEqual([['A'], ['B'], []])
  })

  test('a page has one default view even after simultaneous requests', async () => {
    const views = [await saved('A'), await saved('B'), await saved('C')]

    const answers = await Promise.all(views.map(({ id }) => call('PUT', '/default', { page: PAGE, id })))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })
})

test('each change of a view is in the audit log, without its filters', async () => {
  const { id } = await saved('A')
  await call('PUT', '/title', { id, version: 0, title: 'B' })
  await call('DELETE', `/${id}`)

  const { rows } = await server.services.database.pool.query(
    'select action, detail from audit_log where subject_id = $1 order by seq',
    [id],
  )
  expect(rows).toEqual([
    { action: 'view.save', detail: { page: PAGE, title: 'A', version: 0 } },
    { action: 'view.rename', detail: { page: PAGE, from: 'A', to: 'B', version: 1 } },
    { action: 'view.remove', detail: { page: PAGE, title: 'B' } },
  ])
})

test('views are deleted with their user', async () => {
  await save()
  const { rows } = await server.services.database.pool.query(
    `select confdeltype as type from pg_constraint where conrelid = 'list_view'::regclass and contype = 'f'`,
  )

  expect(rows).toEqual([{ type: 'c' }])
})

test('views require a session', async () => {
  const answer = await server.app.inject({ url: `${BASE}?page=${PAGE}` })

  expect(answer.statusCode).toBe(500)
})

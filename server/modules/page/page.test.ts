import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListPage, Page, PageDiff, PageVersion, ReleasedPages, ReportPage } from '#schemas'
import { printPage } from '#schemas/print'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'

type Headers = Record<string, string>

let server: TestApp
let admin: Headers
let clerk: Headers
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
  clerk = await server.signIn('clerk')
})
afterAll(() => server.close())

const ID = 'bill/SettleBillList'
const shipped = readShippedPages().get(ID) as ListPage
const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows

beforeEach(async () => {
  await run('alter table page_version disable trigger user')
  await run('alter table page_release disable trigger user')
  await run('delete from page_release')
  await run('delete from page_version')
  await run('delete from page_draft')
  await run('delete from page')
  await run('alter table page_version enable trigger user')
  await run('alter table page_release enable trigger user')
})

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { as = admin, body, headers = {} }: { as?: Headers; body?: object; headers?: Headers } = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot/app/pages${path}`,
    headers: { ...as, ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
}

/** The bill list with another title for the column of the bill number. */
const titled = (title: string, more: Partial<ListPage> = {}): Page => ({
  ...shipped,
  list: {
    ...shipped.list,
    columns: shipped.list.columns.map((column) =>
      column.field === 'billNo' ? { ...column, title } : column,
    ),
  },
  locales: { 'zh-CN': { ...shipped.locales?.['zh-CN'], [title]: '单号' } },
  ...more,
})
const publish = (page: Page, baseVersion = 0, more: object = {}, as = admin) =>
  call('POST', '/publish', { as, body: { id: page.id, page, baseVersion, message: 'Renamed', ...more } })
const rollBack = (version: number, as = admin) => call('POST', '/rollback', { as, body: { id: ID, version } })
const released = async (as = clerk): Promise<ReleasedPages> =>
  (await call('GET', '/released', { as })).body.result
const titleSeenBy = async (as: Headers) => {
  const { status, body } = await call('GET', `/page?component=${ID}`, { as })
  if (status !== 200) return status
  const { list } = body.result.page as ListPage
  return list.columns.find(({ field }) => field === 'billNo')?.title
}

describe('publication', () => {
  test('a published page replaces the shipped one for every user, without a restart', async () => {
    const before = await released()

    const { status, body } = await publish(titled('Number'))

    expect([status, body.result]).toEqual([200, { version: 1 }])
    expect(before).toEqual({ pages: [], nextInMs: null })
    expect((await released()).pages.map(({ id }) => id)).toEqual([ID])
    expect(await titleSeenBy(clerk)).toBe('Number')
  })

  test('a version has the nodes of its fragments, and a draft keeps the node', async () => {
    const text = readFileSync('schemas/pages/system/depart-detail.page.json', 'utf8')
    const page = JSON.parse(text) as Page
    const draft = await call('PUT', '/draft', { body: { id: page.id, page, baseVersion: 0 } })
    const kept = await call('GET', `/draft?id=${page.id}`)

    const { status } = await publish(page)

    const [stored] = await run('select content from page_version where page_id = $1', [page.id])
    expect([draft.status, kept.body.result.page, status]).toEqual([200, page, 200])
    expect(stored?.content).toBe(printPage(readShippedPages().get(page.id) as Page))
    expect(stored?.content).toContain('"audit-createBy"')
  })

  test('a page with an unknown fragment is not published', async () => {
    const text = readFileSync('schemas/pages/system/depart-detail.page.json', 'utf8')
    const { status, body } = await publish(JSON.parse(text.replace('shared/Audit', 'shared/Audi')) as Page)

    expect(status).toBe(422)
    expect(JSON.stringify(body.result)).toContain('E218')
  })

  test('a page that is not published answers 404', async () => {
    expect(await titleSeenBy(clerk)).toBe(404)
  })

  test('a page answers 304 to a client that has this version', async () => {
    await publish(titled('Number'))
    const { etag } = (await call('GET', `/page?component=${ID}`, { as: clerk })).headers

    const again = await call('GET', `/page?component=${ID}`, {
      as: clerk,
      headers: { 'if-none-match': String(etag) },
    })

    expect([again.status, again.body]).toEqual([304, undefined])
  })

  test('equal pages have the same version, whatever the order of their keys', async () => {
    const page = titled('Number')
    await publish(page)
    const [first] = (await released()).pages
    const shuffled = Object.fromEntries(Object.entries(page).reverse()) as unknown as Page
    await publish(shuffled, 1)

    expect((await released()).pages).toEqual([first])
  })

  test('a stale base version answers 409 and changes nothing', async () => {
    await publish(titled('Number'))

    const { status, body } = await publish(titled('Other'), 0)

    expect([status, body.result.error]).toEqual([409, 'PAGE_CHANGED'])
    expect(body.message).toContain('admin')
    expect(await titleSeenBy(clerk)).toBe('Number')
  })

  test('of two simultaneous publications one succeeds', async () => {
    const answers = await Promise.all([publish(titled('One')), publish(titled('Two'))])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await run('select version from page_version')).toEqual([{ version: 1 }])
  })

  test('a page with errors answers 422 with its diagnostics and changes nothing', async () => {
    const broken = titled('Number', { data: { rows: { op: 'bill.nothing', model: 'SettleBill' } } })

    const { status, body } = await publish(broken)

    expect([status, body.result.error]).toEqual([422, 'PAGE_INVALID'])
    expect(body.result.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'E202', severity: 'error', pointer: '/data/rows/op' }),
    )
    expect(await run('select id from page')).toEqual([])
  })

  test.each([
    ['a newer format', { format: 99 }],
    ['an unknown kind', { kind: 'poem' }],
    ['an unknown permission', { requires: { view: 'bill:dream' } }],
  ])('a page with %s answers 422', async (_, change) => {
    const { status, body } = await publish({ ...shipped, ...change } as unknown as Page)

    expect([status, body.result.error]).toEqual([422, 'PAGE_INVALID'])
  })

  test('a list whose rows can’t be exported is not published with an export', async () => {
    const shops = readShippedPages().get('shopinfo/ShopInfoList') as ListPage
    const page = { ...shops, list: { ...shops.list, export: { requires: 'bill:export' } } }

    const { status, body } = await publish(page)

    expect([status, body.result.diagnostics.at(-1)?.pointer]).toEqual([422, '/list/export'])
  })

  test('a page whose data source changes records is not published', async () => {
    const page = titled('Number', {
      data: { ...shipped.data, also: { op: 'task.export', args: {} } },
    })

    const { status, body } = await publish(page)

    expect(status).toBe(422)
    expect(body.result.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'E203', pointer: '/data/also/op' }),
    )
  })

  test('the pages that roll back other pages can’t be replaced', async () => {
    const list = readShippedPages().get('system/PageList') as Page

    expect((await publish(list)).body.result.error).toBe('PAGE_ALWAYS_SHIPPED')
  })

  test('a publisher can’t replace a page that they may not open', async () => {
    const configurator = await server.signIn('configurator')
    const empty = { ...(readShippedPages().get('system/PageCompare') as Page), id: ID }

    const { status, body } = await publish(empty, 0, {}, configurator)

    expect([status, body.result.error]).toEqual([403, 'PAGE_NOT_CALLABLE'])
    expect(body.message).toContain('bill:list')
  })

  test('a page under another id is refused', async () => {
    const { status, body } = await call('POST', '/publish', {
      body: { id: 'bill/TradeOrderList', page: shipped, baseVersion: 0, message: 'x' },
    })

    expect([status, body.result.error]).toEqual([400, 'PAGE_ID_DIFFERS'])
  })

  test('a publisher can’t publish what they may not call themselves', async () => {
    const configurator = await server.signIn('configurator')

    const { status, body } = await publish(titled('Number'), 0, {}, configurator)

    expect([status, body.result.error]).toEqual([403, 'PAGE_NOT_CALLABLE'])
    expect(body.message).toContain('bill.list')
  })

  test('a user without the permission can’t publish, roll back or list pages', async () => {
    expect((await publish(titled('Number'), 0, {}, clerk)).status).toBe(403)
    expect((await rollBack(0, clerk)).status).toBe(403)
    expect((await call('GET', '', { as: clerk })).status).toBe(403)
  })

  test('a publication with the same idempotency key happens once', async () => {
    const headers = { 'idempotency-key': 'a'.repeat(32) }
    const body = { id: ID, page: titled('Number'), baseVersion: 0, message: 'once' }

    const answers = [
      await call('POST', '/publish', { body, headers }),
      await call('POST', '/publish', { body, headers }),
    ]

    expect(answers.map(({ body: { result } }) => result)).toEqual([{ version: 1 }, { version: 1 }])
    expect(await run('select version from page_version')).toHaveLength(1)
  })

  test('a publication is audited', async () => {
    await publish(titled('Number'))

    const rows = await run(
      "select detail from audit_log where action = 'page.publish' order by seq desc limit 1",
    )
    expect(rows[0].detail).toMatchObject({ version: 1, baseVersion: 0, message: 'Renamed' })
  })
})

describe('readers', () => {
  test('a user who may not view a published page can’t read it', async () => {
    await publish(titled('Number'))
    const configurator = await server.signIn('configurator')

    expect(await titleSeenBy(configurator)).toBe(403)
  })

  test('the export follows the published page', async () => {
    const fewer = { ...titled('Number') } as ListPage
    await publish({
      ...fewer,
      list: { ...fewer.list, columns: fewer.list.columns.filter(({ id }) => id !== 'accountNo') },
    })
    const file = (columns: string[]) =>
      server.app.inject({
        method: 'POST',
        url: '/jeecg-boot/app/lists/export',
        headers: { ...clerk, 'x-locale': 'en-US' },
        payload: { page: ID, format: 'csv', columns, query: {} },
      })

    expect((await file(['billNo'])).body.split('\n')[0]).toContain('Number')
    expect((await file(['accountNo'])).json().result.fields).toEqual({ columns: 'Column not found' })
  })

  test('a page can’t open an export to users without the permission of its rows', async () => {
    const open = titled('Number')
    const page = { ...open, list: { ...(open as ListPage).list, export: { requires: 'bill:list' } } } as Page
    await publish(page)
    const keeper = await server.signIn('keeper')

    const answer = await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/app/lists/exportSize',
      headers: keeper,
      payload: { page: ID, query: {} },
    })

    expect(answer.statusCode).toBe(403)
  })

  test('the report follows the published page', async () => {
    const report = readShippedPages().get('bill/SettleBillReport') as ReportPage
    const [first, ...others] = report.report.measures
    const measures = [{ ...first, title: 'Bills counted' }, ...others] as ReportPage['report']['measures']
    const locales = { 'zh-CN': { ...report.locales?.['zh-CN'], 'Bills counted': '账单数' } }
    await publish({ ...report, locales, report: { ...report.report, measures } })

    const { body } = await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/app/reports/csv',
      headers: { ...clerk, 'x-locale': 'en-US' },
      payload: { page: report.id, params: { byDate: ['2026-11-01', '2026-11-25'] } },
    })

    expect(body).toContain('Bills counted')
  })
})

describe('releases', () => {
  test('menu administration lists a page that is released to another department only', async () => {
    const [{ org_code: audience }] = await run("select org_code from sys_user where username = 'keeper'")
    const { status } = await publish({ ...titled('Number'), id: 'bill/DepartmentBills' }, 0, { audience })

    const pages = (
      await server.app.inject({ url: '/jeecg-boot/app/permissions/pages', headers: admin })
    ).json().result

    expect([status, pages.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      expect.arrayContaining(['bill/DepartmentBills']),
    ])
  })

  test('a release to a department reaches its users only', async () => {
    const keeper = await server.signIn('keeper')
    const [{ org_code: audience }] = await run("select org_code from sys_user where username = 'keeper'")
    await publish(titled('Number'), 0, { audience })

    expect(await titleSeenBy(keeper)).toBe('Number')
    expect(await titleSeenBy(clerk)).toBe(404)
  })

  test('a later release to all replaces that of a department', async () => {
    const [{ org_code }] = await run("select org_code from sys_user where username = 'clerk'")
    await publish(titled('Number'), 0, { audience: org_code })
    await publish(titled('Bill number'), 1)

    expect(await titleSeenBy(clerk)).toBe('Bill number')
  })

  test('a release at a past time is refused at its field', async () => {
    const { status, body } = await publish(titled('Number'), 0, { from: '2020-01-01 00:00:00' })

    expect([status, body.result.error, Object.keys(body.result.fields)]).toEqual([
      400,
      'PAGE_RELEASE_PAST',
      ['from'],
    ])
  })

  test('a release to an unknown department is refused at its field', async () => {
    const { status, body } = await publish(titled('Number'), 0, { audience: 'Z99' })

    expect([status, Object.keys(body.result.fields)]).toEqual([400, ['audience']])
  })

  test('a rollback releases an old version to all, and version 0 is the shipped page', async () => {
    await publish(titled('One'))
    await publish(titled('Two'), 1)

    const back = await rollBack(1)
    const one = await titleSeenBy(clerk)
    await rollBack(0)

    expect([back.status, back.body.result, one]).toEqual([200, { version: 1 }, 'One'])
    expect(await titleSeenBy(clerk)).toBe(404)
    expect((await released()).pages).toEqual([])
  })

  test('a page that is not shipped is withdrawn by a rollback to version 0', async () => {
    const page = { ...titled('Number'), id: 'bill/NewList' } as Page
    const back = { body: { id: page.id, version: 0 } }
    await publish(page)
    const shown = await call('GET', '/page?component=bill/NewList', { as: clerk })
    await call('POST', '/rollback', back)

    expect(shown.status).toBe(200)
    expect((await call('GET', '/page?component=bill/NewList', { as: clerk })).status).toBe(404)
  })

  test('a rollback to an unknown version or page answers 404', async () => {
    await publish(titled('One'))

    expect((await rollBack(7)).body.result.error).toBe('PAGE_VERSION_NOT_FOUND')
    expect(
      (await call('POST', '/rollback', { body: { id: 'no/Where', version: 0 } })).body.result.error,
    ).toBe('PAGE_NOT_FOUND')
  })

  test('a damaged version says so, is not released again, and leaves the other pages readable', async () => {
    await publish(titled('One'))
    await publish(titled('Two'), 1)
    await run('alter table page_version disable trigger user')
    await run("update page_version set content = replace(content, 'One', 'Oh!') where version = 1")
    await run('alter table page_version enable trigger user')

    const back = await rollBack(1)

    expect([back.status, back.body.result.error]).toEqual([422, 'PAGE_VERSION_DAMAGED'])
    expect(await titleSeenBy(clerk)).toBe('Two')
  })
})

describe('administration', () => {
  test('the list of pages names the source, the versions and the last release', async () => {
    await publish(titled('One'))
    await publish(titled('Two'), 1)
    await rollBack(1)

    const { records, total } = (await call('GET', `?id=${ID}`)).body.result
    const all = (await call('GET', '?source=shipped&pageSize=200')).body.result

    expect(total).toBe(1)
    expect(records[0]).toMatchObject({
      ...{ id: ID, kind: 'list', source: 'published', version: 1, latestVersion: 2 },
      ...{ releaseBy: 'admin', audience: null, nextTime: null, draftBy: null },
    })
    expect(all.total).toBe(readShippedPages().size - 1)
  })

  test('a page that is only a draft is in the list, with its author', async () => {
    await call('PUT', '/draft', {
      body: { id: 'bill/NewList', page: { id: 'bill/NewList', title: 'New' }, baseVersion: 0 },
    })

    const { records } = (await call('GET', '?id=bill/NewList')).body.result

    expect(records).toMatchObject([{ title: 'New', source: 'draft', version: 0, draftBy: 'admin' }])
  })

  test('the versions of a page have their states, the shipped page among them', async () => {
    await publish(titled('One'))
    await publish(titled('Two'), 1, { from: '2099-01-01 00:00:00' })

    const { records } = (await call('GET', `/versions?id=${ID}`)).body.result

    expect(records.map(({ version, state }: PageVersion) => [version, state])).toEqual([
      [2, 'SCHEDULED'],
      [1, 'LIVE'],
      [0, 'PAST'],
    ])
  })

  test('two versions are compared in sentences of the caller’s language', async () => {
    await publish(titled('One'))
    await publish(titled('Two'), 1)
    const diff = async (locale: string): Promise<PageDiff> =>
      (await call('GET', `/diff?id=${ID}&from=1&to=2`, { headers: { 'x-locale': locale } })).body.result

    const english = await diff('en-US')
    const chinese = await diff('zh-CN')

    expect(english.changes.map(({ kind }) => kind)).toContain('renamed')
    expect(english.changes.map(({ text }) => text).join('\n')).toMatch(/One.*Two/)
    expect(chinese.changes.map(({ text }) => text).join('\n')).toMatch(/[\u4e00-\u9fff]/)
    expect(english.before).not.toBe(english.after)
  })

  test('a check returns the diagnostics with their places', async () => {
    const page = titled('Number', { data: { rows: { op: 'bill.lst', model: 'SettleBill' } } })

    const { body } = await call('POST', '/check', { body: { page } })

    expect(body.result).toContainEqual(
      expect.objectContaining({ code: 'E202', hint: 'Did you mean "bill.list"?', line: expect.any(Number) }),
    )
  })
})

describe('time', () => {
  test('a release from a time on takes effect at that time', async () => {
    const [{ from }] = await run(
      "select to_char($1::timestamptz + interval '1 hour', 'YYYY-MM-DD HH24:MI:SS') as from",
      [server.services.clock()],
    )
    await publish(titled('Number'), 0, { from })
    const before = await titleSeenBy(clerk)
    const { nextInMs } = await released()

    server.wait(3_600_000)
    const later = await server.signIn('clerk')

    expect(before).toBe(404)
    expect(nextInMs).toBeGreaterThan(3_500_000)
    expect(await titleSeenBy(later)).toBe('Number')
  })
})

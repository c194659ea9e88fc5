import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ListPage, Page, ReportPage } from '#schemas'
import { printPage } from '#schemas/print'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { ID, servePages, shipped, titled } from './publish.fixture.ts'

const { server, run, clerk, call, publish, rollBack, released, titleSeenBy } = servePages()

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

  test('a page that is too large to be checked answers 413', async () => {
    const column = (index: number) => ({ id: `c${index}`, field: 'billNo', title: 'Number' })
    const columns = Array.from({ length: 1_700 }, (_, index) => column(index))
    const { status, body } = await publish({ ...shipped, list: { ...shipped.list, columns } })

    expect([status, body.result.error]).toEqual([413, 'PAGE_TOO_LARGE'])
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

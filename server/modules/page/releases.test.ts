import { describe, expect, test } from 'vitest'
import type { Page, PageDiff, PageVersion } from '#schemas'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'
import { ID, servePages, titled } from './publish.fixture.ts'

const { server, run, admin, clerk, call, publish, rollBack, released, titleSeenBy } = servePages()

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
  test('a release from a time on takes effect at that time of the database', async () => {
    const [{ from }] = await run("select to_char(now() + interval '1 hour', 'YYYY-MM-DD HH24:MI:SS') as from")
    await publish(titled('Number'), 0, { from })
    const before = await titleSeenBy(clerk)
    const { nextInMs } = await released()

    // The clock of a node doesn't count.
    server.wait(3_600_000)
    const later = await server.signIn('clerk')
    const onFastNode = await titleSeenBy(later)
    await run('alter table page_release disable trigger user')
    await run('update page_release set from_time = now()')
    await run('alter table page_release enable trigger user')

    expect([before, onFastNode]).toEqual([404, 404])
    expect(nextInMs).toBeGreaterThan(3_500_000)
    expect(nextInMs).toBeLessThanOrEqual(3_600_000)
    expect(await titleSeenBy(later)).toBe('Number')
  })
})

import { expect, test, vi } from 'vitest'
import type { LoadedPage, PageSource } from '#runtime'
import { createHttp } from '#runtime/http'
import { createContractRegistry, operations } from '#schemas/operations'
import { createPublishedPages } from './published-pages.ts'
import { createReleaseIndex } from './release-index.ts'

const BILLS = 'bill/SettleBillList'
const V1 = '0123456789abcdef'
const V2 = 'fedcba9876543210'
const V3 = '00112233445566ff'
const pageOf = (title: string, id = BILLS) => ({ format: 1, id, kind: 'list', title })
const ok = (result: unknown) => Response.json({ success: true, code: 200, message: '', result })
const refuse = (status: number, message = '') =>
  Response.json({ success: false, code: status, message, result: null }, { status })

/** A server with page releases. Tests change `releases` and `pages`. */
function setup(releases: Record<string, string> = {}) {
  const server = {
    releases,
    page: (component: string): Response | Promise<Response> => {
      const version = server.releases[component]
      return version ? ok({ version, page: pageOf(version, component) }) : refuse(404)
    },
  }
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    sent.push(
      `${pathname.replace('/jeecg-boot/app/pages/', '')} ${searchParams.get('component') ?? ''}`.trim(),
    )
    if (pathname.endsWith('/page')) return server.page(searchParams.get('component') ?? '')
    const pages = Object.entries(server.releases).map(([id, version]) => ({ id, version }))
    return ok({ pages, nextInMs: null })
  })
  const onProblem = vi.fn()
  const http = createHttp({
    contracts: createContractRegistry({ operations }),
    base: 'http://localhost/jeecg-boot',
    token: () => 'token',
    locale: () => 'en-US',
    onProblem,
  })
  const index = createReleaseIndex({
    call: () => http.call('page.released', {}, { isQuiet: true }),
    onError: () => undefined,
  })
  const shippedFiles: Record<string, string> = { [BILLS]: 'shipped-version' }
  const shipped: PageSource = {
    load: vi.fn(async (component: string) => {
      const version = shippedFiles[component]
      return version ? ({ page: pageOf('Shipped', component), version } as unknown as LoadedPage) : undefined
    }),
  }
  const source = createPublishedPages({
    shipped,
    index,
    call: (component) => http.call('page.get', { component }, { isQuiet: true }),
  })
  const { releases: news } = source
  if (!news) throw new Error('the source has no releases')
  return { server, sent, index, shipped, source, news, onProblem, shippedFiles }
}

test('without releases, no page is requested', async () => {
  const { index, source, sent } = setup()
  await index.read()

  expect(await source.load(BILLS)).toMatchObject({ version: 'shipped-version', page: { title: 'Shipped' } })
  expect(sent).toEqual(['released'])
})

test('a released page replaces the shipped one and is requested once', async () => {
  const { index, source, sent, shipped } = setup({ [BILLS]: V1 })
  await index.read()

  const both = await Promise.all([source.load(BILLS), source.load(BILLS)])

  expect(both).toEqual([
    { version: V1, page: pageOf(V1) },
    { version: V1, page: pageOf(V1) },
  ])
  expect(sent).toEqual(['released', `page ${BILLS}`])
  expect(shipped.load).not.toHaveBeenCalled()
})

test('a released page needs no shipped file', async () => {
  const { index, source } = setup({ 'trial/NewList': V1 })
  await index.read()

  expect(await source.load('trial/NewList')).toMatchObject({ version: V1 })
  expect(await source.load('trial/Nowhere')).toBeUndefined()
})

test('a page that opens before the index is known waits for it', async () => {
  const { index, source } = setup({ [BILLS]: V1 })
  void index.read()

  expect(await source.load(BILLS)).toMatchObject({ version: V1 })
})

test('the shipped page is used if the index cannot be read, or is never read', async () => {
  const { index, source, shipped } = setup({ [BILLS]: V1 })
  expect(await source.load(BILLS)).toMatchObject({ version: 'shipped-version' })

  vi.stubGlobal('fetch', async () => refuse(503))
  void index.read()

  expect(await source.load(BILLS)).toMatchObject({ version: 'shipped-version' })
  expect(shipped.load).toHaveBeenCalledTimes(2)
})

test('a broken shipped file does not break its released version', async () => {
  const { index, source, shipped } = setup({ [BILLS]: V1 })
  vi.mocked(shipped.load).mockRejectedValue(new Error('broken'))
  void index.read()

  expect(await source.load(BILLS)).toMatchObject({ version: V1 })
})

test('a new release is requested at the next load', async () => {
  const { server, index, source, sent } = setup({ [BILLS]: V1 })
  await index.read()
  await source.load(BILLS)

  server.releases = { [BILLS]: V2 }
  await index.read()

  expect(await source.load(BILLS)).toMatchObject({ version: V2 })
  expect(sent.filter((call) => call.startsWith('page'))).toHaveLength(2)
})

test('a withdrawn release gives the shipped page', async () => {
  const { server, index, source, news, onProblem } = setup({ [BILLS]: V1 })
  await index.read()
  server.releases = {}

  const loaded = await source.load(BILLS)

  expect(loaded).toMatchObject({ version: 'shipped-version' })
  expect(news.isLatest(BILLS, 'shipped-version')).toBe(true)
  expect(onProblem).not.toHaveBeenCalled()
})

test.each([
  [403, 'access denied'],
  [409, 'Its hash is wrong.'],
  [422, 'Its hash is wrong.'],
])('status %i rejects without a notification, and the next load asks again', async (status, message) => {
  const { server, index, source, onProblem } = setup({ [BILLS]: V1 })
  const answer = server.page
  await index.read()

  server.page = () => refuse(status, 'Its hash is wrong.')
  await expect(source.load(BILLS)).rejects.toMatchObject({ message, data: { status } })
  server.page = answer

  expect(await source.load(BILLS)).toMatchObject({ version: V1 })
  expect(onProblem).not.toHaveBeenCalled()
})

test.each([null, 7, { page: pageOf('x') }])('the malformed response %j rejects', async (result) => {
  const { server, index, source } = setup({ [BILLS]: V1 })
  await index.read()
  server.page = () => ok(result)

  await expect(source.load(BILLS)).rejects.toThrow('the released page is malformed')
})

test('the shipped page is outdated after a release, and the release after a rollback', async () => {
  const { server, index, source, news } = setup()
  expect([news.latest(BILLS), news.isLatest(BILLS, 'any')]).toEqual([undefined, true])
  await index.read()
  const first = await source.load(BILLS)
  expect([news.latest(BILLS), news.isLatest(BILLS, first?.version ?? '')]).toEqual(['shipped', true])

  server.releases = { [BILLS]: V1 }
  await index.read()
  expect([news.latest(BILLS), news.isLatest(BILLS, first?.version ?? '')]).toEqual([V1, false])
  const second = await source.load(BILLS)
  expect(news.isLatest(BILLS, second?.version ?? '')).toBe(true)

  server.releases = {}
  await index.read()
  expect([news.latest(BILLS), news.isLatest(BILLS, V1)]).toEqual(['shipped', false])
})

test("a release of the shipped version doesn't make the page outdated", async () => {
  const { server, index, source, news } = setup()
  await index.read()
  await source.load(BILLS)

  server.releases = { [BILLS]: 'shipped-version' }
  await index.read()

  expect(news.isLatest(BILLS, 'shipped-version')).toBe(true)
})

test("a version newer than the index doesn't make the page outdated", async () => {
  const { server, index, source, news, sent } = setup({ [BILLS]: V1 })
  await index.read()
  server.releases = { [BILLS]: V3 }

  await source.load(BILLS)

  expect([news.latest(BILLS), news.isLatest(BILLS, V3)]).toEqual([V3, true])
  await source.load(BILLS)
  expect(sent).toHaveLength(2)
})

test('a dropped index drops the released pages', async () => {
  const { index, source, sent } = setup({ [BILLS]: V1 })
  await index.read()
  await source.load(BILLS)

  index.drop()
  expect(await source.load(BILLS)).toMatchObject({ version: 'shipped-version' })
  await index.read()
  await source.load(BILLS)

  expect(sent.filter((call) => call.startsWith('page'))).toHaveLength(2)
})

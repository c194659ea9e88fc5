import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '#schemas'
import { pageFile } from '#schemas/check'
import type { PageProblem } from './page-file.ts'
import { createPageSource, pageKey } from './shipped-pages.ts'

const page = { id: 'bill/SettleBillList' } as Page
const problem: PageProblem = {
  code: 'E101',
  message: 'The text is not JSON.',
  hint: undefined,
  pointer: '/list',
  line: 3,
  column: 7,
}
const source = () =>
  createPageSource({
    'bill/settle-bill-list': async () => ({ default: { page, version: 'v1' } }),
    'bill/broken-list': async () => ({ default: { problems: [problem], version: 'v2' } }),
  })

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['bill/SettleBillList', 'bill/settle-bill-list'],
  ['modules/message/SysMessageList', 'modules/message/sys-message-list'],
])('the component path %s has the page file %s', (component, key) => {
  expect(pageKey(component)).toBe(key)
  expect(pageFile(component)).toBe(`${key}.page.json`)
})

test('a shipped page has a version', async () => {
  expect(await source().load('bill/SettleBillList')).toEqual({ page, version: 'v1' })
})

test('a page chunk that is held back raises a load error after 120000 ms', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  const held = createPageSource({ 'bill/settle-bill-list': () => new Promise(() => undefined) })
  held.load('bill/SettleBillList').catch(failed)

  await vi.advanceTimersByTimeAsync(120_000 - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'CHUNK_LATE' }))
})

test.each(['bill/Nowhere', 'constructor', '__proto__', ''])(
  'an unknown component path has no page: %j',
  async (name) => {
    expect(await source().load(name)).toBeUndefined()
  },
)

test('the error of a broken page file has its path, pointer, line and column', async () => {
  await expect(source().load('bill/BrokenList')).rejects.toMatchObject({
    code: 'PAGE_FILE_BROKEN',
    message: 'schemas/pages/bill/broken-list.page.json, line 3, column 7: E101 The text is not JSON.',
    at: { page: 'bill/BrokenList', pointer: '/list' },
  })
})

test('an edited file replaces the shipped page and notifies its subscribers', async () => {
  const pages = source()
  const listener = vi.fn()
  pages.subscribe?.('bill/SettleBillList', listener)

  pages.change('bill/settle-bill-list', { page: { ...page, title: 'Edited' }, version: 'v3' })

  expect(listener).toHaveBeenCalledOnce()
  expect(await pages.load('bill/SettleBillList')).toMatchObject({ version: 'v3', page: { title: 'Edited' } })
})

test('an edit of another page notifies no one', () => {
  const pages = source()
  const listener = vi.fn()
  pages.subscribe?.('bill/SettleBillList', listener)

  pages.change('bill/trade-order-list', { problems: [], version: 'v' })

  expect(listener).not.toHaveBeenCalled()
})

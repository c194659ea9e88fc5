import { expect, test, vi } from 'vitest'
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

test.each([
  ['bill/SettleBillList', 'bill/settle-bill-list'],
  ['modules/message/SysMessageList', 'modules/message/sys-message-list'],
])('the page of %s lies in %s', (component, key) => {
  expect(pageKey(component)).toBe(key)
  expect(pageFile(component)).toBe(`${key}.page.json`)
})

test('a shipped page comes with its version', async () => {
  expect(await source().load('bill/SettleBillList')).toEqual({ page, version: 'v1' })
})

test.each(['bill/Nowhere', 'constructor', '__proto__', ''])(
  'a component nobody ships has no page: %j',
  async (name) => {
    expect(await source().load(name)).toBeUndefined()
  },
)

test('a broken file names itself, the place, the line and the column', async () => {
  await expect(source().load('bill/BrokenList')).rejects.toMatchObject({
    code: 'PAGE_FILE_BROKEN',
    message: 'schemas/pages/bill/broken-list.page.json, line 3, column 7: E101 The text is not JSON.',
    at: { page: 'bill/BrokenList', pointer: '/list' },
  })
})

test('an edited file replaces the shipped one and tells whoever shows it', async () => {
  const pages = source()
  const listener = vi.fn()
  pages.subscribe?.('bill/SettleBillList', listener)

  pages.change('bill/settle-bill-list', { page: { ...page, title: 'Edited' }, version: 'v3' })

  expect(listener).toHaveBeenCalledOnce()
  expect(await pages.load('bill/SettleBillList')).toMatchObject({ version: 'v3', page: { title: 'Edited' } })
})

test('an edit of another page changes nothing', () => {
  const pages = source()
  const listener = vi.fn()
  pages.subscribe?.('bill/SettleBillList', listener)

  pages.change('bill/trade-order-list', { problems: [], version: 'v' })

  expect(listener).not.toHaveBeenCalled()
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ref } from 'valtio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../tests/support/mock-window-width.ts'
import { readMenu } from '../menu/menu-tree.ts'
import { session } from '../session/session-store.ts'
import { HeaderSearch } from './header-search.tsx'

const item = (path: string, english: string, chinese: string, more: Record<string, unknown> = {}) => ({
  id: path,
  path,
  component: 'bill/SettleBillList',
  route: '1',
  ...more,
  meta: { title: english, titles: { 'en-US': english, 'zh-CN': chinese }, ...(more.meta as object) },
})
const menu = readMenu(
  [
    item('/bill/settleBill', 'Settlement bills', '结算账单'),
    item('/bill/tradeOrder', 'Trades', '交易流水'),
    item('/wiki', 'Handbook', '手册', {
      meta: { internalOrExternal: true, url: 'https://wiki.example/' },
    }),
    item('/frame', 'Report', '报表', {
      component: 'layouts/IframePageView',
      meta: { url: 'https://reports.example/' },
    }),
    item('/secret', 'Secret', '秘密', { hidden: true }),
  ],
  { origin: location.origin, apiBase: '/jeecg-boot', token: undefined },
)

function Place() {
  return <output>{useLocation().pathname}</output>
}

function show() {
  return draw(
    <MemoryRouter>
      <HeaderSearch />
      <Place />
      <div role="dialog" aria-label="other">
        <input aria-label="inside" />
      </div>
    </MemoryRouter>,
  )
}

const path = () => screen.getByRole('status', { name: '' }).textContent
const field = <T extends HTMLElement = HTMLElement>() =>
  screen.findByRole<T>('combobox', { name: 'search menu' })
const options = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((each) => each.textContent)

async function search(typed: string) {
  await userEvent.click(screen.getByRole('button', { name: 'search menu' }))
  await field()
  await userEvent.keyboard(typed)
}

/** Selects the only result. */
async function takeOnly() {
  await waitFor(() => expect(options()).toHaveLength(1))
  await userEvent.click(document.querySelector('.ant-select-item-option') as Element)
}

beforeEach(() => {
  mockWindowWidth(1440)
  session.rights = ref({ menu, auth: [], allAuth: [], isJeecg: false, businessTz: undefined })
})
afterEach(() => {
  cleanup()
  session.rights = undefined
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the search offers all visible entries', async () => {
  show()

  await search('{ArrowDown}')

  await waitFor(() => expect(options()).toHaveLength(4))
  expect(options().join()).not.toContain('Secret')
})

test.each([['settle'], ['/bill/settle'], ['结算'], ['jszd']])(
  'the input %s finds the menu item',
  async (typed) => {
    show()

    await search(typed)
    await takeOnly()

    await waitFor(() => expect(path()).toBe('/bill/settleBill'))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  },
)

test.each([
  ['Handbook', 'https://wiki.example/'],
  ['Report', 'https://reports.example/'],
])('the menu item %s opens in a new tab without access to this one', async (typed, url) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  show()

  await search(typed)
  await takeOnly()

  await waitFor(() => expect(open).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer'))
  expect(path()).toBe('/')
})

test('results show the marked match and the path in the menu', async () => {
  show()

  await search('ment bil')

  await waitFor(() => expect(options()).toEqual(['Settlement bills/bill/settleBill']))
  expect(document.querySelector('mark')?.textContent).toBe('ment bil')
})

test('without matches a note is shown, and Enter keeps the search open', async () => {
  show()

  await search('nothing of the sort')
  expect(await screen.findByText('No entries found')).toBeTruthy()
  await userEvent.keyboard('{Enter}')

  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect((await field<HTMLInputElement>()).value).toBe('nothing of the sort')
})

test('Enter opens the highlighted entry', async () => {
  show()

  await search('bill')
  await waitFor(() => expect(options()).toHaveLength(2))
  fireEvent.keyDown(await field(), { key: 'ArrowDown', keyCode: 40 })
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(path()).toBe('/bill/tradeOrder'))
})

test('Enter opens the first result before a row is highlighted', async () => {
  show()
  await search('nothing')
  const input = await field<HTMLInputElement>()

  // Both events come before React runs the effects of the first event.
  await act(async () => {
    fireEvent.change(input, { target: { value: 'trades' } })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  })

  await waitFor(() => expect(path()).toBe('/bill/tradeOrder'))
})

test.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}']])('the keys %s open the search', async (keys) => {
  show()

  await userEvent.keyboard(keys)

  expect(document.activeElement).toBe(await field())
})

test.each([1440, 390])(
  'at a width of %i px, keys typed right after the shortcut are entered into the search',
  async (width) => {
    mockWindowWidth(width)
    show()

    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
    await userEvent.keyboard('trades')
    await waitFor(() => expect(options()).toEqual(['Trades/bill/tradeOrder']))
  },
)

test('leaving the search without a choice closes it and restores the focus', async () => {
  show()
  await search('trad')

  act(() => (document.activeElement as HTMLElement).blur())

  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'search menu' })),
  )
  expect(screen.queryByRole('combobox')).toBeNull()
})

test("the search shortcut doesn't work in a dialog", async () => {
  show()
  await userEvent.click(screen.getByLabelText('inside'))

  await userEvent.keyboard('{Control>}k{/Control}')

  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the search offers recently opened menu items first', async () => {
  show()
  await search('Trades')
  await takeOnly()

  await search('{ArrowDown}')

  await waitFor(() => expect(options()[0]).toContain('Trades'))
})

test("on a narrow screen the search is a dialog titled 'search menu'", async () => {
  mockWindowWidth(390)
  show()

  await act(() => userEvent.click(screen.getByRole('button', { name: 'search menu' })))

  expect(await screen.findByRole('dialog', { name: 'search menu' })).toBeTruthy()
  expect(await field()).toBeTruthy()
})

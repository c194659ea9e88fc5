// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    columns: [{ id: 'c1', field: 'billNo', title: 'Bill', fixed: 'left', width: 120 }],
    table: {
      selection: true,
      virtualFrom: 100,
      expand: {
        title: 'More',
        nodes: [
          { node: 'group', id: 'g', nodes: [{ node: 'field', id: 'f', field: 'shop', title: 'Shop' }] },
        ],
      },
    },
  },
}
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    billNo: `SB${index}`,
    shop: `Shop ${index}`,
  }))
const open = (count: number) =>
  openPage(page, {
    answers: {
      'GET /bill/settleBill/list': () => ({
        result: rowsAnswer(manyRows(count), { size: 200 }),
      }),
    },
  })
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement

beforeEach(() => {
  localStorage.clear()
  window.scrollTo(0, 0)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a table of ten thousand rows draws the visible ones, with ARIA row index and count', async () => {
  open(10_000)

  expect((await rowOf('SB3')).getAttribute('aria-rowindex')).toBe('5')
  expect(screen.getAllByText(/^SB\d+$/).length).toBeLessThan(60)
  expect((await rowOf('SB3')).closest('table')?.getAttribute('aria-rowcount')).toBe('10001')
  expect(screen.queryByText('SB9999')).toBeNull()
})

test('scrolling the window draws further rows', async () => {
  open(10_000)
  await screen.findByText('SB3')
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 1000, 47),
  )

  window.scrollTo(0, 47 * 5000)
  fireEvent.scroll(window)

  expect(await screen.findByText('SB5000', {}, { timeout: 15_000 })).toBeTruthy()
  expect(screen.queryByText('SB3')).toBeNull()
})

test('a list up to the limit of the page is drawn completely', async () => {
  open(100)

  expect(await screen.findByText('SB99')).toBeTruthy()
})

test('selecting all includes rows that are not drawn', async () => {
  open(1000)
  await screen.findByText('SB3')
  const [all] = screen.getAllByRole('checkbox', { name: 'Select all' })

  await userEvent.click(all as HTMLElement)
  expect(await screen.findByText('1,000 selected')).toBeTruthy()
  await userEvent.click(within(await rowOf('SB3')).getByRole('checkbox'))

  expect(await screen.findByText('999 selected')).toBeTruthy()
})

test('a row of a long table expands below itself', async () => {
  open(1000)

  await userEvent.click(within(await rowOf('SB3')).getByRole('button', { name: 'More' }))

  expect(await screen.findByText('Shop 3')).toBeTruthy()
})

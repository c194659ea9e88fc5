// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../../tests/support/mock-window-width.ts'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'
import tones from '../rows/row-tone.module.css'

const dict = { dict: 'settle_bill_status' }
const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true },
      { id: 'c3', field: 'status', title: 'Status', cell: 'Dict', props: dict },
    ],
    table: {
      selection: true,
      rowTone: [{ when: { field: 'status', op: 'eq', value: 'HELD' }, tone: 'warning' }],
      expand: {
        title: 'More',
        nodes: [
          { node: 'group', id: 'g', nodes: [{ node: 'field', id: 'f', field: 'shop', title: 'Shop' }] },
        ],
      },
    },
    rowActions: ['hold'],
    bulkActions: ['hold'],
    detail: { open: 'drawer', page: 'bill/SettleBillDetail' },
  },
  actions: [{ id: 'hold', label: 'Hold', steps: [{ do: 'toast', text: 'Held' }] }],
}
const records = [
  { id: '1', billNo: 'SB1', payableFen: 1200, status: 'PENDING', shop: 'By the lake' },
  { id: '2', billNo: 'SB2', payableFen: 900, status: 'HELD', shop: 'By the sea' },
]
const answerOf = (rows: object[]) => ({
  result: rowsAnswer(rows),
})
const list = 'GET /bill/settleBill/list'
const open = (answers: NonNullable<Parameters<typeof openPage>[1]>['answers'] = {}, own: object = page) =>
  openPage(own as typeof page, { answers: { [list]: () => answerOf(records), ...answers } })
const cardOf = async (text: string) => (await screen.findByText(text)).closest('article') as HTMLElement

beforeEach(() => {
  localStorage.clear()
  mockWindowWidth(390)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a card shows a link to the detail, the status, and other values with titles', async () => {
  open()

  const card = within(await cardOf('SB1'))

  expect(
    within(card.getByRole('heading', { name: 'SB1' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('?open=1')
  expect(await card.findByText('Pending')).toBeTruthy()
  expect(card.getByRole('term').textContent).toBe('Payable')
  expect(card.getByRole('definition').textContent).toBe('12.00')
  expect(screen.queryByRole('table')).toBeNull()
})

test('a page chooses the title and the values of its cards', async () => {
  const cards = { title: 'c2', lines: ['c1'] }
  open({}, { ...page, list: { ...page.list, table: { cards } } })

  const card = within(
    (await screen.findByRole('heading', { name: '12.00' })).closest('article') as HTMLElement,
  )

  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Bill'])
})

test('a card has the tone of its row', async () => {
  open()

  expect((await cardOf('SB2')).className).toContain(tones.warning)
  expect((await cardOf('SB1')).className).not.toContain(tones.warning)
})

test('cards are selected one by one or all at once', async () => {
  open()
  await screen.findByText('SB1')

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select SB2' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))

  expect(screen.queryByText('2 selected')).toBeNull()
})

test('the name of a checkbox shows no more than the title of its card', async () => {
  const [first, ...others] = page.list.columns
  const titled = (column: object) => ({ ...page, list: { ...page.list, columns: [column, ...others] } })
  open({}, titled({ ...first, mask: 'name' }))
  expect(await screen.findAllByRole('checkbox', { name: 'Select S**' })).toHaveLength(2)
  expect(document.body.innerHTML).not.toContain('SB1')
  cleanup()

  open({}, { ...page, list: { ...page.list, table: { ...page.list.table, cards: { title: 'c2' } } } })

  expect(await screen.findByRole('checkbox', { name: 'Select 12.00' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Select 1200' })).toBeNull()
  cleanup()

  open({}, { ...page, list: { ...page.list, table: { ...page.list.table, cards: { title: 'c3' } } } })

  expect(await screen.findAllByRole('checkbox', { name: 'Select Pending' })).not.toEqual([])
})

test('row actions are in the menu of a card', async () => {
  open()

  await userEvent.click(within(await cardOf('SB1')).getByRole('button', { name: 'Actions' }))

  expect(await screen.findByRole('menuitem', { name: 'Hold' })).toBeTruthy()
})

test('cards can be sorted by sortable columns', async () => {
  const { calls } = open()
  await screen.findByText('SB1')

  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await userEvent.click(await screen.findByTitle('Payable, descending'))

  await expect.poll(() => calls.at(-1)?.query).toMatchObject({ column: 'payableFen', order: 'desc' })
})

test('an expanded card shows its content below the card', async () => {
  open()

  await userEvent.click(within(await cardOf('SB2')).getByRole('button', { name: 'More' }))

  expect(await within(await cardOf('SB2')).findByText('By the sea')).toBeTruthy()
})

test('the column settings offer widths and pins only for the table', async () => {
  open()
  await screen.findByText('SB1')
  const widthInput = () => screen.queryByLabelText('Width of Payable')

  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await screen.findByRole('checkbox', { name: 'Payable' }, { timeout: 4000 })
  expect(widthInput()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pin Payable left' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))

  expect(await screen.findByLabelText('Width of Payable')).toBeTruthy()
})

test('a phone remembers that the user prefers the table', async () => {
  const first = open()
  await screen.findByText('SB1')

  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
  expect(await screen.findAllByRole('table')).not.toHaveLength(0)
  first.unmount()
  open()

  expect(await screen.findAllByRole('table')).not.toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Show as cards' }))
  expect(await cardOf('SB1')).toBeTruthy()
})

test('without rows the placeholder replaces the cards', async () => {
  open({ [list]: () => answerOf([]) })

  expect(await screen.findByText('No rows yet')).toBeTruthy()
})

test('failed rows show the error and a retry button', async () => {
  open({ [list]: () => ({ status: 409, message: 'Not now' }) })

  expect(await screen.findByText('Not now')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('cards of a tree have their own expand buttons', async () => {
  const rows = [
    { id: '1', billNo: 'Top' },
    { id: '2', billNo: 'Below', parent: '1' },
  ]
  open(
    { [list]: () => answerOf(rows) },
    { ...page, list: { ...page.list, table: { tree: { parentField: 'parent' } } } },
  )
  const top = within(await cardOf('Top'))
  expect(screen.queryByText('Below')).toBeNull()

  await userEvent.click(top.getByRole('button', { name: 'Children' }))

  expect(await cardOf('Below')).toBeTruthy()
})

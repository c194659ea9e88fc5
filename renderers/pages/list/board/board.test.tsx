// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page as billList, list } from '../../../../tests/support/bill-list.ts'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import tones from '../rows/row-tone.module.css'

// The names of the columns need the real `getComputedStyle`, because only CSS separates a column's number
// from its title.
vi.unstubAllGlobals()

const page = {
  ...billList,
  list: {
    ...billList.list,
    board: { by: 'c3', title: 'c1', lines: ['c2'] },
    table: {
      selection: true,
      rowTone: [{ when: { field: 'status', op: 'eq', value: 'HELD' }, tone: 'warning' }],
    },
  },
}
const bills = (status: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${status}${from + index}`,
    billNo: `${status} ${from + index}`,
    payableFen: 1200,
    status,
  }))
const totals: Readonly<Record<string, number>> = { PENDING: 25, HELD: 1, CONFIRMED: 0 }
const answerTo = ({ query: { status = '', pageNo } }: SeenCall) => {
  const total = totals[status] ?? 0
  const from = (Number(pageNo) - 1) * 20
  const records = bills(status, Math.min(20, total - from), from)
  return { result: { records, total, totalCapped: false, next: null, prev: null } }
}

/** Tells the columns that they have come into view. */
let reveal: () => void
let isInView = true
class Observer {
  notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: Observer['notify']) {
    this.notify = notify
    const before = reveal
    reveal = () => {
      before()
      notify([{ isIntersecting: true }])
    }
  }
  observe() {
    this.notify([{ isIntersecting: isInView }])
  }
  disconnect() {}
}

type Options = NonNullable<Parameters<typeof openPage>[1]>
const open = (options: Options = {}, own: object = page) =>
  openPage(own as typeof page, { ...options, answers: { [list]: answerTo, ...options.answers } })
const rowCalls = (calls: SeenCall[]) => calls.filter(({ path }) => path.endsWith('/list'))
const column = async (name: RegExp) => within(await screen.findByRole('region', { name }))

// Loads the code of the board, so that the first test doesn't wait for it.
beforeAll(() => import('./board.tsx'))
beforeEach(() => {
  isInView = true
  reveal = () => undefined
  vi.stubGlobal('IntersectionObserver', Observer)
  // The user has chosen the board on an earlier visit.
  const settings = { value: { view: 'board' }, expire: null }
  localStorage.setItem('pro__LIST_SETTINGS:7:bill/SettleBillList', JSON.stringify(settings))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each value of the dictionary has a column with its number of rows', async () => {
  open()

  expect(await screen.findByRole('region', { name: 'Pending 25' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'On hold 1' })).toBeTruthy()
  expect((await column(/^Confirmed 0/)).getByText('No rows')).toBeTruthy()
})

test('a column loads the search with its value, page by page', async () => {
  const { calls } = open({ search: '?billNo=SB' })
  const pending = await column(/^Pending 25/)
  expect(pending.getAllByRole('article')).toHaveLength(20)

  await userEvent.click(pending.getByRole('button', { name: 'Show more in Pending' }))

  await waitFor(() => expect(pending.getAllByRole('article')).toHaveLength(25))
  expect(pending.queryByRole('button', { name: 'Show more in Pending' })).toBeNull()
  expect(rowCalls(calls).at(-1)?.query).toMatchObject({
    billNo: 'SB',
    status: 'PENDING',
    pageNo: '2',
    pageSize: '20',
  })
})

test('a column loads at most ten pages, and then points to the table', async () => {
  const answer = ({ query: { status = '', pageNo } }: SeenCall) => ({
    result: { records: bills(status, 1, Number(pageNo)), total: 201, next: null, prev: null },
  })
  open({ search: '?status=PENDING', answers: { [list]: answer } })
  const pending = await column(/^Pending 201/)

  for (let pages = 1; pages < 10; pages++) {
    await userEvent.click(await pending.findByRole('button', { name: 'Show more in Pending' }))
    await waitFor(() => expect(pending.getAllByRole('article')).toHaveLength(pages + 1))
  }

  expect(await pending.findByText('The first 10 rows. The table shows all rows.')).toBeTruthy()
  expect(pending.queryByRole('button', { name: 'Show more in Pending' })).toBeNull()
})

test('a column loads when it comes into view', async () => {
  isInView = false
  const { calls } = open()
  await screen.findByRole('region', { name: 'Pending' })
  expect(rowCalls(calls)).toEqual([])

  reveal()

  expect(await screen.findByRole('region', { name: 'Pending 25' })).toBeTruthy()
})

test('a search by the value leaves one column', async () => {
  open({ search: '?status=HELD' })

  await column(/^On hold 1/)

  expect(screen.queryByRole('region', { name: /^Pending/ })).toBeNull()
})

test('a card shows its values, its tone and a link to the detail', async () => {
  open()

  const card = within((await column(/^On hold 1/)).getByRole('article'))
  expect(card.getByRole('link', { name: 'HELD 0' }).getAttribute('href')).toBe('?open=HELD0')
  expect(card.getByRole('term').textContent).toBe('Payable')
  expect(card.getByText('12.00').closest(`.${tones.warning}`)).toBeTruthy()
  expect(card.queryByRole('checkbox')).toBeNull()
})

test('an action that changes the value moves the card to another column', async () => {
  const moved = { ...billList.actions[1], steps: [{ do: 'call', op: 'bill.hold' }, { do: 'refresh' }] }
  const actions = billList.actions.map((action) => (action.id === 'hold' ? moved : action))
  let held = 0
  open(
    {
      codes: ['bill:hold'],
      answers: {
        [list]: ({ query: { status = '' } }) => {
          const count = { PENDING: 1 - held, HELD: held }[status] ?? 0
          return { result: { records: bills('X', count), total: count, next: null, prev: null } }
        },
        'PUT /bill/settleBill/hold': () => {
          held = 1
          return { result: null }
        },
      },
    },
    { ...page, actions },
  )
  const pending = await column(/^Pending 1/)

  await userEvent.click(pending.getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hold' }))

  expect((await column(/^On hold 1/)).getByText('X 0')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Pending 0' })).toBeTruthy()
})

test('a failed column shows the error and a retry button', async () => {
  let isDown = true
  open({
    answers: {
      [list]: (call) =>
        isDown && call.query.status === 'HELD' ? { status: 409, message: 'Not now' } : answerTo(call),
    },
  })
  expect(await screen.findByText('Not now')).toBeTruthy()
  expect((await column(/^Pending 25/)).getAllByRole('article')).toHaveLength(20)

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('region', { name: 'On hold 1' })).toBeTruthy()
})

test('a dictionary that failed to load can be loaded again', async () => {
  let items: object = { status: 500 }
  open({ answers: { 'GET /sys/dict/getDictItems/settle_bill_status': () => items } })
  expect(await screen.findByText('This board has no columns')).toBeTruthy()

  items = { result: [{ value: 'HELD', text: 'On hold', title: 'On hold', label: 'On hold' }] }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('region', { name: 'On hold 1' })).toBeTruthy()
})

test('the user chooses the board, which then replaces the table', async () => {
  localStorage.clear()
  open()

  await userEvent.click(await screen.findByRole('radio', { name: 'Board' }))

  expect(await screen.findByRole('region', { name: 'On hold 1' })).toBeTruthy()
  expect(screen.queryAllByRole('table')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull()
})

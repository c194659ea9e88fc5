// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page as billList, list } from '../../../../tests/support/bill-list.ts'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import tones from '../rows/row-tone.module.css'

// The names of the tabs need the real `getComputedStyle`, because only CSS separates a tab's number from its
// title.
vi.unstubAllGlobals()

const date = { id: 'c4', field: 'settleDate', title: 'Settlement date', cell: 'Date', sort: true }
const range = { id: 's3', field: 'settleDate', op: 'between', title: 'Settlement date' }
const page = {
  ...billList,
  list: {
    ...billList.list,
    search: { fields: [...billList.list.search.fields, range] },
    columns: [...billList.list.columns, date],
    calendar: { date: 'c4', title: 'c1' },
    table: {
      selection: true,
      rowTone: [{ when: { field: 'status', op: 'eq', value: 'HELD' }, tone: 'warning' }],
    },
  },
}
const bill = (id: string, day: string, more = {}) => ({
  id,
  billNo: `SB${id}`,
  payableFen: 1200,
  status: 'PENDING',
  settleDate: day,
  ...more,
})
const rows = [
  bill('1', '2026-10-02'),
  bill('2', '2026-10-09', { status: 'HELD' }),
  ...['3', '4', '5', '6'].map((id) => bill(id, '2026-10-09 08:00:00')),
]
const answerOf = (records: object[], total = records.length) => ({
  result: { records, total, totalCapped: false, next: null, prev: null },
})

type Options = NonNullable<Parameters<typeof openPage>[1]>
const open = (options: Options = {}, own: object = page) =>
  openPage(own as typeof page, {
    search: '?month=2026-10',
    ...options,
    answers: { [list]: () => answerOf(rows), ...options.answers },
  })
/** Stores that the user has chosen the calendar on an earlier visit. */
const preferCalendar = () =>
  localStorage.setItem(
    'pro__LIST_SETTINGS:7:bill/SettleBillList',
    JSON.stringify({ value: { view: 'calendar' }, expire: null }),
  )
const rowCalls = (calls: SeenCall[]) => calls.filter(({ path }) => path.endsWith('/list'))
const cellOf = (text: string) => screen.getByText(text).closest('li') as HTMLElement

// Loads the code of the calendar, so that the first test doesn't wait for it.
beforeAll(() => import('./calendar.tsx'))
beforeEach(preferCalendar)
afterEach(cleanup)

test('the calendar loads the rows of its month with the search', async () => {
  const { calls } = open({ search: '?month=2026-10&billNo=SB1' })
  await screen.findByRole('link', { name: 'SB1' })

  expect(rowCalls(calls).at(-1)?.query).toMatchObject({
    billNo: 'SB1',
    settleDate_begin: '2026-10-01',
    settleDate_end: '2026-10-31',
    pageSize: '200',
  })
})

test('a date range of the search still applies', async () => {
  const { calls } = open({ search: '?settleDate=2026-09-28,2026-10-05' })

  expect(await screen.findByText('September 2026')).toBeTruthy()
  const query = rowCalls(calls).at(-1)?.query
  expect(query).toMatchObject({ settleDate_begin: '2026-09-28', settleDate_end: '2026-10-05' })
  expect(JSON.parse(String(query?.superQueryParams))).toEqual([
    { field: 'settleDate', rule: 'between', val: ['2026-09-01', '2026-09-30'] },
  ])
})

test('a day shows its first rows in their tones, and the number of the others', async () => {
  open()
  await screen.findByText('SB2')

  const day = within(cellOf('SB2'))
  expect(day.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['SB2', 'SB3', 'SB4'])
  expect(day.getByRole('button', { name: '+2 more on Friday, October 9, 2026' })).toBeTruthy()
  expect(screen.getByText('SB2').closest(`.${tones.warning}`)).toBeTruthy()
  expect(screen.getByText('Total 6')).toBeTruthy()
})

test('the tooltip of a row shows no more than its title', async () => {
  const [first, ...others] = page.list.columns
  const titled = (list: object) => ({ ...page, list: { ...page.list, ...list } })
  open({}, titled({ columns: [{ ...first, mask: 'name' }, ...others] }))
  const [title] = await screen.findAllByText('S**')
  expect(title?.closest('[title]')?.getAttribute('title')).toBe('S**')
  expect(document.body.innerHTML).not.toContain('SB1')
  cleanup()

  open({}, titled({ calendar: { date: 'c4', title: 'c2' } }))

  await screen.findAllByText('12.00')
  expect(screen.queryByTitle('1200')).toBeNull()
})

test('"more" shows all rows of the day with their values and actions', async () => {
  open()
  await userEvent.click(await screen.findByText('+2 more'))

  const dialog = within(await screen.findByRole('dialog', { name: 'Friday, October 9, 2026' }))
  expect(dialog.getAllByRole('article')).toHaveLength(5)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Actions' })[1] as HTMLElement)

  expect(await screen.findByRole('menuitem', { name: 'Confirm' })).toBeTruthy()
})

test('a row links to its detail and has its actions', async () => {
  open({ codes: ['bill:hold'] })

  const link = await screen.findByRole('link', { name: 'SB1' })
  expect(link.getAttribute('href')).toBe('?month=2026-10&open=1')
  await userEvent.click(within(cellOf('SB1')).getByRole('button', { name: 'Actions' }))

  expect(await screen.findByRole('menuitem', { name: 'Hold' })).toBeTruthy()
})

test('the month is in the address, and a search keeps it', async () => {
  const { calls, navigation } = open()
  await screen.findByText('October 2026')

  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))

  expect(await screen.findByText('September 2026')).toBeTruthy()
  expect(navigation.search()).toBe('?month=2026-09')
  await waitFor(() => expect(rowCalls(calls).at(-1)?.query.settleDate_begin).toBe('2026-09-01'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Bill number' }), 'SB1{Enter}')
  await waitFor(() => expect(navigation.search()).toBe('?billNo=SB1&month=2026-09'))
})

test('the user chooses the calendar, which then replaces the table', async () => {
  localStorage.clear()
  const first = open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Calendar' }))
  expect(await screen.findByText('October 2026')).toBeTruthy()
  expect(screen.queryAllByRole('table')).toEqual([])
  first.unmount()

  const { calls } = open()
  await screen.findByText('SB1')

  expect(rowCalls(calls).map(({ query }) => query.pageSize)).toEqual(['200'])
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a month without rows says so', async () => {
  open({ answers: { [list]: () => answerOf([]) } })

  expect(await screen.findByText('No rows in this month')).toBeTruthy()
})

test('a month with too many rows says how many it shows', async () => {
  const many = Array.from({ length: 200 }, (_, index) => bill(String(index), '2026-10-02'))
  const { calls } = open({ answers: { [list]: () => answerOf(many, 1234) } })

  expect(await screen.findByText('The first 1,000 of 1,234')).toBeTruthy()
  expect(rowCalls(calls).filter(({ query }) => query.pageSize === '200')).toHaveLength(5)
})

test('failed rows show the error and a retry button', async () => {
  let status = 409
  open({ answers: { [list]: () => ({ ...answerOf(rows), status, message: 'Not now' }) } })
  expect((await screen.findAllByText('Not now')).length).toBeGreaterThan(0)

  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('SB1')).toBeTruthy()
})

test('a required filter is asked for first', async () => {
  const [first, ...others] = page.list.search.fields
  const search = { fields: [{ ...first, required: true }, ...others] }
  const { calls } = open({}, { ...page, list: { ...page.list, search } })

  expect(await screen.findByText('Choose Bill number to see rows')).toBeTruthy()
  expect(rowCalls(calls)).toEqual([])
})

test('a user who may not see the date has no calendar', async () => {
  const columns = [...billList.list.columns, { ...date, requires: 'bill:secret' }]
  open({}, { ...page, list: { ...page.list, columns } })
  await screen.findAllByRole('table')

  expect(screen.queryByRole('radio', { name: 'Calendar' })).toBeNull()
})

test('quick filters count all rows of the search, not those of the month', async () => {
  const quick = [{ id: 'held', title: 'On hold', filters: { s2: 'HELD' } }]
  const isCount = ({ query }: SeenCall) => query.pageSize === '1'
  const answers = { [list]: (call: SeenCall) => (isCount(call) ? answerOf([], 77) : answerOf(rows)) }
  open({ answers }, { ...page, list: { ...page.list, quick } })

  expect(await screen.findByRole('radio', { name: 'All 77' })).toBeTruthy()
  expect(await screen.findByText('Total 6')).toBeTruthy()
})

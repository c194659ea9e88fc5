// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answer, page as billList, list } from '../../../../tests/support/bill-list.ts'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'

// The names of the tabs need the real `getComputedStyle`, because only CSS separates a tab's number from its
// title.
vi.unstubAllGlobals()

const quick = [
  { id: 'pending', title: 'To confirm', filters: { s2: 'PENDING' } },
  { id: 'held', title: 'On hold', filters: { s2: 'HELD' } },
  { id: 'quiet', title: 'Settled', filters: { s2: 'SETTLED' }, count: false },
]
const page = { ...billList, list: { ...billList.list, quick, detail: undefined } }

const totals: Record<string, number> = { '': 12_345, PENDING: 1_234, HELD: 7 }
const isCount = ({ path, query }: SeenCall) => path.endsWith('/list') && query.pageSize === '1'
const answerOf = ({ query }: SeenCall) => {
  const total = totals[query.status ?? ''] ?? 2
  return { result: { ...answer, total: Math.min(total, 10_000), totalCapped: total > 10_000 } }
}

type Options = NonNullable<Parameters<typeof openPage>[1]>
const open = (options: Options = {}) =>
  openPage(page, { ...options, answers: { [list]: answerOf, ...options.answers } })
const tab = (name: string | RegExp) => screen.findByRole('radio', { name })
const selected = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
const counts = (calls: SeenCall[]) => calls.filter(isCount)
const rows = (calls: SeenCall[]) => calls.filter((call) => call.path.endsWith('/list') && !isCount(call))

// Loads the code of the tabs, so that the first test doesn't wait for it.
beforeAll(() => import('./quick-bar.tsx'))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('tabs show the numbers of their rows, capped ones with a plus sign', async () => {
  open()

  expect(await tab('To confirm 1,234')).toBeTruthy()
  expect(await tab('On hold 7')).toBeTruthy()
  expect(await tab('All 10,000+')).toBeTruthy()
  expect(await tab('Settled')).toBeTruthy()
})

test('choosing a tab sets its filters in the address and keeps the others', async () => {
  const { calls, navigation } = open({ search: '?billNo=SB1&page=3' })

  await userEvent.click(await tab(/^On hold/))

  await waitFor(() => expect(rows(calls).at(-1)?.query).toMatchObject({ billNo: 'SB1', status: 'HELD' }))
  expect(navigation.entries.at(-1)).toBe('?billNo=SB1&status=HELD')
  expect(selected()).toEqual([await tab('On hold 7')])
})

test('the tab All clears the filters of the tabs only', async () => {
  const { navigation } = open({ search: '?billNo=SB1&status=HELD' })

  await userEvent.click(await tab(/^All/))

  expect(navigation.entries.at(-1)).toBe('?billNo=SB1')
})

test('a link selects the tab of its filters', async () => {
  open({ search: '?status=PENDING' })

  const active = await tab(/^To confirm/)

  expect(selected()).toEqual([active])
})

test('a search that is none of the tabs selects none', async () => {
  open({ search: '?status=FAILED' })
  await tab('On hold 7')

  expect(selected()).toEqual([])
})

test('arrow keys choose a tab', async () => {
  const { navigation } = open()
  const all = await tab(/^All/)

  all.focus()
  await userEvent.keyboard('{ArrowRight}')

  await waitFor(() => expect(navigation.entries.at(-1)).toBe('?status=PENDING'))
})

test('counts are requested after the rows, with the search and without sort', async () => {
  const { calls } = open({ search: '?billNo=SB1&sort=payableFen.asc&status=HELD' })
  await tab('On hold 7')

  expect(isCount(calls.find(({ path }) => path.endsWith('/list')) as SeenCall)).toBe(false)
  expect(counts(calls).map(({ query }) => query)).toEqual([
    { billNo: 'SB1', pageNo: '1', pageSize: '1' },
    { billNo: 'SB1', status: 'PENDING', pageNo: '1', pageSize: '1' },
    { billNo: 'SB1', status: 'HELD', pageNo: '1', pageSize: '1' },
  ])
})

test('changing the tab, the page or the sort requests no counts again', async () => {
  const { calls } = open()
  await userEvent.click(await tab(/^On hold/))
  await waitFor(() => expect(rows(calls)).toHaveLength(2))

  expect(counts(calls)).toHaveLength(3)
})

test('refreshing the list requests the counts again', async () => {
  const { calls } = open()
  await tab('On hold 7')

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

  await waitFor(() => expect(counts(calls)).toHaveLength(6))
  expect(rows(calls)).toHaveLength(2)
})

test('a failed count shows no number and no message', async () => {
  const { notify, calls } = open({
    answers: {
      [list]: (call) => (isCount(call) && call.query.status === 'HELD' ? { status: 503 } : answerOf(call)),
    },
  })
  await tab('To confirm 1,234')
  await waitFor(() => expect(counts(calls)).toHaveLength(3))

  expect((await tab(/^On hold/)).closest('label')?.textContent).toBe('On hold')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notify.toast).not.toHaveBeenCalled()
})

test('choosing a tab clears the selected rows', async () => {
  open()
  const row = within((await screen.findByText('SB1')).closest('tr') as HTMLElement)
  await userEvent.click(row.getByRole('checkbox'))
  expect(await screen.findByText('1 selected')).toBeTruthy()

  await userEvent.click(await tab(/^On hold/))

  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
})

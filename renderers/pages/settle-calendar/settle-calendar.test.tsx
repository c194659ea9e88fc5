// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { CalendarDay } from '#schemas'
import page from '../../../schemas/pages/bill/settle-calendar.page.json' with { type: 'json' }
import { openPage } from '../../../tests/support/draw.tsx'

const quiet = {
  isWorkday: true,
  holiday: null,
  billCount: 0,
  payableFen: 0,
  openCount: 0,
  heldCount: 0,
  failedCount: 0,
}
const days: CalendarDay[] = [
  { ...quiet, day: '2026-10-01', isWorkday: false, holiday: '国庆节' },
  { ...quiet, day: '2026-10-02', billCount: 3, payableFen: 123_456, openCount: 2, heldCount: 1 },
  { ...quiet, day: '2026-10-03', billCount: 1, payableFen: -500 },
]
const open = (answer: object = { result: days }, search = '?month=2026-10') =>
  openPage(page, {
    search,
    codes: ['bill:calendar'],
    answers: { 'GET /bill/settleBill/calendar': () => answer },
  })

afterEach(cleanup)

test('each day shows its settled and pending amounts', async () => {
  open()

  expect(await screen.findByText('1,234.56')).toBeTruthy()
  expect(screen.getByText('3 bills')).toBeTruthy()
  expect(screen.getByText('2 to confirm')).toBeTruthy()
  expect(screen.getByText('1 on hold')).toBeTruthy()
  expect(screen.getByText('国庆节')).toBeTruthy()
  expect(screen.getByText('Thursday')).toBeTruthy()
})

test('the month has a total', async () => {
  open()

  expect(await screen.findByText('1,229.56')).toBeTruthy()
})

test('the month is read from and written to the address', async () => {
  const { calls, navigation } = open()
  await screen.findByText('October 2026')

  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))

  expect(await screen.findByText('November 2026')).toBeTruthy()
  expect(calls.map(({ query }) => query.month)).toEqual(['2026-10', '2026-11'])
  expect(navigation.search()).toBe('?month=2026-11')
})

test('an invalid month in the address is the current month', async () => {
  const { calls } = open(undefined, '?month=<b>')

  await screen.findByText('1,234.56')

  expect(calls[0]?.query.month).toMatch(/^\d{4}-\d{2}$/)
})

test('an error has a retry button', async () => {
  open({ status: 500, message: '' })

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

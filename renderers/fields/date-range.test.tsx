// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'
import { presetsOf } from './date-range.tsx'

const zone = process.env.TZ

beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  cleanup()
  process.env.TZ = zone
  vi.useRealTimers()
})

test.each([
  [
    ['2026-03-01', '2026-03-31'],
    ['2026-03-01', '2026-03-31'],
  ],
  [
    ['2026-03-01 00:00:00', '2026-03-31 23:59:59'],
    ['2026-03-01', '2026-03-31'],
  ],
  [['2026-03-01'], ['', '']],
  ['2026-03-01', ['', '']],
])('%j shows as %j before the calendar is open', async (value, shown) => {
  drawField('DateRange', { value })
  await screen.findByLabelText('Label')

  expect(screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)).toEqual(shown)
})

test('Tab focuses the field', async () => {
  drawField('DateRange', {})
  await screen.findByLabelText('Label')

  await userEvent.tab()

  await expect.poll(() => document.activeElement?.closest('.ant-picker-range')).toBeTruthy()
})

test('a click opens the calendar, and a second click selects a preset range', async () => {
  const { given } = drawField('DateRange', { props: { gives: 'time' } })

  await userEvent.click(await screen.findByLabelText('Label'))
  await userEvent.click(await screen.findByText('Today', undefined, { timeout: 4000 }))

  const [from, to] = given.at(-1) as [string, string]
  expect([from.slice(10), to.slice(10)]).toEqual([' 00:00:00', ' 23:59:59'])
})

test("today is the business date, even if it is still yesterday in the browser's time zone", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T16:30:00Z'), toFake: ['Date'] })
  const { given } = drawField('DateRange', {}, { businessTz: 'Asia/Shanghai' })

  await userEvent.click(await screen.findByLabelText('Label'))
  await userEvent.click(await screen.findByText('Today', undefined, { timeout: 4000 }))

  expect(given.at(-1)).toEqual(['2026-11-20', '2026-11-20'])
})

test('a disabled field opens no calendar', async () => {
  drawField('DateRange', { disabled: true })

  await userEvent.click(await screen.findByLabelText('Label'))

  expect(document.querySelector('.ant-picker-dropdown')).toBeNull()
})

test('in an empty field, Tab moves to the end input, then leaves the field; Shift+Tab moves back', async () => {
  drawField('DateRange', {})
  await screen.findByLabelText('Label')
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.closest('.ant-picker-range')).toBeTruthy()

  const [start, end] = screen.getAllByRole<HTMLInputElement>('textbox')
  await userEvent.tab()
  expect(document.activeElement).toBe(end)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByText('Reset'))
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(start)
})

test.each([
  [undefined, '2026-03-01', ['', '']],
  [['2026-03-01', '2026-03-31'], '', ['2026-03-01', '2026-03-31']],
])(
  'with the value %j, typing %j as start without an end restores the shown value',
  async (value, typed, shown) => {
    const { given } = drawField('DateRange', { value })
    await screen.findByLabelText('Label')
    await userEvent.tab()
    await expect.poll(() => document.activeElement?.closest('.ant-picker-range')).toBeTruthy()

    const start = screen.getByLabelText('Label')
    await userEvent.clear(start)
    await userEvent.type(start, `${typed} {Backspace}`)
    await userEvent.tab()
    await userEvent.tab()

    await expect
      .poll(() => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value))
      .toEqual(shown)
    expect(given).toEqual([])
  },
)

test.each([
  ['Today', '2026-03-31', '2026-03-31'],
  ['Yesterday', '2026-03-30', '2026-03-30'],
  ['Last 7 days', '2026-03-25', '2026-03-31'],
  ['Last 30 days', '2026-03-02', '2026-03-31'],
  ['This month', '2026-03-01', '2026-03-31'],
  ['Last month', '2026-02-01', '2026-02-28'],
])('on 31 March %s is from %s to %s', (label, from, to) => {
  const preset = presetsOf('2026-03-31').find((each) => each.label === label)

  expect(preset?.value.map((day) => day.format('YYYY-MM-DD'))).toEqual([from, to])
})

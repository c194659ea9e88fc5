// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { daysOfMonth } from '#runtime'
import { draw } from '../../../tests/support/draw.tsx'
import css from './calendar.module.css'
import { MonthGrid } from './month-grid.tsx'

const linked = ['2026-10-02', '2026-10-05', '2026-10-12']
const open = () =>
  draw(
    <MonthGrid
      month="2026-10"
      today="2026-10-05"
      days={daysOfMonth('2026-10').map((day) => ({ day, isQuiet: !linked.includes(day) }))}
      draw={({ day }) => (linked.includes(day) ? <a href={`#${day}`}>{day}</a> : <span>{day}</span>)}
    />,
  )
/** Places the days as a browser would: in seven columns, or in one column on a phone. */
const place = (columns: number) => {
  for (const [index, day] of screen.getAllByRole('listitem').entries())
    Object.defineProperty(day, 'offsetLeft', { value: (index % columns) * 100 })
}
const focused = () => document.activeElement?.textContent

afterEach(cleanup)

test('the first day is below its weekday', () => {
  open()

  expect(screen.getByRole('list').style.getPropertyValue('--first')).toBe('4')
})

test('the current day is marked', () => {
  open()

  expect(screen.getByText('2026-10-05').closest('li')?.getAttribute('aria-current')).toBe('date')
  expect(screen.getByText('2026-10-04').closest('li')?.getAttribute('aria-current')).toBeNull()
})

test('a quiet day has the class that hides it on a phone', () => {
  open()

  expect(screen.getByText('2026-10-04').closest('li')?.className).toContain(css.quiet)
  expect(screen.getByText('2026-10-05').closest('li')?.className).not.toContain(css.quiet)
})

test('arrow keys move between days with a link', async () => {
  open()
  place(7)
  screen.getByText('2026-10-02').focus()

  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('2026-10-05')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('2026-10-12')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('2026-10-05')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('2026-10-02')
})

test('in a list of days, the arrow down moves to the next day', async () => {
  open()
  place(1)
  screen.getByText('2026-10-02').focus()

  await userEvent.keyboard('{ArrowDown}')

  expect(focused()).toBe('2026-10-05')
})

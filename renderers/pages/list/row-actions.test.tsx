// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ActionView } from '#runtime'
import { draw } from '../../../tests/support/draw.tsx'
import { RowActions } from './row-actions.tsx'

const view = (label: string, more: Partial<ActionView> = {}): ActionView => ({
  id: label,
  label,
  icon: undefined,
  tone: 'default',
  enabled: true,
  whyNot: undefined,
  isRunning: false,
  isLocked: false,
  opens: undefined,
  run: async () => undefined,
  error: undefined,
  at: { page: 'bill/SettleBillList', pointer: '/actions/0' },
  ...more,
})

/** A row whose first action is enabled once. */
function Row() {
  const [isDone, setDone] = useState(false)
  const confirm = view('Confirm', { enabled: !isDone, run: async () => setDone(true) })
  return <RowActions actions={[confirm, view('Hold'), view('Print')]} />
}

const seen = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

afterEach(cleanup)

test('the keyboard goes on in the row after what it pressed is no longer possible', async () => {
  draw(<Row />)
  await userEvent.tab()

  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(seen()).toEqual(['Hold', 'Print', 'More']))
  expect(document.activeElement?.textContent).toBe('Hold')
})

test('who is elsewhere is left there', async () => {
  draw(
    <>
      <Row />
      <input aria-label="elsewhere" />
    </>,
  )
  const [confirm] = screen.getAllByRole('button')
  screen.getByLabelText('elsewhere').focus()

  confirm?.click()

  await waitFor(() => expect(seen()).toEqual(['Hold', 'Print', 'More']))
  expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'))
})

test('one that runs stays in its place and does not start again', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  draw(<RowActions actions={[view('Confirm', { isRunning: true, run }), view('Hold')]} />)

  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

  expect(seen()).toEqual(['Confirm', 'Hold'])
  expect(runs).toBe(0)
})

test('what a button opens is read once somebody points at it, or goes to it by key, and not before', async () => {
  const { runtime } = draw(<RowActions actions={[view('Open', { opens: 'bill/Detail' }), view('Hold')]} />)
  const asked = vi.spyOn(runtime.pages, 'load')

  await userEvent.hover(screen.getByRole('button', { name: 'Hold' }))
  expect(asked).not.toHaveBeenCalled()

  await userEvent.hover(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(asked).toHaveBeenCalledWith('bill/Detail'))
})

test.each([
  ['a reason of the page', 'It ships with the product.', 'It ships with the product.'],
  ['no reason', undefined, null],
])('an action that is not possible, with %s', async (_, whyNot, told) => {
  draw(<RowActions actions={[view('Edit'), view('Delete', { enabled: false, whyNot })]} />)

  await userEvent.click(screen.getByRole('button', { name: 'More' }))

  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.getAttribute('aria-description')).toBe(told)
  expect(item.getAttribute('title')).toBe(told === null ? "Status doesn't allow it" : '')
  expect(screen.queryByText('It ships with the product.') !== null).toBe(told !== null)
})

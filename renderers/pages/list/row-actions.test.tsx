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

/** A row whose first action becomes disabled after the action has run. */
function Row() {
  const [isDone, setDone] = useState(false)
  const confirm = view('Confirm', { enabled: !isDone, run: async () => setDone(true) })
  return <RowActions actions={[confirm, view('Hold'), view('Print')]} />
}

const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

afterEach(cleanup)

test('the focus moves to the next action when the focused one is removed', async () => {
  draw(<Row />)
  await userEvent.tab()

  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(labels()).toEqual(['Hold', 'Print', 'More']))
  expect(document.activeElement?.textContent).toBe('Hold')
})

test('a focus outside the row stays there', async () => {
  draw(
    <>
      <Row />
      <input aria-label="outside" />
    </>,
  )
  const [confirm] = screen.getAllByRole('button')
  screen.getByLabelText('outside').focus()

  confirm?.click()

  await waitFor(() => expect(labels()).toEqual(['Hold', 'Print', 'More']))
  expect(document.activeElement).toBe(screen.getByLabelText('outside'))
})

test("a running action stays in place and doesn't start again", async () => {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  draw(<RowActions actions={[view('Confirm', { isRunning: true, run }), view('Hold')]} />)

  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

  expect(labels()).toEqual(['Confirm', 'Hold'])
  expect(runs).toBe(0)
})

test('the page that a button opens is prefetched on hover', async () => {
  const { runtime } = draw(<RowActions actions={[view('Open', { opens: 'bill/Detail' }), view('Hold')]} />)
  const load = vi.spyOn(runtime.pages, 'load')

  await userEvent.hover(screen.getByRole('button', { name: 'Hold' }))
  expect(load).not.toHaveBeenCalled()

  await userEvent.hover(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(load).toHaveBeenCalledWith('bill/Detail'))
})

test.each([
  ['a reason from the page', 'It ships with the product.', 'It ships with the product.'],
  ['no reason', undefined, null],
])('a disabled action with %s', async (_, whyNot, reason) => {
  draw(<RowActions actions={[view('Edit'), view('Delete', { enabled: false, whyNot })]} />)

  await userEvent.click(screen.getByRole('button', { name: 'More' }))

  const item = await screen.findByRole('menuitem', { name: 'Delete' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.getAttribute('aria-description')).toBe(reason)
  expect(item.getAttribute('title')).toBe(reason === null ? "Status doesn't allow it" : '')
  expect(screen.queryByText('It ships with the product.') !== null).toBe(reason !== null)
})

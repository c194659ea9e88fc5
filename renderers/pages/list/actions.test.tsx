// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer, list, open, page, rowOf } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('row actions', () => {
  const seenIn = (row: HTMLElement) =>
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)

  test('what is possible stands in the row, at most two of them, and the rest is under more', async () => {
    open()
    const row = await rowOf('SB1')

    expect(seenIn(row)).toEqual(['Confirm', 'Hold', 'More'])
    await userEvent.click(within(row).getByRole('button', { name: 'More' }))

    expect(await screen.findByRole('menuitem', { name: 'Release' })).toBeTruthy()
  })

  test('what is not possible now is under more, says so and does nothing', async () => {
    const { notify } = open()
    const row = await rowOf('<b>SB2</b>')

    expect(seenIn(row)).toEqual(['Hold', 'Release', 'More'])
    await userEvent.click(within(row).getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: 'Confirm' })
    await userEvent.click(item, { pointerEventsCheck: 0 })

    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.title).toBe("Status doesn't allow it")
    expect(notify.toast).not.toHaveBeenCalled()
  })

  test('nothing left needs no more', async () => {
    open({ codes: [] })

    expect(seenIn(await rowOf('SB1'))).toEqual(['Confirm', 'Release'])
    expect(seenIn(await rowOf('<b>SB2</b>'))).toEqual(['Release', 'More'])
  })

  test('one that is possible runs', async () => {
    const { notify } = open()

    await userEvent.click(within(await rowOf('SB1')).getByRole('button', { name: 'Confirm' }))

    await waitFor(() => expect(notify.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Done' })))
  })

  test('one that is not set up correctly is seen in the row', async () => {
    const rowActions = ['confirm', 'hold', 'relaese']
    openPage({ ...page, list: { ...page.list, rowActions } } as typeof page, {
      answers: { [list]: () => ({ result: answer }) },
    })

    const row = within(await rowOf('SB1'))

    expect(row.getByRole('img', { name: 'ACTION_UNKNOWN' })).toBeTruthy()
  })

  test('one the user may not run is not there', async () => {
    open({ codes: [] })

    expect(within(await rowOf('SB1')).queryByText('Hold')).toBeNull()
  })
})

test('selected rows bring their actions, and clearing takes them away', async () => {
  open()
  const row = within(await rowOf('SB1'))

  await userEvent.click(row.getByRole('checkbox'))
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

  expect(screen.queryByText('1 selected')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Settlement bills' }))
})

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer, list, open, page, rowOf } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('row actions', () => {
  const labelsIn = (row: HTMLElement) =>
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)

  test('a row shows at most two enabled actions; the other actions are in the menu', async () => {
    open()
    const row = await rowOf('SB1')

    expect(labelsIn(row)).toEqual(['Confirm', 'Hold', 'More'])
    await userEvent.click(within(row).getByRole('button', { name: 'More' }))

    expect(await screen.findByRole('menuitem', { name: 'Release' })).toBeTruthy()
  })

  test('an action that is not possible is disabled in the menu, with a reason', async () => {
    const { notify } = open()
    const row = await rowOf('<b>SB2</b>')

    expect(labelsIn(row)).toEqual(['Hold', 'Release', 'More'])
    await userEvent.click(within(row).getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: 'Confirm' })
    await userEvent.click(item, { pointerEventsCheck: 0 })

    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.title).toBe("Status doesn't allow it")
    expect(notify.toast).not.toHaveBeenCalled()
  })

  test('a row whose actions are all visible has no menu', async () => {
    open({ codes: [] })

    expect(labelsIn(await rowOf('SB1'))).toEqual(['Confirm', 'Release'])
    expect(labelsIn(await rowOf('<b>SB2</b>'))).toEqual(['Release', 'More'])
  })

  test('a possible action runs', async () => {
    const { notify } = open()

    await userEvent.click(within(await rowOf('SB1')).getByRole('button', { name: 'Confirm' }))

    await waitFor(() => expect(notify.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Done' })))
  })

  test('a misconfigured action shows its error in the row', async () => {
    const rowActions = ['confirm', 'hold', 'relaese']
    openPage({ ...page, list: { ...page.list, rowActions } } as typeof page, {
      answers: { [list]: () => ({ result: answer }) },
    })

    const row = within(await rowOf('SB1'))

    expect(row.getByRole('img', { name: 'ACTION_UNKNOWN' })).toBeTruthy()
  })

  test('an action without permission is missing', async () => {
    open({ codes: [] })

    expect(within(await rowOf('SB1')).queryByText('Hold')).toBeNull()
  })
})

test('selected rows show the bulk actions until the selection is cleared', async () => {
  open()
  const row = within(await rowOf('SB1'))

  await userEvent.click(row.getByRole('checkbox'))
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

  expect(screen.queryByText('1 selected')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Settlement bills' }))
})

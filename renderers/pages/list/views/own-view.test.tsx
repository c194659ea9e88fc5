// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openList, openMenu, pick, sent } from './views.fixture.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('a view of the user', () => {
  test('is saved with its differences from the page, and opened', async () => {
    const { calls, notify, navigation } = openList({
      search: '?billNo=SB1&shopCode=&sort=payableFen.asc',
      answers: { 'PUT /app/views': () => ({ result: { id: '88', version: 0 } }) },
    })
    await screen.findByText('SB1')

    await openMenu()
    await pick('Save as a view…')
    await notify.prompt.mock.calls[0]?.[0].submit({ title: ' New ' })

    expect(sent(calls, 'PUT')[0]?.body).toEqual({
      page: 'bill/SettleBillList',
      title: 'New',
      state: {
        filters: { byNo: 'SB1', byShop: null },
        sort: { field: 'payableFen', order: 'asc' },
      },
    })
    expect(navigation.entries.at(-1)).toBe('?billNo=SB1&shopCode=&sort=payableFen.asc&view=88')
  })

  test('with a name in use keeps the dialog open', async () => {
    const fields = { title: 'is already in use' }
    const refusal = { status: 409, result: { error: 'VIEW_TITLE_TAKEN', fields } }
    const { notify } = openList({ answers: { 'PUT /app/views': () => refusal } })
    await openMenu()
    await pick('Save as a view…')

    await expect(notify.prompt.mock.calls[0]?.[0].submit({ title: 'Mine' })).rejects.toMatchObject({
      code: 'VIEW_TITLE_TAKEN',
    })
  })

  test('can be updated if the list differs from it', async () => {
    const { calls } = openList({
      search: '?billNo=SB9&view=77',
      answers: { 'PUT /app/views': () => ({ result: { id: '77', version: 4 } }) },
    })
    await screen.findByRole('button', { name: 'View: Mine, modified' })

    await openMenu()
    await pick('Update this view')

    await waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(1))
    expect(sent(calls, 'PUT')[0]?.body).toEqual({
      page: 'bill/SettleBillList',
      id: '77',
      version: 3,
      title: 'Mine',
      state: { filters: { byNo: 'SB9' }, density: 'small' },
    })
  })

  test('is deleted only after a confirmation, and the list stays the same', async () => {
    const { calls, notify, navigation } = openList({
      search: '?view=77',
      answers: { 'DELETE /app/views/77': () => ({ result: null }) },
    })
    await screen.findByRole('button', { name: 'View: Mine' })
    notify.confirm.mockResolvedValueOnce(false)

    await openMenu()
    await pick('Delete this view…')
    expect(sent(calls, 'DELETE')).toEqual([])
    await openMenu()
    await pick('Delete this view…')

    await waitFor(() => expect(navigation.entries.at(-1)).toBe('?billNo=SB7&size=50'))
    expect(sent(calls, 'DELETE')).toHaveLength(1)
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })

  test('can become the default', async () => {
    const { calls } = openList({
      search: '?view=77',
      answers: { 'PUT /app/views/default': () => ({ result: null }) },
    })
    await screen.findByRole('button', { name: 'View: Mine' })

    await openMenu()
    await pick('Open by default')

    await waitFor(() =>
      expect(sent(calls, 'PUT')[0]?.body).toEqual({ page: 'bill/SettleBillList', id: '77' }),
    )
  })
})

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, list, open, page } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the placeholder', () => {
  test('offers to reset the filters if no row matches', async () => {
    const { calls } = open({
      search: '?billNo=SB9',
      answers: { [list]: () => ({ result: { ...answer, records: [], total: 0 } }) },
    })

    await userEvent.click(await screen.findByRole('button', { name: 'Reset filters' }))

    await waitFor(() => expect(asked(calls)).not.toHaveProperty('billNo'))
    expect(await screen.findByText('No rows yet')).toBeTruthy()
  })

  test('names the action that creates the first row of an empty list', async () => {
    const make = { id: 'make', label: 'New bill', tone: 'primary', steps: [{ do: 'toast', text: 'Made' }] }
    const emptyPage = {
      ...page,
      list: { ...page.list, toolbar: ['make', 'export'], empty: 'No bills yet.' },
      actions: [...page.actions, make],
    }
    open({
      pages: { [page.id]: emptyPage },
      answers: { [list]: () => ({ result: { ...answer, records: [], total: 0 } }) },
    })

    expect(await screen.findByText('No bills yet.')).toBeTruthy()
    expect(screen.getByText('Choose “New bill” to add the first one.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'New bill' })).toHaveLength(1)
  })

  test('says that a data rule limits an empty list', async () => {
    open({ answers: { [list]: () => ({ result: { ...answer, records: [], total: 0, narrowed: true } }) } })

    expect(await screen.findByText(/^A data rule limits what you see here/)).toBeTruthy()
  })

  test('shows an error with a retry button', async () => {
    let fails = true
    open({ answers: { [list]: () => (fails ? { status: 500, message: 'broken' } : { result: answer }) } })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false

    await userEvent.click(retry)

    expect(await screen.findByText('SB1')).toBeTruthy()
  })

  test('offers to reset filters that the server rejects', async () => {
    const { calls, navigation } = open({
      search: '?status=NOPE',
      answers: {
        [list]: ({ query }) =>
          query.status === undefined
            ? { result: answer }
            : {
                status: 400,
                message: 'Not like that',
                result: { error: 'LIST_QUERY_INVALID', requestId: 'r' },
              },
      },
    })
    const alert = await screen.findByRole('alert')
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull()

    await userEvent.click(within(alert).getByRole('button', { name: 'Reset filters' }))

    expect(await screen.findByText('SB1')).toBeTruthy()
    expect(navigation.entries.at(-1)).toBe('?')
    expect(asked(calls)).not.toHaveProperty('status')
  })

  test('asks for a required filter and sends no request without it', async () => {
    const [first] = page.list.search.fields
    const search = { fields: [{ ...first, required: true }] }
    const { calls } = openPage({ ...page, list: { ...page.list, search } } as typeof page)

    expect(await screen.findByText('Choose Bill number to see rows')).toBeTruthy()
    expect(asked(calls)).toBeUndefined()
  })
})

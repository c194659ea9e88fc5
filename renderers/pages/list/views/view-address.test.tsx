// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { headings, listQueries, openList, openMenu, ownView, page, pick, views } from './views.fixture.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('a link', () => {
  test('with only a view opens it as saved', async () => {
    const { navigation } = openList({ search: '?view=77' })

    await waitFor(() => expect(navigation.entries).toEqual(['?billNo=SB7&size=50&view=77']))
  })

  test('with a view and filters has the columns of the view', async () => {
    openList({ search: '?billNo=SB9&view=one' })

    await waitFor(() => expect(headings()).toEqual(['Gross (CNY)', 'Bill']))
  })

  test('with a view and filters uses the filters', async () => {
    const { navigation, calls } = openList({ search: '?billNo=SB9&view=77' })

    await screen.findByRole('button', { name: 'View: Mine, modified' })

    expect(navigation.entries).toEqual(['?billNo=SB9&view=77'])
    expect(listQueries(calls)[0]).toMatchObject({ billNo: 'SB9' })
  })

  test('to a deleted view opens the list without a view and shows a message', async () => {
    const { navigation, notify } = openList({ search: '?view=99' })

    await waitFor(() => expect(notify.toast).toHaveBeenCalledTimes(1))

    expect(notify.toast.mock.calls[0]?.[0].text).toBe(
      'This view no longer exists. The list is shown without it.',
    )
    expect(navigation.entries).toEqual(['?'])
  })

  test("doesn't restore filters that the user removed from a view", async () => {
    const { navigation } = openList({ search: '?view=77' })
    await screen.findByRole('button', { name: 'View: Mine' })

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('?size=50&view=77'))
  })
})

describe('the default view', () => {
  const byDefault = { [views]: () => ({ result: [{ ...ownView, isDefault: true }] }) }

  test('opens if the address has no parameters', async () => {
    const { navigation } = openList({ answers: byDefault })

    await waitFor(() => expect(navigation.entries).toEqual(['?billNo=SB7&size=50&view=77']))
  })

  test("doesn't open again after the user chose the page default and selected rows", async () => {
    const pages = { [page.id]: { ...page, list: { ...page.list, table: { selection: true } } } }
    const { navigation } = openList({ answers: byDefault, pages })
    await screen.findByRole('button', { name: 'View: Mine' })
    await openMenu()
    await pick('Page default')
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('?'))

    const [, box] = await screen.findAllByRole('checkbox')
    await userEvent.click(box as Element)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Views' })).toBeNull())
    await userEvent.click(box as Element)

    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
    expect(navigation.entries.at(-1)).toBe('?')
  })

  test.each(['?billNo=SB1', '?page=2', '?open=1'])("doesn't open if the address has %s", async (search) => {
    const { navigation } = openList({ answers: byDefault, search })

    await openMenu()
    await screen.findByRole('menuitem', { name: /Mine/ })

    expect(navigation.entries[0]).toBe(search)
    expect(screen.getByRole('button', { name: 'Views' })).toBeTruthy()
  })
})

describe('an outdated view', () => {
  test('ignores parts that the page lacks and names them', async () => {
    const state = {
      filters: { gone: 'x', byNo: 'SB7' },
      order: ['old', 'payable', 'billNo'],
      columns: { older: { shown: true }, gross: { shown: true } },
      sort: { field: 'status', order: 'asc' },
    }
    const { navigation, notify } = openList({
      search: '?view=77',
      answers: { [views]: () => ({ result: [{ ...ownView, state }] }) },
    })

    await waitFor(() => expect(navigation.entries).toEqual(['?billNo=SB7&view=77']))
    await waitFor(() => expect(headings()).toEqual(['Payable (CNY)', 'Bill', 'Gross (CNY)']))
    expect(notify.toast.mock.calls[0]?.[0].text).toBe(
      'Parts of this view no longer fit the page and are ignored: gone, older, old, status',
    )
  })

  test.each([
    ['a text', 'none'],
    ['a list of invalid views', [null, 1, { id: 7 }, { id: '1', title: 'x', state: 'y' }]],
    ['a record', { id: '1' }],
  ])('a response that is %s counts as an empty list of views', async (_name, result) => {
    openList({ answers: { [views]: () => ({ result }) } })
    await screen.findByText('SB1')

    await openMenu()

    expect(await screen.findByText('No saved views yet')).toBeTruthy()
  })

  test('malformed filters are ignored', async () => {
    const filters = JSON.parse('{"__proto__":{"x":1},"constructor":"y","byNo":{"$ne":1}}')
    const { navigation } = openList({
      search: '?view=77',
      answers: { [views]: () => ({ result: [{ ...ownView, state: { filters, pageSize: 1e9 } }] }) },
    })

    await waitFor(() => expect(navigation.entries).toEqual(['?size=200&view=77']))
  })
})

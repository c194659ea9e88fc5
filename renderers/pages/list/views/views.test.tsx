// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: {
      fields: [
        { id: 'byNo', field: 'billNo', op: 'eq', title: 'Bill number' },
        { id: 'byShop', field: 'shopCode', op: 'eq', title: 'Shop', default: 'S1' },
      ],
    },
    columns: [
      { id: 'billNo', field: 'billNo', title: 'Bill' },
      { id: 'payable', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true },
      { id: 'gross', field: 'grossFen', title: 'Gross', cell: 'Money', hidden: true },
    ],
    views: [
      {
        id: 'one',
        title: 'Bill one',
        filters: { byNo: 'SB1', byShop: null },
        sort: { field: 'payableFen', order: 'desc' },
        columns: ['gross', 'billNo'],
      },
    ],
  },
}
const records = [{ id: '1', billNo: 'SB1', payableFen: 500, grossFen: 900 }]
const rows = rowsAnswer(records)
const ownView = {
  id: '77',
  title: 'Mine',
  state: { filters: { byNo: 'SB7' }, pageSize: 50, density: 'small' },
  isDefault: false,
  updateTime: '2026-11-20 10:00:00',
  version: 3,
}
const ownSettings = 'pro__LIST_SETTINGS:7:bill/SettleBillList'
const list = 'GET /bill/settleBill/list'
const views = 'GET /app/views'

type Options = NonNullable<Parameters<typeof openPage>[1]>
const open = (options: Options = {}) =>
  openPage(page, {
    ...options,
    answers: {
      [list]: () => ({ result: rows }),
      [views]: () => ({ result: [ownView] }),
      ...options.answers,
    },
  })
const listQueries = (calls: SeenCall[]) =>
  calls.filter(({ path }) => path.endsWith('/list')).map(({ query }) => query)
const headings = () => screen.getAllByRole('columnheader').map(({ title }) => title)
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^View/ }))
const pick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }))
const sent = (calls: SeenCall[], method: string) =>
  calls.filter((call) => call.method === method && call.path.startsWith('/app/views'))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('choosing a view', () => {
  test('of the page sets its filters, sort and columns, and adds it to the address', async () => {
    const { calls, navigation } = open()
    await screen.findByText('SB1')

    await openMenu()
    await pick('Bill one')

    await screen.findByRole('button', { name: 'View: Bill one' })
    await waitFor(() => expect(headings()).toEqual(['Gross (CNY)', 'Bill']))
    expect(listQueries(calls).at(-1)).toMatchObject({ billNo: 'SB1', column: 'payableFen', order: 'desc' })
    expect(listQueries(calls).at(-1)).not.toHaveProperty('shopCode')
    expect(navigation.entries.at(-1)).toBe('?billNo=SB1&shopCode=&sort=payableFen.desc&view=one')
  })

  test('of the user sets the saved state, and back undoes it', async () => {
    const { calls, navigation } = open()
    await screen.findByText('SB1')

    await openMenu()
    await pick('Mine')
    await screen.findByRole('button', { name: 'View: Mine' })
    await waitFor(() =>
      expect(listQueries(calls).at(-1)).toMatchObject({ billNo: 'SB7', shopCode: 'S1', pageSize: '50' }),
    )

    navigation.back()
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })

  test('marks the view as modified while the list differs from it', async () => {
    const { navigation } = open({ search: '?billNo=SB9&size=50&view=77' })
    const changed = await screen.findByRole('button', { name: 'View: Mine, modified' })
    expect(changed.title).toBe('The list differs from this view')

    await openMenu()
    await pick('Mine')

    await screen.findByRole('button', { name: 'View: Mine' })
    expect(navigation.entries.at(-1)).toBe('?billNo=SB7&size=50&view=77')
  })

  test('and then the page default removes all settings of the view', async () => {
    const { navigation } = open({ search: '?view=one' })
    await screen.findByRole('button', { name: 'View: Bill one' })

    await openMenu()
    await pick('Page default')

    await screen.findByRole('button', { name: 'Views' })
    expect(navigation.entries.at(-1)).toBe('?')
    expect(headings()).toEqual(['Bill', 'Payable (CNY)'])
  })

  test("keeps the user's own columns for the page default", async () => {
    const stored = JSON.stringify({ value: { columns: { payable: { shown: false } } }, expire: null })
    localStorage.setItem(ownSettings, stored)
    open({ search: '?view=one' })
    await waitFor(() => expect(headings()).toEqual(['Gross (CNY)', 'Bill']))
    expect(localStorage.getItem(ownSettings)).toBe(stored)

    await openMenu()
    await pick('Page default')

    await waitFor(() => expect(headings()).toEqual(['Bill']))
  })
})

describe('a link', () => {
  test('with only a view opens it as saved', async () => {
    const { navigation } = open({ search: '?view=77' })

    await waitFor(() => expect(navigation.entries).toEqual(['?billNo=SB7&size=50&view=77']))
  })

  test('with a view and filters has the columns of the view', async () => {
    open({ search: '?billNo=SB9&view=one' })

    await waitFor(() => expect(headings()).toEqual(['Gross (CNY)', 'Bill']))
  })

  test('with a view and filters uses the filters', async () => {
    const { navigation, calls } = open({ search: '?billNo=SB9&view=77' })

    await screen.findByRole('button', { name: 'View: Mine, modified' })

    expect(navigation.entries).toEqual(['?billNo=SB9&view=77'])
    expect(listQueries(calls)[0]).toMatchObject({ billNo: 'SB9' })
  })

  test('to a deleted view opens the list without a view and shows a message', async () => {
    const { navigation, notify } = open({ search: '?view=99' })

    await waitFor(() => expect(notify.toast).toHaveBeenCalledTimes(1))

    expect(notify.toast.mock.calls[0]?.[0].text).toBe(
      'This view no longer exists. The list is shown without it.',
    )
    expect(navigation.entries).toEqual(['?'])
  })

  test("doesn't restore filters that the user removed from a view", async () => {
    const { navigation } = open({ search: '?view=77' })
    await screen.findByRole('button', { name: 'View: Mine' })

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('?size=50&view=77'))
  })
})

describe('the default view', () => {
  const byDefault = { [views]: () => ({ result: [{ ...ownView, isDefault: true }] }) }

  test('opens if the address has no parameters', async () => {
    const { navigation } = open({ answers: byDefault })

    await waitFor(() => expect(navigation.entries).toEqual(['?billNo=SB7&size=50&view=77']))
  })

  test("doesn't open again after the user chose the page default and selected rows", async () => {
    const pages = { [page.id]: { ...page, list: { ...page.list, table: { selection: true } } } }
    const { navigation } = open({ answers: byDefault, pages })
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
    const { navigation } = open({ answers: byDefault, search })

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
    const { navigation, notify } = open({
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
    open({ answers: { [views]: () => ({ result }) } })
    await screen.findByText('SB1')

    await openMenu()

    expect(await screen.findByText('No saved views yet')).toBeTruthy()
  })

  test('malformed filters are ignored', async () => {
    const filters = JSON.parse('{"__proto__":{"x":1},"constructor":"y","byNo":{"$ne":1}}')
    const { navigation } = open({
      search: '?view=77',
      answers: { [views]: () => ({ result: [{ ...ownView, state: { filters, pageSize: 1e9 } }] }) },
    })

    await waitFor(() => expect(navigation.entries).toEqual(['?size=200&view=77']))
  })
})

describe('a view of the user', () => {
  test('is saved with its differences from the page, and opened', async () => {
    const { calls, notify, navigation } = open({
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
    const { notify } = open({ answers: { 'PUT /app/views': () => refusal } })
    await openMenu()
    await pick('Save as a view…')

    await expect(notify.prompt.mock.calls[0]?.[0].submit({ title: 'Mine' })).rejects.toMatchObject({
      code: 'VIEW_TITLE_TAKEN',
    })
  })

  test('can be updated if the list differs from it', async () => {
    const { calls } = open({
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
    const { calls, notify, navigation } = open({
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
    const { calls } = open({
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

test("views of the page are available if the user's views fail to load", async () => {
  const { problems } = open({ answers: { [views]: () => ({ status: 503 }) } })
  await screen.findByText('SB1')

  await openMenu()

  expect(await screen.findByText("Your views couldn't be loaded")).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Bill one' })).toBeTruthy()
  expect(problems).toEqual([])
})

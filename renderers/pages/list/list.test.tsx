// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

const dict = { dict: 'settle_bill_status' }
const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: {
      fields: [
        { id: 's1', field: 'billNo', op: 'eq', title: 'Bill number' },
        { id: 's2', field: 'status', op: 'eq', title: 'Status', component: 'DictSelect', props: dict },
      ],
    },
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true },
      { id: 'c3', field: 'status', title: 'Status', cell: 'Dict', props: dict },
    ],
    table: { selection: true },
    rowActions: ['confirm', 'hold', 'release'],
    bulkActions: ['export'],
    detail: { open: 'drawer', page: 'bill/SettleBillDetail' },
  },
  actions: [
    {
      id: 'confirm',
      label: 'Confirm',
      enabledWhen: { field: 'status', op: 'eq', value: 'PENDING' },
      steps: [{ do: 'toast', text: 'Done' }],
    },
    { id: 'hold', label: 'Hold', requires: 'bill:hold', steps: [{ do: 'toast', text: 'Held' }] },
    { id: 'release', label: 'Release', steps: [{ do: 'toast', text: 'Released' }] },
    { id: 'export', label: 'Export', steps: [{ do: 'toast', text: 'Exported' }] },
  ],
}
const detail = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Settlement bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    nodes: [{ node: 'group', id: 'g1', nodes: [{ node: 'field', id: 'f1', field: 'billNo' }] }],
  },
}
const records = [
  { id: '1', billNo: 'SB1', payableFen: -500, status: 'PENDING' },
  { id: '2', billNo: '<b>SB2</b>', payableFen: 900, status: 'HELD' },
]
const answer = {
  records,
  total: 2,
  totalCapped: false,
  size: 20,
  current: 1,
  pages: 1,
  next: null,
  prev: null,
}
const list = 'GET /bill/settleBill/list'
const get = 'GET /bill/settleBill/queryById'

const open = (options: Parameters<typeof openPage>[1] = {}) =>
  openPage(page, {
    codes: ['bill:hold'],
    pages: { [detail.id]: detail },
    ...options,
    answers: {
      [list]: () => ({ result: answer }),
      [get]: () => ({ result: records[0] }),
      ...options.answers,
    },
  })
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const asked = (calls: SeenCall[]) => calls.filter(({ path }) => path.endsWith('/list')).at(-1)?.query

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('rows are drawn by their cells, and what they hold is text', async () => {
  open()

  const row = within(await rowOf('SB1'))

  expect(row.getByText('-5.00')).toBeTruthy()
  expect(await row.findByText('Pending')).toBeTruthy()
  expect(screen.getByText('<b>SB2</b>')).toBeTruthy()
  expect(screen.getByText('Total 2')).toBeTruthy()
})

test('the hidden copy of the headings, by which widths are measured, is out of the way of the keyboard', async () => {
  open()
  await screen.findByText('SB1')

  const boxes = screen.getAllByLabelText('Select all')

  expect(boxes.filter((box) => box.closest('[inert]') === null)).toHaveLength(1)
})

test('a capped total says that there are more', async () => {
  open({
    answers: { [list]: () => ({ result: { ...answer, total: 10_000, totalCapped: true, pages: 500 } }) },
  })

  expect(await screen.findByText('Total 10,000+')).toBeTruthy()
})

test('Enter in the search form asks for matching rows', async () => {
  const { calls } = open()
  await screen.findByText('SB1')

  await userEvent.type(screen.getByLabelText('Bill number'), 'SB1{Enter}')

  await waitFor(() => expect(asked(calls)).toMatchObject({ billNo: 'SB1' }))
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

test('a click on a heading sorts on the server', async () => {
  const { calls } = open()
  await screen.findByText('SB1')

  await userEvent.click(screen.getAllByText('Payable')[0] as HTMLElement)

  await waitFor(() => expect(asked(calls)).toMatchObject({ column: 'payableFen', order: 'asc' }))
})

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
    expect(item.title).toBe('Not possible in the present state')
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

describe('the detail of a row', () => {
  test('is a link with an address of its own', async () => {
    open({ search: '?status=PENDING' })

    const link = await screen.findByRole('link', { name: 'SB1' })

    expect(link.getAttribute('href')).toBe('?status=PENDING&open=1')
  })

  test('opens in a drawer, and the next row is one click away', async () => {
    const { navigation } = open()

    await userEvent.click(await screen.findByRole('link', { name: 'SB1' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Settlement bill')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Next row' }))

    await waitFor(() => expect(navigation.search()).toContain('open=2'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next row' }).disabled).toBe(true)
  })

  test('can be what an action shows: a click on the first column runs it', async () => {
    const withAction = { ...page, list: { ...page.list, detail: { action: 'release' } } }
    const { notify } = open({ pages: { [page.id]: withAction } })

    await userEvent.click(await screen.findByRole('button', { name: 'SB1' }))

    await expect.poll(() => notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Released' }]])
  })
})

describe('in the place of rows', () => {
  test('nothing that matches offers to reset the filters', async () => {
    const { calls } = open({
      search: '?billNo=SB9',
      answers: { [list]: () => ({ result: { ...answer, records: [], total: 0 } }) },
    })

    await userEvent.click(await screen.findByRole('button', { name: 'Reset filters' }))

    await waitFor(() => expect(asked(calls)).not.toHaveProperty('billNo'))
    expect(await screen.findByText('No rows yet')).toBeTruthy()
  })

  test('where nothing narrows an empty list it names what makes the first row', async () => {
    const make = { id: 'make', label: 'New bill', tone: 'primary', steps: [{ do: 'toast', text: 'Made' }] }
    const offering = {
      ...page,
      list: { ...page.list, toolbar: ['make', 'export'], empty: 'No bills yet.' },
      actions: [...page.actions, make],
    }
    open({
      pages: { [page.id]: offering },
      answers: { [list]: () => ({ result: { ...answer, records: [], total: 0 } }) },
    })

    expect(await screen.findByText('No bills yet.')).toBeTruthy()
    expect(screen.getByText('“New bill” makes the first one.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'New bill' })).toHaveLength(1)
  })

  test('an empty list says that a data rule narrows it', async () => {
    open({ answers: { [list]: () => ({ result: { ...answer, records: [], total: 0, narrowed: true } }) } })

    expect(await screen.findByText(/^A data rule narrows what you see here/)).toBeTruthy()
  })

  test('a failure is told with a way to try again', async () => {
    let fails = true
    open({ answers: { [list]: () => (fails ? { status: 500, message: 'broken' } : { result: answer }) } })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false

    await userEvent.click(retry)

    expect(await screen.findByText('SB1')).toBeTruthy()
  })

  test('a refusal of the query offers to reset the filters that are refused', async () => {
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

  test('a required filter without a value is asked for, and nothing is asked of the server', async () => {
    const [first] = page.list.search.fields
    const search = { fields: [{ ...first, required: true }] }
    const { calls } = openPage({ ...page, list: { ...page.list, search } } as typeof page)

    expect(await screen.findByText('Choose Bill number to see rows')).toBeTruthy()
    expect(asked(calls)).toBeUndefined()
  })
})

test('a column whose cell does not exist says so in its place, and the others are drawn', async () => {
  const columns = [...page.list.columns, { id: 'c9', field: 'id', title: 'Odd', cell: 'Mony' }]
  openPage({ ...page, list: { ...page.list, columns } } as typeof page, {
    answers: { [list]: () => ({ result: answer }) },
  })

  expect(await screen.findByText('SB1')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'REGISTRY_UNKNOWN' })).toHaveLength(records.length)
})

describe('column settings', () => {
  const openSettings = async () => {
    await screen.findByText('SB1')
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    return within(await screen.findByRole('region', { name: 'Columns' }, { timeout: 4000 }))
  }

  test('a column can be hidden, and everything put back', async () => {
    open()
    const settings = await openSettings()

    await userEvent.click(settings.getByRole('checkbox', { name: 'Payable' }))
    expect(screen.queryByRole('columnheader', { name: /Payable/ })).toBeNull()
    await userEvent.click(settings.getByRole('button', { name: 'Back to how it was' }))

    expect(screen.getByRole('columnheader', { name: /Payable/ })).toBeTruthy()
  })

  test('the keyboard is led into them, walks on in them and is given back', async () => {
    open({ isStyled: true })
    const settings = await openSettings()
    const panel = screen.getByRole('region', { name: 'Columns' })
    expect(document.activeElement).toBe(panel)

    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(settings.getByRole('checkbox', { name: 'Bill' }))
    await userEvent.click(settings.getByRole('button', { name: 'Close' }))

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }))
  })

  test('a column can be moved and made wider without a mouse', async () => {
    open()
    const settings = await openSettings()

    await userEvent.click(settings.getByRole('button', { name: 'Move Payable up' }))
    await userEvent.clear(settings.getByLabelText('Width of Payable'))
    await userEvent.type(settings.getByLabelText('Width of Payable'), '333{Enter}')

    expect(document.activeElement).toBe(settings.getByLabelText('Width of Payable'))
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(titles.indexOf('Payable')).toBeLessThan(titles.indexOf('Bill'))
    expect(localStorage.length).toBe(1)
  })
})

test('every button has a name', async () => {
  open()
  await screen.findByText('SB1')

  expect(screen.queryAllByRole('button', { name: '' })).toEqual([])
})

describe('past row 10,000', () => {
  const search = '?page=501&cursor=abc'
  const far = { ...answer, total: 10_000, totalCapped: true, next: 'n', prev: 'p' }

  test('the pager goes on one by one and says so', async () => {
    const { calls } = open({ search, answers: { [list]: () => ({ result: far }) } })

    expect(await screen.findByText(/Past row 10,000/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Next/ }))

    await waitFor(() => expect(asked(calls)).toMatchObject({ cursor: 'n' }))
  })

  test('the last numbered page leads on', async () => {
    const { calls } = open({ search: '?page=500', answers: { [list]: () => ({ result: far }) } })

    await userEvent.click(await screen.findByRole('button', { name: /Rows past 10,000/ }))

    await waitFor(() => expect(asked(calls)).toMatchObject({ cursor: 'n' }))
  })
})

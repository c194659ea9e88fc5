// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, asked, list, open, page, records, rowOf } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('cells render the values of rows, and markup in them stays text', async () => {
  open()

  const row = within(await rowOf('SB1'))

  expect(row.getByText('-5.00')).toBeTruthy()
  expect(await row.findByText('Pending')).toBeTruthy()
  expect(screen.getByText('<b>SB2</b>')).toBeTruthy()
  expect(screen.getByText('Total 2')).toBeTruthy()
})

test("antd's hidden copy of the headings can't be focused", async () => {
  open()
  await screen.findByText('SB1')

  const boxes = screen.getAllByLabelText('Select all')

  expect(boxes.filter((box) => box.closest('[inert]') === null)).toHaveLength(1)
})

test('a capped total has a plus sign', async () => {
  open({
    answers: { [list]: () => ({ result: { ...answer, total: 10_000, totalCapped: true, pages: 500 } }) },
  })

  expect(await screen.findByText('Total 10,000+')).toBeTruthy()
})

test('Enter in the search form loads matching rows', async () => {
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

describe('the detail of a row', () => {
  test('has a link with its own address', async () => {
    open({ search: '?status=PENDING' })

    const link = await screen.findByRole('link', { name: 'SB1' })

    expect(link.getAttribute('href')).toBe('?status=PENDING&open=1')
  })

  test('opens in a drawer with a button for the next row', async () => {
    const { navigation } = open()

    await userEvent.click(await screen.findByRole('link', { name: 'SB1' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Settlement bill')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Next row' }))

    await waitFor(() => expect(navigation.search()).toContain('open=2'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next row' }).disabled).toBe(true)
  })

  test('has the button for the next row even after its row has left the list', async () => {
    let rows = records
    const { navigation } = open({ answers: { [list]: () => ({ result: { ...answer, records: rows } }) } })
    await userEvent.click(await screen.findByRole('link', { name: 'SB1' }))
    const dialog = within(await screen.findByRole('dialog'))
    rows = records.slice(1)
    fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'SB1', hidden: true })).toBeNull())

    await userEvent.click(dialog.getByRole('button', { name: 'Next row' }))

    await waitFor(() => expect(navigation.search()).toContain('open=2'))
  })

  test('can be a page of its own, with a link below the path of the list', async () => {
    const detail = { ...page.list.detail, open: 'page' }
    const { navigation } = open({ pages: { [page.id]: { ...page, list: { ...page.list, detail } } } })

    const link = await screen.findByRole('link', { name: 'SB1' })
    await userEvent.click(link)

    const path = `/${page.id}/detail/1`
    expect(link.getAttribute('href')).toBe(path)
    expect(navigation.entries.at(-1)).toBe(path)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be an action, which a click on the first column runs', async () => {
    const withAction = { ...page, list: { ...page.list, detail: { action: 'release' } } }
    const { notify } = open({ pages: { [page.id]: withAction } })

    await userEvent.click(await screen.findByRole('button', { name: 'SB1' }))

    await expect.poll(() => notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Released' }]])
  })
})

test('a column with an unknown cell renderer shows an error in each cell', async () => {
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

  test('a column can be hidden, and the settings reset', async () => {
    open()
    const settings = await openSettings()

    await userEvent.click(settings.getByRole('checkbox', { name: 'Payable' }))
    expect(screen.queryByRole('columnheader', { name: /Payable/ })).toBeNull()
    await userEvent.click(settings.getByRole('button', { name: 'Reset to default' }))

    expect(screen.getByRole('columnheader', { name: /Payable/ })).toBeTruthy()
  })

  test('the focus moves into the panel, stays there and returns to the button', async () => {
    open({ isStyled: true })
    const settings = await openSettings()
    const panel = screen.getByRole('region', { name: 'Columns' })
    expect(document.activeElement).toBe(panel)

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(settings.getByRole('checkbox', { name: 'Bill' }))
    await userEvent.click(settings.getByRole('button', { name: 'Close' }))

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' }))
  })

  test('a column can be moved and widened without a mouse', async () => {
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

  const order = (settings: { getAllByRole: (role: string) => HTMLElement[] }) =>
    settings.getAllByRole('listitem').map(({ textContent }) => textContent)

  test('the handle of a column moves it by keys and by dragging, and a reset restores the order', async () => {
    open()
    const settings = await openSettings()
    const shipped = order(settings)
    settings.getByRole('button', { name: 'Move Payable: arrow keys, or drag' }).focus()

    await userEvent.keyboard('{Home}')
    expect(order(settings)[0]).toContain('Payable')
    expect(settings.getByRole('status').textContent).toBe(`Payable is number 1 of ${shipped.length}`)

    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this)
      return { top: place * 10, bottom: place * 10 + 10 } as DOMRect
    })
    const grip = settings.getByRole('button', { name: 'Move Payable: arrow keys, or drag' })
    fireEvent.pointerDown(grip, { button: 0 })
    fireEvent.pointerMove(window, { clientY: 999 })
    fireEvent.pointerUp(window)
    expect(order(settings).at(-1)).toContain('Payable')

    await userEvent.click(settings.getByRole('button', { name: 'Reset to default' }))
    expect(order(settings)).toEqual(shipped)
  })

  test('a column is pinned to one side, and released by the same button', async () => {
    open()
    const settings = await openSettings()
    const left = () => settings.getByRole('button', { name: 'Pin Payable left' })
    const right = () => settings.getByRole('button', { name: 'Pin Payable right' })
    const pressed = () => [left(), right()].map((pin) => pin.getAttribute('aria-pressed'))

    await userEvent.click(left())
    expect(pressed()).toEqual(['true', 'false'])
    await userEvent.click(right())
    expect(pressed()).toEqual(['false', 'true'])
    await userEvent.click(right())

    expect(pressed()).toEqual(['false', 'false'])
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

  test('the pager has only next and previous, with a note', async () => {
    const { calls } = open({ search, answers: { [list]: () => ({ result: far }) } })

    expect(await screen.findByText(/Page numbers end at row 10,000/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Next/ }))

    await waitFor(() => expect(asked(calls)).toMatchObject({ cursor: 'n' }))
  })

  test('the last numbered page has a button for further rows', async () => {
    const { calls } = open({ search: '?page=500', answers: { [list]: () => ({ result: far }) } })

    await userEvent.click(await screen.findByRole('button', { name: /Rows past 10,000/ }))

    await waitFor(() => expect(asked(calls)).toMatchObject({ cursor: 'n' }))
  })
})

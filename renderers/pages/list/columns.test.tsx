// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, list, page, rowOf } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'

const records = [
  { id: '1', billNo: 'SB1', grossFen: 1200, feeFen: 200, status: 'PENDING' },
  { id: '2', billNo: 'SB2', grossFen: null, feeFen: 100, status: 'HELD' },
]
const columns = [
  { id: 'c1', field: 'billNo', title: 'Bill' },
  { id: 'gross', field: 'grossFen', title: 'Gross', cell: 'Money', group: 'amounts' },
  {
    id: 'net',
    field: 'netFen',
    title: 'Net',
    cell: 'Money',
    compute: { $expr: 'record.grossFen - record.feeFen' },
    group: 'amounts',
  },
  {
    id: 'status',
    field: 'status',
    title: 'State',
    when: { not: { field: 'status', op: 'eq', value: 'HELD' } },
  },
]
const open = (search = '', own: object = {}) => {
  const columnGroups = [{ id: 'amounts', title: 'Amounts' }]
  const opened = { ...page, list: { ...page.list, columns, columnGroups, ...own } }
  return openPage(opened, { search, answers: { [list]: () => ({ result: { ...answer, records } }) } })
}
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .filter((heading) => heading.closest('[inert]') === null)
    .map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('columns of a list', () => {
  test('a computed column shows the value of its expression', async () => {
    open()

    expect(within(await rowOf('SB1')).getByText('10.00')).toBeTruthy()
  })

  test('a masked column shows the mask only', async () => {
    open('', { columns: [columns[0], { id: 'state', field: 'status', title: 'State', mask: 'name' }] })

    const row = within(await rowOf('SB1'))
    expect(row.getByText('P**')).toBeTruthy()
    expect(row.queryByText('PENDING')).toBeNull()
  })

  test('a computed value without its operands is empty', async () => {
    open()

    expect(within(await rowOf('SB2')).queryByText('-1.00')).toBeNull()
  })

  test('an expression that fails shows the error in its cells only', async () => {
    open('', { columns: [columns[0], { ...columns[2], compute: { $expr: 'record.billNo - 1' } }] })

    expect(within(await rowOf('SB1')).getByLabelText('EXPR_TYPE')).toBeTruthy()
  })

  test('a group title spans its adjacent columns', async () => {
    open()
    await screen.findByText('SB1')

    const heading = screen.getByText('Amounts').closest('th')

    expect(heading?.colSpan).toBe(2)
    expect(headings()).toEqual(expect.arrayContaining(['Amounts', 'Gross (CNY)', 'Net (CNY)']))
  })

  test('the column settings name the group of a column', async () => {
    open()
    await screen.findByText('SB1')

    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))

    expect(await screen.findByRole('checkbox', { name: 'Amounts / Net' })).toBeTruthy()
  })

  test('a column appears only while the search meets its condition', async () => {
    open()
    await screen.findByText('SB1')
    expect(headings()).toContain('State')
    cleanup()

    open('?status=HELD')
    await screen.findByText('SB1')

    expect(headings()).not.toContain('State')
  })

  test('a column whose condition fails is hidden, with its error beside the title of the list', async () => {
    const broken = { ...columns[3], when: { $expr: '1 + "a" == 2' } }
    open('', { columns: [columns[0], columns[1], broken] })

    expect(within(await rowOf('SB1')).getByText('12.00')).toBeTruthy()
    expect(headings()).not.toContain('State')
    expect(screen.getAllByLabelText('EXPR_TYPE')).toHaveLength(1)
  })

  test('a card shows the title of a group once, above its values', async () => {
    mockWindowWidth(390)
    open()

    const card = (await screen.findByText('SB1')).closest('article') as HTMLElement

    expect(within(card).getAllByText('Amounts')).toHaveLength(1)
    expect(within(card).getByText('10.00')).toBeTruthy()
    vi.unstubAllGlobals()
  })
})

// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../../tests/support/mock-table-layout.ts'
import { mockWindowWidth } from '../../../../tests/support/mock-window-width.ts'

const splits = {
  node: 'array',
  id: 'splits',
  field: 'splits',
  title: 'Splits',
  total: ['fen'],
  columns: [
    { node: 'field', id: 'cName', field: 'name', title: 'Name', required: true },
    { node: 'field', id: 'cFen', field: 'fen', title: 'Amount', component: 'Money' },
  ],
}
const formOf = (more: object = {}, nested: object = {}) => ({
  format: 1,
  id: 'bill/LinesForm',
  kind: 'form',
  title: 'Lines',
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: {
    load: 'bill',
    nodes: [
      {
        node: 'array',
        id: 'items',
        field: 'items',
        title: 'Items',
        columns: [
          { node: 'field', id: 'cKind', field: 'kind', title: 'Kind' },
          {
            node: 'field',
            id: 'cSum',
            field: 'sum',
            title: 'Sum',
            component: 'Money',
            compute: { $expr: 'sum(row.splits.map(s, s.fen))' },
          },
        ],
        nodes: [{ ...splits, ...nested }],
        ...more,
      },
    ],
    submit: { op: 'bill.hold' },
  },
})
const items = [
  {
    id: 'a',
    kind: 'Tea',
    splits: [
      { id: 'a1', name: 'Oolong', fen: 1250 },
      { id: 'a2', name: 'Assam', fen: 900 },
    ],
  },
  { id: 'b', kind: 'Cup', splits: [{ id: 'b1', name: 'Glass', fen: 300 }] },
]
const open = (more: object = {}, nested: object = {}, rows: unknown = items) =>
  openPage(formOf(more, nested), {
    answers: {
      'GET /bill/settleBill/queryById': () => ({ result: { items: rows } }),
      'PUT /bill/settleBill/hold': () => ({ result: {} }),
    },
  })
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ method }) => method === 'PUT')?.body as { items: { splits: unknown }[] } | undefined
const save = () => userEvent.click(screen.getByRole('button', { name: /Save/ }))
const expandRow = async (row: number) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Splits \\(\\d\\), row ${row}`) }))
const nestedTable = (row: number) => screen.findByRole('region', { name: `Splits, row ${row}` })
const usePhone = () => mockWindowWidth(390)

beforeEach(mockTableLayout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an expanded row shows its nested rows, and a sum follows them', async () => {
  const view = open()
  expect(await screen.findByLabelText('Kind, row 1')).toBeTruthy()
  expect(screen.queryByLabelText('Amount, row 1')).toBeNull()

  await expandRow(1)
  const table = within(await nestedTable(1))
  const amount = await table.findByLabelText('Amount, row 2')
  await userEvent.clear(amount)
  await userEvent.type(amount, '10')

  await expect.poll(() => table.getByRole('row', { name: /Total/ }).textContent).toContain('22.50')
  expect(screen.getByRole('row', { name: /Tea|Kind, row 1/ }).textContent).toContain('22.50')
  await save()
  await expect
    .poll(() => sent(view)?.items[0]?.splits)
    .toEqual([
      { id: 'a1', name: 'Oolong', fen: 1250 },
      { id: 'a2', name: 'Assam', fen: 1000 },
    ])
})

test('arrow keys expand and collapse a row', async () => {
  open()
  const button = await screen.findByRole('button', { name: 'Splits (1), row 2' })
  button.focus()

  await userEvent.keyboard('{ArrowRight}')
  expect(await nestedTable(2)).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowLeft}')

  expect(screen.queryByRole('region', { name: 'Splits, row 2' })).toBeNull()
})

test('a nested row is added, moved by Alt with an arrow key, deleted and restored in its own table', async () => {
  const view = open()
  await expandRow(1)
  const table = within(await nestedTable(1))
  await userEvent.click(table.getByRole('button', { name: 'Add a row' }))
  const added = await table.findByLabelText('Name, row 3')
  await expect.poll(() => document.activeElement).toBe(added)
  await userEvent.type(added, 'Pu-erh')

  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => (table.getByLabelText('Name, row 2') as HTMLInputElement).value).toBe('Pu-erh')
  expect((screen.getByLabelText('Kind, row 1') as HTMLInputElement).value).toBe('Tea')
  await userEvent.click(table.getByRole('button', { name: 'Delete row 1' }))
  await userEvent.click(table.getByRole('button', { name: 'Undo' }))
  await save()

  await expect
    .poll(() => sent(view)?.items[0]?.splits)
    .toEqual([
      { id: 'a1', name: 'Oolong', fen: 1250 },
      { name: 'Pu-erh' },
      { id: 'a2', name: 'Assam', fen: 900 },
    ])
})

test('Enter in the last nested row adds no row, neither there nor below', async () => {
  open()
  await expandRow(2)
  const table = within(await nestedTable(2))
  const amount = await table.findByLabelText('Amount, row 1')

  await userEvent.type(amount, '{Enter}')

  expect(document.activeElement).toBe(amount)
  expect(table.queryByLabelText('Name, row 2')).toBeNull()
  expect(screen.queryByLabelText('Kind, row 3')).toBeNull()
})

test('saving expands the row with the first nested error, focuses the cell and marks other rows', async () => {
  const view = open({}, {}, [{ kind: 'x', splits: [{ name: 'ok' }] }, { splits: [{}] }, { splits: [{}] }])
  await screen.findByLabelText('Kind, row 1')

  await save()

  const cell = await within(await nestedTable(2)).findByLabelText('Name, row 1')
  await expect.poll(() => document.activeElement).toBe(cell)
  expect(cell.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Rows with errors: 2')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Splits (1), row 3. Rows with errors: 1' })).toBeTruthy()
  expect(sent(view)).toBeUndefined()

  await userEvent.type(cell, 'Jar')
  expect(await screen.findByRole('button', { name: 'Splits (1), row 2' })).toBeTruthy()
})

test('an added row is expanded', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a row' }))

  expect(await nestedTable(3)).toBeTruthy()
})

test('on a phone, the nested rows are cards inside the card of their row', async () => {
  usePhone()
  open()
  const card = await screen.findByRole('region', { name: 'Row 1' })

  await userEvent.click(within(card).getByRole('button', { name: 'Splits (2), row 1' }))

  const inner = within(await within(card).findByRole('region', { name: 'Splits, row 1' }))
  const [first, second] = inner.getAllByRole('region', { name: /^Row/ })
  expect(first && (within(first).getByLabelText('Name') as HTMLInputElement).value).toBe('Oolong')
  expect(second && (within(second).getByLabelText('Amount') as HTMLInputElement).value).toBe('9.00')
  expect(screen.queryByRole('table')).toBeNull()
})

test('a hidden nested sub-table has no button', async () => {
  open({}, { visible: { field: 'kind', op: 'eq', value: 'Cup' } })

  expect(await screen.findByRole('button', { name: 'Splits (1), row 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Splits.*row 1/ })).toBeNull()
})

test('nested rows of a read-only table have no inputs', async () => {
  open({ disabled: { $expr: 'true' } })
  await expandRow(1)

  const table = within(await nestedTable(1))
  expect(table.getByText('Oolong')).toBeTruthy()
  expect(table.queryByRole('textbox')).toBeNull()
  expect(table.queryByRole('button', { name: 'Add a row' })).toBeNull()
})

test('a printed table has the nested rows of all rows', async () => {
  open()
  await screen.findByLabelText('Kind, row 1')

  act(() => void dispatchEvent(new Event('beforeprint')))

  expect(await screen.findByText('Oolong')).toBeTruthy()
  expect(screen.getByText('Glass')).toBeTruthy()
})

test('an array component of Formily draws the nested rows in each of its rows', async () => {
  open({ component: 'formily/ArrayCards' })

  await expandRow(2)

  const table = within(await nestedTable(2))
  expect(((await table.findByLabelText('Name, row 1')) as HTMLInputElement).value).toBe('Glass')
})

test('a row whose nested sub-tables are hidden is not drawn as expanded', async () => {
  open({}, { visible: { field: 'kind', op: 'eq', value: 'Tea' } }, [])

  await userEvent.click(await screen.findByRole('button', { name: 'Add a row' }))
  const kind = await screen.findByLabelText('Kind, row 1')

  expect(screen.getAllByRole('row')).toHaveLength(2)
  await userEvent.type(kind, 'Tea')
  expect(await nestedTable(1)).toBeTruthy()
})

// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../../tests/support/mock-table-layout.ts'
import { mockWindowWidth } from '../../../../tests/support/mock-window-width.ts'

const columns = [
  { node: 'field', id: 'cName', field: 'name', title: 'Name', required: true },
  { node: 'field', id: 'cFen', field: 'fen', title: 'Price', component: 'Money' },
]
const formOf = (more: object = {}) => ({
  format: 1,
  id: 'bill/LinesForm',
  kind: 'form',
  title: 'Lines',
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: {
    load: 'bill',
    nodes: [{ node: 'array', id: 'items', field: 'items', title: 'Items', columns, total: ['fen'], ...more }],
    submit: { op: 'bill.hold' },
  },
})
const items = [
  { id: 'a', name: 'Oolong', fen: 1250 },
  { id: 'b', name: 'Assam', fen: 900 },
]
const open = (more: object = {}, rows: unknown = items) =>
  openPage(formOf(more), {
    answers: {
      'GET /bill/settleBill/queryById': () => ({ result: { items: rows } }),
      'PUT /bill/settleBill/hold': () => ({ result: {} }),
    },
  })
const sent = ({ calls }: ReturnType<typeof open>) => calls.find(({ method }) => method === 'PUT')?.body
const save = () => userEvent.click(screen.getByRole('button', { name: /Save/ }))

beforeEach(mockTableLayout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('each cell is an input labelled by column and row, and totals follow the values', async () => {
  const view = open()
  const price = await screen.findByLabelText('Price, row 2')
  await userEvent.clear(price)
  await userEvent.type(price, '10')

  await expect.poll(() => screen.getByRole('row', { name: /Total/ }).textContent).toContain('22.50')
  await save()

  await expect.poll(() => sent(view)).toEqual({ items: [items[0], { ...items[1], fen: 1000 }] })
})

test('an added row is focused, and a deleted row can be restored', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a row' }))
  const added = await screen.findByLabelText('Name, row 3')
  await expect.poll(() => document.activeElement).toBe(added)

  await userEvent.click(screen.getByRole('button', { name: 'Delete row 1' }))
  expect(((await screen.findByLabelText('Name, row 1')) as HTMLInputElement).value).toBe('Assam')
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }))

  await expect.poll(() => (screen.getByLabelText('Name, row 1') as HTMLInputElement).value).toBe('Oolong')
})

test('Enter moves to the same field of the next row', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Name, row 1'), '{Enter}')
  const last = screen.getByLabelText('Name, row 2')
  await expect.poll(() => document.activeElement).toBe(last)

  await userEvent.keyboard('{Enter}')

  expect(document.activeElement).toBe(last)
  expect(screen.queryByLabelText('Name, row 3')).toBeNull()
})

test('Enter in the last row accepts the input and adds nothing', async () => {
  const view = open()
  const price = await screen.findByLabelText('Price, row 2')

  await userEvent.clear(price)
  await userEvent.type(price, '12{Enter}')

  expect(document.activeElement).toBe(price)
  expect((price as HTMLInputElement).value).toBe('12.00')
  expect(screen.queryByLabelText('Name, row 3')).toBeNull()
  expect(view.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('Enter in a date input selects the typed date and adds no row', async () => {
  const day = { node: 'field', id: 'cDay', field: 'day', title: 'Day', component: 'Date' }
  const view = open({ columns: [columns[0], day], total: undefined })

  await userEvent.type(await screen.findByLabelText('Day, row 2'), '2026-03-08{Enter}')

  expect(screen.queryByLabelText('Day, row 3')).toBeNull()
  await save()
  await expect
    .poll(() => sent(view))
    .toEqual({
      items: [
        { id: 'a', name: 'Oolong' },
        { id: 'b', name: 'Assam', day: '2026-03-08' },
      ],
    })
})

test('Alt with an arrow key moves the focused row', async () => {
  const view = open()
  await userEvent.click(await screen.findByLabelText('Name, row 2'))

  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')

  const first = (await screen.findByLabelText('Name, row 1')) as HTMLInputElement
  await expect.poll(() => first.value).toBe('Assam')
  await expect.poll(() => document.activeElement?.id).toBe(screen.getByLabelText('Name, row 1').id)
  await save()
  await expect.poll(() => sent(view)).toEqual({ items: [items[1], items[0]] })
})

test('a table of two thousand rows renders the visible rows and checks all rows', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    id: String(index),
    name: index === 1500 ? '' : 'x',
  }))
  const view = open({}, many)
  await screen.findByLabelText('Name, row 1')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)

  await save()

  expect(await screen.findByText('Rows with errors: 1')).toBeTruthy()
  expect(sent(view)).toBeUndefined()
})

test('on a phone, rows are cards with labels and asterisks', async () => {
  mockWindowWidth(390)
  open()

  const card = await screen.findByRole('region', { name: 'Row 2' })

  const name = within(card).getByLabelText('Name') as HTMLInputElement
  expect(name.value).toBe('Assam')
  expect(name.getAttribute('aria-required')).toBe('true')
  expect(within(card).getByText('Name').querySelector('[aria-hidden="true"]')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('on a phone, the title of the page heads each card', async () => {
  mockWindowWidth(390)
  open({ rowTitle: { $text: `\${row.name} (\${index + 1})` } })

  // The title of the card shows what the user types, but the accessible name of the card stays the same.
  const card = await screen.findByRole('region', { name: 'Row 2' })
  expect(within(card).getByText('Assam (2)')).toBeTruthy()
})

test('read-only rows have no actions', async () => {
  open({ disabled: { $expr: 'true' } })

  expect(await screen.findByText('Oolong')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull()
})

test('an invalid cell shows its error', async () => {
  open()
  await userEvent.clear(await screen.findByLabelText('Name, row 1'))

  await save()

  const cell = await screen.findByLabelText('Name, row 1')
  await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Required')).toBeTruthy()
})

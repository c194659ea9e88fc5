// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#schemas/errors'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { type CellArgs, defineCell } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { TableCell } from './table-cell.tsx'

const at = { page: 'bill/SettleBillList', pointer: '/list/columns/1' }
const Cell = vi.fn(({ value }: CellArgs<Record<string, unknown>>) => {
  if (value === 'bad') throw new TypeError('no such value')
  return <b>{String(value)}</b>
})
const column = {
  field: 'status',
  cell: defineCell<Record<string, unknown>>({
    name: 'Status',
    title: 'Status',
    accepts: ['string'],
    Component: Cell,
  }),
  error: undefined,
  props: {},
  at,
}

function setup() {
  const { runtime } = createTestRuntime()
  const view = (
    record: Record<string, unknown>,
    own: typeof column | (Omit<typeof column, 'error'> & { error: AppError }) = column,
  ) => (
    <RuntimeProvider value={runtime}>
      <TableCell column={own} record={record} />
      <p>sibling</p>
    </RuntimeProvider>
  )
  return { view, ...render(view({ id: '1', status: 'HELD' })) }
}

afterEach(() => {
  cleanup()
  Cell.mockClear()
})

test('a value is rendered by its cell, and again only if record or column change', () => {
  const record = { id: '1', status: 'PENDING' }
  const { view, rerender } = setup()
  rerender(view(record))
  const times = Cell.mock.calls.length

  rerender(view(record))

  expect(screen.getByText('PENDING')).toBeTruthy()
  expect(Cell.mock.calls).toHaveLength(times)
  expect(Cell.mock.lastCall?.[0]).toEqual({ value: 'PENDING', record, field: 'status', props: {} })
})

test('a masked column shows the mask, also to a cell that reads the record', () => {
  const { view, rerender } = setup()

  rerender(view({ id: '1', status: '13800000001' }, { ...column, mask: 'phone' } as never))

  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(Cell.mock.lastCall?.[0].record).toEqual({ id: '1', status: '138****0001' })
})

test('a failed cell shows an error mark until the record changes', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { view, rerender } = setup()

  rerender(view({ id: '2', status: 'bad' }))
  expect(screen.getByRole('alert').textContent).toContain(`UNEXPECTED ${at.page} ${at.pointer}`)
  expect(screen.getByText('sibling')).toBeTruthy()

  rerender(view({ id: '3', status: 'HELD' }))
  expect(screen.getByText('HELD')).toBeTruthy()
})

test("a column whose cell is unknown shows the column's own error", () => {
  const { view, rerender } = setup()

  rerender(
    view({ id: '1' }, { ...column, error: new AppError('REGISTRY_UNKNOWN', 'schema', 'no cell', { at }) }),
  )

  expect(screen.getByRole('alert').textContent).toContain('REGISTRY_UNKNOWN')
})

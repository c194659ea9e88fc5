// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Page } from '#schemas'
import { type Picking, PickingContext, usePickedSelection } from './picking.ts'
import { pickingPage } from './picking-page.ts'

const rows = [
  { id: '1', no: 'A' },
  { id: '2', no: 'B' },
  { id: '3', no: null },
]

function picked(more: Partial<Picking> = {}) {
  const change = vi.fn()
  const picking: Picking = {
    multiple: true,
    values: new Set(['A', 'Z']),
    valueIn: ({ no }) => (typeof no === 'string' ? no : undefined),
    change,
    clear: () => undefined,
    adapt: (page) => page,
    ...more,
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PickingContext value={picking}>{children}</PickingContext>
  )
  const { result } = renderHook(() => usePickedSelection(rows, 'id'), { wrapper })
  return { selection: result.current, change }
}

test('rows with picked values are selected, rows without a value never are', () => {
  expect(picked().selection?.keys).toEqual(['1'])
  expect(picked({ values: new Set(['']) }).selection?.keys).toEqual([])
})

test('a change of the selection concerns visible rows only', () => {
  const { selection, change } = picked()

  selection?.change(['1', '2', '99'], [])

  expect(change).toHaveBeenCalledWith(rows, [rows[0], rows[1]])
})

test('a picker for a single row picks the row selected last', () => {
  const { selection, change } = picked({ multiple: false })

  selection?.change(['1', '2'], [])

  expect(selection?.isSingle).toBe(true)
  expect(change).toHaveBeenCalledWith(rows, [rows[1]])
})

test('a list for picking has no actions, details, edits, links, exports and views', () => {
  const page = {
    kind: 'list',
    id: 'x/Y',
    actions: [{ id: 'drop' }],
    list: {
      columns: [
        { id: 'a', field: 'a', cell: 'Link', props: { page: 'x/Z' } },
        { id: 'b', field: 'b', cell: 'Money', edit: { op: 'x' } },
      ],
      table: { selection: false, pageSize: 50, expand: { page: 'x/Z' } },
      search: { fields: [] },
      rowActions: ['drop'],
      bulkActions: ['drop'],
      toolbar: ['drop'],
      detail: { page: 'x/Z' },
      export: { formats: ['csv'] },
      views: [{ id: 'v', title: 'V', columns: ['a'] }],
    },
  } as unknown as Page

  expect(pickingPage(page)).toMatchObject({ id: 'x/Y' })
  expect((pickingPage(page) as { list?: unknown }).list).toEqual({
    columns: [
      { id: 'a', field: 'a' },
      { id: 'b', field: 'b', cell: 'Money' },
    ],
    table: { selection: true, pageSize: 50 },
    search: { fields: [] },
  })
})

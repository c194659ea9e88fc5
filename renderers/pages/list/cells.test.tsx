// @vitest-environment happy-dom
import { createForm } from '@formily/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { rowsAnswer } from '../../../tests/support/rows-answer.ts'

const ROWS = 30
const page = {
  format: 1,
  id: 'shopinfo/ShopInfoList',
  kind: 'list',
  title: 'Shops',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: { fields: [{ id: 's1', field: 'billNo', op: 'eq', title: 'Bill number' }] },
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money' },
      { id: 'c3', field: 'holdReason', title: 'Reason', edit: { op: 'bill.hold', requires: 'bill:hold' } },
    ],
  },
}
const records = Array.from({ length: ROWS }, (_, row) => ({
  id: `${row}`,
  billNo: `SB${row}`,
  payableFen: row,
  holdReason: `reason ${row}`,
}))
const answer = rowsAnswer(records, { size: ROWS })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Records which fields Formily creates. */
function watchFields() {
  const field = Object.getPrototypeOf(createForm().createField({ name: 'any' }))
  return vi.spyOn(Object.getPrototypeOf(field), 'locate')
}

test('a list creates Formily fields for search inputs, never for cells', async () => {
  const created = watchFields()

  openPage(page, {
    codes: ['bill:hold'],
    answers: { 'GET /bill/settleBill/list': () => ({ result: answer }) },
  })
  await screen.findByText('SB7')
  fireEvent.doubleClick(await screen.findByText('reason 7'))
  await screen.findByText('SB29')

  expect(new Set(created.mock.calls.map(([address]) => String(address)))).toEqual(new Set(['billNo']))
})

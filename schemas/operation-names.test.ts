import { expect, test } from 'vitest'
import type { Page } from './meta/page.ts'
import { operationsOf } from './operation-names.ts'

test('the operations of a page are those of its data, its actions and its submit, each once', () => {
  const page = {
    data: { rows: { op: 'bill.list' }, again: { op: 'bill.list' } },
    list: { columns: [{ visible: { field: 'status', op: 'eq', value: 'PENDING' } }] },
    actions: [{ steps: [{ do: 'parallel', steps: [{ do: 'call', op: 'bill.confirm' }] }] }],
  } as unknown as Page

  expect(operationsOf(page)).toEqual(['bill.list', 'bill.confirm'])
})

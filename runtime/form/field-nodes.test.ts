import { expect, test } from 'vitest'
import type { SearchField } from '#schemas'
import { toFormNodes } from './field-nodes.ts'

const amount: SearchField = { id: 's1', field: 'amount', op: 'eq', default: 5 }

test.each([
  ['eq', 'Text'],
  ['between', 'DateRange'],
  ['notEmpty', 'Switch'],
] as const)('a search by %s has the component %s, unless the page names another one', (op, component) => {
  const fields = [
    { ...amount, op },
    { ...amount, id: 's2', op, component: 'Money' },
  ]

  expect(toFormNodes(fields)).toEqual([
    { node: 'field', id: 's1', field: 'amount', title: 'amount', component },
    { node: 'field', id: 's2', field: 's2', title: 'amount', component: 'Money' },
  ])
})

import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { checkPage } from '#schemas/check'

const check = (node: object) => {
  const form = { nodes: [node], submit: { op: 'bill.hold' } }
  const page = { format: 1, id: 'a/Form', kind: 'form', title: 'Form', form }
  return checkPage(JSON.stringify(page), { contracts: { operations, shapes, models }, catalog })
}

const field = { node: 'field', id: 'f1', field: 'name', title: 'Name' }

test('an unsupported Formily component is reported with its replacement', () => {
  expect(check({ ...field, component: 'FormTab' })).toContainEqual(
    expect.objectContaining({ code: 'E231', hint: expect.stringContaining('Use a node "tabs"') }),
  )
})

const group = { node: 'group', id: 'g1', nodes: [field] }
const array = { node: 'array', id: 'a1', field: 'rows', title: 'Rows', columns: [field] }

test.each([
  ['a group', { ...group, component: 'formily/FormTab' }, 'Use a node "tabs"'],
  ['a group', { ...group, component: 'formily/FormGird' }, 'Did you mean "formily/FormGrid"?'],
  ['a sub-table', { ...array, component: 'formily/ArrayTable' }, 'Use a node "array"'],
  ['a sub-table', { ...array, component: 'formily/ArrayCard' }, 'Did you mean "formily/ArrayCards"?'],
])('%s with an unknown component gets a suggestion', (_, node, hint) => {
  expect(check(node)).toContainEqual(
    expect.objectContaining({ code: 'E231', hint: expect.stringContaining(hint) }),
  )
})

test('unknown settings of a layout are reported', () => {
  const found = check({ ...group, component: 'formily/FormGrid', props: { columns: 3 } })

  expect(found).toContainEqual(expect.objectContaining({ code: 'E233' }))
})

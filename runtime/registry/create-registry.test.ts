import { describe, expect, expectTypeOf, test } from 'vitest'
import { createRegistry, type RegistryLists } from './create-registry.ts'
import { defineCell, defineField } from './definitions.ts'

const nothing = () => null
const states = {
  Loading: nothing,
  Failed: nothing,
  NotFound: nothing,
  Denied: nothing,
  Incomplete: nothing,
  Outdated: nothing,
  Withdrawn: nothing,
}
const money = defineCell<{ sign?: boolean }>({
  name: 'Money',
  title: 'Money',
  accepts: ['integer'],
  Component: nothing,
})
const text = defineField<object, string>({
  name: 'Text',
  title: 'Text',
  accepts: ['string'],
  Component: nothing,
})
const lists: RegistryLists = {
  cells: [money],
  fields: [text],
  layouts: [],
  arrays: [],
  blocks: [],
  charts: [],
  pages: [],
  actions: [],
  kinds: [],
  states,
  formItem: nothing,
}

describe('look-up', () => {
  test('looking up a renderer returns its definition', () => {
    expect(createRegistry(lists).cells.get('Money')).toBe(money)
  })

  test('an unknown name is a schema error with location, known names and a suggestion', () => {
    const at = { page: 'bill/SettleBillList', pointer: '/list/columns/3/cell' }

    const look = () => createRegistry(lists).cells.get('Mony', at)

    expect(look).toThrow(expect.objectContaining({ code: 'REGISTRY_UNKNOWN', kind: 'schema', at }))
    expect(look).toThrow('There is no cell "Mony". Did you mean "Money"? Known: Money.')
  })

  test.each(['constructor', '__proto__', 'iframe'])('the name "%s" is unknown to the registry', (name) => {
    expect(() => createRegistry(lists).fields.get(name)).toThrow('Known: Text.')
  })
})

test('a duplicate renderer name throws an error', () => {
  expect(() => createRegistry({ ...lists, cells: [money, money] })).toThrow(
    'The cell "Money" is registered twice.',
  )
})

test.each([
  'FormTab',
  'FormStep',
  'FormDialog',
  'FormDrawer',
  'ArrayTable',
  'formily/FormTab',
  'formily/Upload',
])('the Formily component %s is rejected, and the error names the replacement', (name) => {
  const field = { name, title: name, accepts: ['string'] as const, Component: () => null }

  expect(() => createRegistry({ ...lists, fields: [field] })).toThrow(
    new RegExp(`^${name} of @formily/antd-v5 does not work here. \\w+`),
  )
})

test('a registry is immutable', () => {
  const registry = createRegistry(lists)

  expect(
    Object.isFrozen(registry) && Object.isFrozen(registry.cells) && Object.isFrozen(registry.states),
  ).toBe(true)
})

test('the component of a cell has typed settings', () => {
  expectTypeOf(money.Component).parameter(0).toHaveProperty('props').toEqualTypeOf<{ sign?: boolean }>()
})

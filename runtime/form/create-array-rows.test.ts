import { expect, test } from 'vitest'
import type { FormNode } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'

const column = (name: string, more: object = {}) => ({
  node: 'field',
  id: `c-${name}`,
  field: name,
  title: name,
  ...more,
})
const table = (more: object = {}, columns: object[] = [column('name'), column('fen')]): FormNode =>
  ({ node: 'array', id: 'items', field: 'items', title: 'Items', columns, ...more }) as FormNode
const loaded = {
  items: [
    { id: 'a', name: 'one', fen: 1, secret: 'x' },
    { id: 'b', name: 'two', fen: 2 },
    { id: 'c', name: 'three', fen: 3 },
  ],
}
const setup = (node: FormNode, record: object = loaded) => {
  const test = createTestForm([node], [], { record: record as Record<string, unknown> })
  const items = test.arrayOf('items')
  return { ...test, items, key: (index: number) => items.rows()[index]?.key ?? '' }
}

test('rows are added, copied, moved and deleted, and undo restores a deleted row in its place', () => {
  const { items, key, form } = setup(table())
  const names = () => items.rows().map(({ values }) => values.name)

  items.copy(key(0))
  items.move(key(3), -1)
  expect(names()).toEqual(['one', 'one', 'three', 'two'])
  items.remove(key(2))
  expect(names()).toEqual(['one', 'one', 'two'])
  items.undo()
  expect(names()).toEqual(['one', 'one', 'three', 'two'])
  items.edit(items.add(), 'name', 'four')

  expect(form.values().items).toEqual([
    { id: 'a', name: 'one', fen: 1 },
    { name: 'one', fen: 1 },
    { id: 'c', name: 'three', fen: 3 },
    { id: 'b', name: 'two', fen: 2 },
    { name: 'four' },
  ])
})

test('changes are sent as added rows, changed rows and ids of removed rows', () => {
  const { items, key, form } = setup(table({ sends: 'changes' }))

  items.edit(key(0), 'name', 'first')
  items.edit(key(0), 'fen', undefined)
  items.remove(key(1))
  items.edit(items.add(), 'fen', 9)

  expect(form.values().items).toEqual({
    added: [{ fen: 9 }],
    changed: [{ id: 'a', name: 'first', fen: null }],
    removed: ['b'],
  })
})

test('a moved row, or a row with a reverted value, is not a change', () => {
  const { items, key, form } = setup(table({ sends: 'changes' }))

  items.edit(key(0), 'name', 'other')
  items.edit(key(0), 'name', 'one')
  items.move(key(1), 1)

  expect(form.values().items).toEqual({ added: [], changed: [], removed: [] })
})

test('submit checks all rows, even those not rendered, and focuses the first invalid cell', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    id: String(index),
    name: index === 1990 ? '' : 'x',
  }))
  const { form, items, key } = setup(table({}, [column('name', { required: true })]), { items: rows })

  await expect(form.check()).resolves.toBe(false)

  expect([...items.invalidRows.value]).toEqual([key(1990)])
  expect(items.problemsOf(key(1990))).toEqual({ name: 'Required' })
  expect(form.focus.value?.cell).toEqual({ row: key(1990), field: 'name' })
  items.edit(key(1990), 'name', 'y')
  expect(items.invalidRows.value.size).toBe(0)
  await expect(form.check()).resolves.toBe(true)
})

test.each([
  [{ min: 4 }, 'At least 4 rows'],
  [{ max: 2 }, 'At most 2 rows'],
])('with the limit %j, three rows have the error "%s"', async (more, message) => {
  const { form, problemsOf } = setup(table(more))

  await expect(form.check()).resolves.toBe(false)

  expect(problemsOf('items')).toEqual([message])
})

test('totals are sums of integers, and undefined with any other value', () => {
  const { items, key } = setup(table({ total: ['fen'] }))
  expect(items.totals.value).toEqual({ fen: 6 })

  items.edit(key(1), 'fen', undefined)
  expect(items.totals.value).toEqual({ fen: 4 })
  items.edit(key(1), 'fen', Number.NaN)

  expect(items.totals.value).toEqual({ fen: undefined })
})

test('a computed column follows its row, and is part of sums and requests', () => {
  const columns = [column('qty'), column('fen'), column('sum', { compute: { $expr: 'row.qty * row.fen' } })]
  const { items, key, form } = setup(table({ total: ['sum'] }, columns), { items: [{ qty: 2, fen: 5 }] })

  items.edit(key(0), 'qty', 3)

  expect(items.totals.value).toEqual({ sum: 15 })
  expect(form.values().items).toEqual([{ qty: 3, fen: 5, sum: 15 }])
})

test('an expression of the form is evaluated again when the rows change', () => {
  const node = table()
  const total = { node: 'field', id: 't', field: 't', compute: { $expr: 'sum(values.items.map(i, i.fen))' } }
  const { form, arrayOf } = createTestForm([node, total as FormNode], [], { record: loaded })
  expect(form.values().t).toBe(6)

  arrayOf('items').edit(arrayOf('items').rows()[0]?.key ?? '', 'fen', 11)

  expect(form.values().t).toBe(16)
})

test('required and visible rules of a cell apply to its row only', async () => {
  const columns = [
    column('kind'),
    column('why', {
      requiredWhen: { field: 'kind', op: 'eq', value: 'other' },
      visible: { field: 'kind', op: 'notEmpty' },
    }),
  ]
  const { form, items, key } = setup(table({}, columns), {
    items: [{ kind: 'plain' }, { kind: 'other' }, { why: 'hidden' }],
  })

  await expect(form.check()).resolves.toBe(false)

  expect([...items.invalidRows.value]).toEqual([key(1)])
  expect(form.values().items).toEqual([{ kind: 'plain' }, { kind: 'other' }, {}])
})

test.each(['items[1].fen', '/items/1/fen', 'items.1.fen', 'bill.items[1].fen'])(
  'a server error with the path %s is shown at the cell',
  (name) => {
    const { form, items, key } = setup(table())

    expect(form.showErrors({ [name]: 'too much' })).toEqual([])

    expect(items.problemsOf(key(1))).toEqual({ fen: 'too much' })
  },
)

test('a server error for a changed row is shown at that row', () => {
  const { form, items, key } = setup(table({ sends: 'changes' }))
  items.edit(key(2), 'fen', 30)

  form.showErrors({ 'items.changed[0].fen': 'too much' })

  expect(items.problemsOf(key(2))).toEqual({ fen: 'too much' })
})

test('values without a column and prototype keys are ignored', () => {
  const { items, key, form } = setup(table())

  items.edit(key(0), 'secret', 'y')
  items.edit(key(0), '__proto__', { bad: 1 })

  expect(items.rows()[0]?.values).toEqual({ name: 'one', fen: 1 })
  expect(JSON.stringify(form.values())).not.toContain('secret')
})

test.each([[null], ['rows'], [[null, 3, 'x', ['y']]]])('the invalid table value %j has no rows', (items) => {
  expect(setup(table(), { items }).items.rows()).toEqual([])
})

test('a table is dirty while its rows differ from the loaded ones', () => {
  const { items, key, form } = setup(table())

  items.edit(key(0), 'fen', 5)
  expect(form.isDirty.value).toBe(true)
  items.edit(key(0), 'fen', 1)

  expect(form.isDirty.value).toBe(false)
})

test('replacing the rows by code removes their errors', async () => {
  const { form, problemsOf } = setup(table({}, [column('name', { required: true })]), {
    items: [{ id: 'a' }],
  })
  await form.check()
  expect(problemsOf('items')).toEqual(['Rows with errors: 1'])

  form.setValues({ items: [{ id: 'a', name: 'one' }] })

  expect(problemsOf('items')).toEqual([])
})

test('expressions of a column read the position of their row, also after it moves', () => {
  const number = column('number', { compute: { $expr: 'index + 1' } })
  const first = column('first', { visible: { $expr: 'index == 0' } })
  const { items, key, form } = setup(table({ total: ['number'] }, [column('name'), number, first]))
  const [, , shown] = items.columns.value
  const numbers = () => items.views().map(({ name, number: position }) => [name, position])
  const shownIn = () => items.rows().map((row) => shown && items.isColumnShown(shown, row))

  expect(numbers()).toEqual([
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ])
  items.move(key(2), -2)

  expect(numbers()).toEqual([
    ['three', 1],
    ['one', 2],
    ['two', 3],
  ])
  expect(shownIn()).toEqual([true, false, false])
  items.edit(key(1), 'first', 'hidden here')
  expect((form.values().items as { first?: string }[]).map((row) => row.first)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a default value reads the position of the new row', () => {
  const { items } = setup(table({}, [column('name'), column('line', { default: { $expr: 'index * 10' } })]))

  const added = items.add()

  expect(items.rows().find(({ key }) => key === added)?.values).toEqual({ line: 30 })
})

test('a row has the title of the page, or its number without one', () => {
  const { items, key } = setup(table({ rowTitle: { $text: `\${row.name}` } }))
  const { items: plain } = setup(table())
  const { items: numbered } = setup(table({ rowTitle: { $text: `Line \${index + 1}` } }))
  const titles = ({ rows, titleOf }: typeof items) => rows().map(titleOf)

  items.edit(key(1), 'name', '')

  expect(titles(items)).toEqual(['one', 'Row 2', 'three'])
  expect(titles(plain)).toEqual(['Row 1', 'Row 2', 'Row 3'])
  expect(titles(numbered)).toEqual(['Line 1', 'Line 2', 'Line 3'])
})

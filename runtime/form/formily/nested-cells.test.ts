import type { Field } from '@formily/core'
import { expect, test } from 'vitest'
import type { FormNode } from '#schemas'
import { createTestForm } from '../form-engine.fixture.ts'
import type { ArrayState } from '../form-state.ts'

const node = {
  node: 'array',
  id: 'lines',
  field: 'lines',
  columns: [{ id: 'kind', field: 'kind' }],
  nodes: [
    {
      node: 'array',
      id: 'splits',
      field: 'splits',
      min: 1,
      columns: [{ id: 'name', field: 'name', title: 'Name', required: true }],
    },
  ],
} as unknown as FormNode

const record = {
  lines: [
    { kind: 'tea', splits: [{ name: 'one' }, { name: 'two' }] },
    { kind: 'cup', splits: [{ name: 'three' }] },
  ],
}

function open() {
  const { form: engine, arrayOf } = createTestForm([node], [], { record })
  const lines = arrayOf('lines')
  const splits = (index: number) => {
    const row = lines.rows()[index]
    return (row && lines.nestedOf(row)[0]) as ArrayState
  }
  const { form, cells } = engine.formily()
  const take = (path: string) => form.query(path).take() as Field
  /** Returns the field of a drawn cell. */
  const draw = (outer: number, index: number) => {
    const array = splits(outer)
    const [column] = array.columns.value
    if (!column) throw new Error('There is no column')
    return cells.of(array, index, column)
  }
  return { engine, form, lines, splits, take, draw }
}

test('a drawn nested cell has a field at its path, and other cells have none', () => {
  const { form, take, draw } = open()

  expect(take('lines.0.splits.1.name')).toBeUndefined()
  const field = draw(0, 1)

  expect(take('lines.0.splits.1.name')).toBe(field)
  expect(field.value).toBe('two')
  expect(field.title).toBe('Name')
  expect(field.required).toBe(true)
  expect(Object.keys(form.fields)).toEqual(['lines.0.splits.1.name'])
})

test('the field of a nested cell belongs to its position when the outer rows move', () => {
  const { lines, draw, splits } = open()
  const field = draw(0, 0)

  lines.move(lines.rows()[1]?.key ?? '', -1)
  expect(field.value).toBe('three')
  expect(draw(0, 0)).toBe(field)
  field.value = 'drei'

  expect(splits(0).rows()[0]?.values).toEqual({ name: 'drei' })
  expect(splits(1).rows()[0]?.values).toEqual({ name: 'one' })
})

test('nested values are read and set through the form', () => {
  const { form, engine } = open()

  expect(form.getValuesIn('lines.0.splits.1.name')).toBe('two')
  form.setValuesIn('lines.0.splits.1.name', 'zwei')
  form.values.lines[1].splits.push({ name: 'four' })
  form.values.lines[0].splits.splice(0, 1)

  expect(engine.values()).toEqual({
    lines: [
      { kind: 'tea', splits: [{ name: 'zwei' }] },
      { kind: 'cup', splits: [{ name: 'three' }, { name: 'four' }] },
    ],
  })
})

test('errors of nested cells are errors of the form, also of cells that are not drawn', async () => {
  const { form, draw, splits } = open()
  const field = draw(0, 0)
  form.setValuesIn('lines.0.splits.0.name', '')
  splits(1).putRows([])

  await expect(form.validate()).rejects.toBeDefined()

  expect(form.errors.map(({ address, messages }) => [address, messages?.[0]])).toEqual([
    ['lines', 'Rows with errors: 2'],
    ['lines.0.splits', 'Rows with errors: 1'],
    ['lines.0.splits.0.name', 'Required'],
    ['lines.1.splits', 'At least 1 row'],
  ])
  expect(field.selfErrors).toEqual(['Required'])
})

import { autorun, Tracker } from '@formily/reactive'
import { expect, test, vi } from 'vitest'
import type { FormNode } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'

const column = (field: string, more: object = {}) => ({
  node: 'field',
  id: field,
  field,
  component: 'Number',
  ...more,
})
const items = (sum: string): FormNode =>
  ({
    node: 'array',
    id: 'items',
    field: 'items',
    columns: [column('pieces'), column('fen'), column('sum', { compute: { $expr: sum } })],
    total: ['sum'],
  }) as FormNode
const rate: FormNode = { node: 'field', id: 'rate', field: 'rate' }
const record = { rate: 2, items: Array.from({ length: 50 }, () => ({ pieces: 1, fen: 10 })) }

/** A form whose total is observed, as on screen. */
function watch(sum: string) {
  const made = createTestForm([rate, items(sum)], [], { record })
  const array = made.arrayOf('items')
  const totals: unknown[] = []
  autorun(() => totals.push(array.totals.value.sum))
  return { ...made, array, totals, first: array.rows()[0]?.key ?? '' }
}

test('a keystroke evaluates the computed columns of its own row only', () => {
  const { array, totals, first, ports } = watch('row.pieces * row.fen')
  const evaluate = vi.spyOn(ports.evaluation, 'value')

  array.edit(first, 'pieces', 3)

  expect(totals).toEqual([500, 520])
  expect(evaluate).toHaveBeenCalledTimes(1)
})

test('a computed column follows other values of the form', () => {
  const { totals, type } = watch('row.pieces * row.fen * values.rate')

  type('rate', 3)

  expect(totals).toEqual([1000, 1500])
})

test('a column that reads another value in one row follows it in that row only', () => {
  const { array, totals, type, first } = watch('row.pieces > 1 ? values.rate : row.fen')

  array.edit(first, 'pieces', 2)
  type('rate', 7)

  expect(totals).toEqual([500, 492, 497])
})

test('a computed column follows the loaded record', () => {
  const { form, totals } = watch('row.fen * record.rate')

  form.record.value = { ...record, rate: 5 }

  expect(totals).toEqual([1000, 2500])
})

test('the columns stay the same object while rows change', () => {
  const { array, first } = watch('row.pieces')
  const seen = new Set<unknown>()
  const draw = () =>
    screen.track(() => {
      array.rows()
      seen.add(array.columns.value)
    })
  const screen = new Tracker(draw)
  draw()

  array.edit(first, 'pieces', 2)
  array.edit(first, 'pieces', 3)
  screen.dispose()

  expect(seen.size).toBe(1)
})

test.each([
  ['with', [column('pieces'), column('sum', { compute: { $expr: 'row.pieces * 2' } })]],
  ['without', [column('pieces')]],
])('expressions read the ids of loaded rows in a table %s computed columns', (_, columns) => {
  const table = { node: 'array', id: 'items', field: 'items', columns } as FormNode
  const { form, arrayOf } = createTestForm([table], [], { record: { items: [{ id: 'a', pieces: 1 }] } })

  arrayOf('items').add()
  arrayOf('items').edit(arrayOf('items').rows()[1]?.key ?? '', 'pieces', 2)

  expect(form.scope.items).toMatchObject([{ id: 'a', pieces: 1 }, { pieces: 2 }])
  expect(Object.hasOwn((form.scope.items as object[])[1] ?? {}, 'id')).toBe(false)
})

import { expect, test } from 'vitest'
import type { FormNode } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'
import type { ArrayState } from './form-state.ts'
import { secretFieldsIn } from './secret-fields.ts'

const column = (field: string, more: object = {}) => ({
  node: 'field',
  id: `c-${field}`,
  field,
  title: field,
  ...more,
})
const nested = (more: object = {}) => ({
  node: 'array',
  id: 'splits',
  field: 'splits',
  title: 'Splits',
  columns: [column('name'), column('fen')],
  ...more,
})
const lines = (inner: object = {}, more: object = {}): FormNode =>
  ({
    node: 'array',
    id: 'lines',
    field: 'lines',
    title: 'Lines',
    columns: [column('kind'), column('fen')],
    nodes: [nested(inner)],
    ...more,
  }) as FormNode

const loaded = {
  lines: [
    {
      id: 'a',
      kind: 'tea',
      fen: 10,
      splits: [
        { id: 'a1', name: 'one', fen: 1 },
        { id: 'a2', name: 'two', fen: 2 },
      ],
    },
    { id: 'b', kind: 'cup', fen: 20, splits: [{ id: 'b1', name: 'three', fen: 3 }] },
    { id: 'c', kind: 'jar', fen: 30 },
  ],
}

function setup(node: FormNode, record: object = loaded, more: Parameters<typeof createTestForm>[2] = {}) {
  const test = createTestForm([node], [], { record: record as Record<string, unknown>, ...more })
  const outer = test.arrayOf('lines')
  const keyOf = (array: ArrayState, index: number) => array.rows()[index]?.key ?? ''
  const splits = (index: number) => {
    const row = outer.rows()[index]
    const found = row && outer.nestedOf(row)[0]
    if (!found) throw new Error(`There is no row ${index}`)
    return found
  }
  return { ...test, outer, keyOf, splits }
}

const names = ({ rows }: ArrayState) => rows().map(({ values }) => values.name)

test('nested rows are added, copied, moved and deleted in their own row', () => {
  const { splits, keyOf, form } = setup(lines())
  const first = splits(0)

  first.copy(keyOf(first, 0))
  first.move(keyOf(first, 2), -1)
  expect(names(first)).toEqual(['one', 'two', 'one'])
  first.remove(keyOf(first, 0))
  first.undo()
  first.edit(first.add(), 'name', 'four')

  expect(names(splits(1))).toEqual(['three'])
  expect((form.values().lines as { splits: unknown }[]).map((line) => line.splits)).toEqual([
    [
      { id: 'a1', name: 'one', fen: 1 },
      { id: 'a2', name: 'two', fen: 2 },
      { name: 'one', fen: 1 },
      { name: 'four' },
    ],
    [{ id: 'b1', name: 'three', fen: 3 }],
    [],
  ])
})

test('nested rows follow their row when it moves, and return with it after an undo', () => {
  const { outer, splits, keyOf } = setup(lines())

  outer.move(keyOf(outer, 1), -1)
  expect(names(splits(0))).toEqual(['three'])
  expect(splits(0).key).toBe('lines.0.splits')
  outer.remove(keyOf(outer, 0))
  expect(names(splits(0))).toEqual(['one', 'two'])
  outer.undo()

  expect(names(splits(0))).toEqual(['three'])
})

test('a copied row has copies of its nested rows, which are new to the server', () => {
  const { outer, splits, keyOf, form } = setup(lines())

  outer.copy(keyOf(outer, 1))
  splits(2).edit(keyOf(splits(2), 0), 'name', 'copy')

  expect(names(splits(1))).toEqual(['three'])
  expect((form.values().lines as unknown[])[2]).toEqual({
    kind: 'cup',
    fen: 20,
    splits: [{ name: 'copy', fen: 3 }],
  })
})

test('a nested column has the default value of the page, which reads its position and the outer row', () => {
  const label = column('name', { default: { $expr: "parentRow.kind + ' ' + string(index + 1)" } })
  const { splits } = setup(lines({ columns: [label] }))

  splits(1).add()

  expect(names(splits(1))).toEqual(['three', 'cup 2'])
})

test('a column sums the nested rows, and a nested column reads its row and the outer row', () => {
  const share = column('share', { compute: { $expr: 'row.fen / parentRow.sum' } })
  const sum = column('sum', { compute: { $expr: 'sum(row.splits.map(s, s.fen))' } })
  const total = { node: 'field', id: 't', field: 't', compute: { $expr: 'sum(values.lines.map(l, l.sum))' } }
  const node = lines(
    { columns: [column('name'), column('fen'), share], total: ['fen'] },
    { columns: [column('kind'), sum], total: ['sum'] },
  )
  const { form, arrayOf } = createTestForm([node, total as FormNode], [], { record: loaded })
  const outer = arrayOf('lines')
  const [first] = outer.nestedOf(outer.rows()[0] as never)
  const sums = () => outer.views().map((view) => view.sum)
  expect(sums()).toEqual([3, 3, 0])
  expect(first?.views().map((view) => view.share)).toEqual([1 / 3, 2 / 3])

  first?.edit(first.rows()[0]?.key ?? '', 'fen', 6)

  expect(sums()).toEqual([8, 3, 0])
  expect(first?.views().map((view) => view.share)).toEqual([0.75, 0.25])
  expect(first?.totals.value).toEqual({ fen: 8 })
  expect(outer.totals.value).toEqual({ sum: 11 })
  expect(form.values().t).toBe(11)
})

test('values of a row and its nested rows that are computed from each other are an error', () => {
  const part = column('part', { compute: { $expr: 'parentRow.sum' } })
  const sum = column('sum', { compute: { $expr: 'sum(row.splits.map(s, s.part))' } })
  const { outer } = setup(lines({ columns: [part] }, { columns: [sum] }))

  expect(() => outer.views()).toThrow(expect.objectContaining({ code: 'FORM_COMPUTE_CYCLE' }))
})

test('rules of a nested cell read its row and the outer row', async () => {
  const why = column('why', {
    requiredWhen: { $expr: "parentRow.kind == 'tea' && row.fen > 1" },
    visible: { field: 'fen', op: 'notEmpty' },
  })
  const { form, outer, splits, keyOf } = setup(lines({ columns: [column('name'), column('fen'), why] }))

  await expect(form.check()).resolves.toBe(false)
  expect([...splits(0).invalidRows.value]).toEqual([keyOf(splits(0), 1)])
  expect(splits(1).invalidRows.value.size).toBe(0)

  outer.edit(keyOf(outer, 1), 'kind', 'tea')
  expect(splits(1).invalidRows.value.size).toBe(1)
  outer.edit(keyOf(outer, 0), 'kind', 'cup')
  expect(splits(0).invalidRows.value.size).toBe(0)
})

test('an error in a nested cell is an error of its row, of both tables and of the form', async () => {
  const { form, outer, splits, keyOf, problemsOf } = setup(
    lines({ columns: [column('name', { required: true })] }),
    { lines: [{ splits: [{ name: 'x' }] }, { splits: [{ name: 'y' }, {}] }] },
  )

  await expect(form.check()).resolves.toBe(false)

  const cell = { row: keyOf(splits(1), 1), field: 'name' }
  expect(splits(1).problemsOf(cell.row)).toEqual({ name: 'Required' })
  expect(splits(1).problems.value).toEqual(['Rows with errors: 1'])
  expect(outer.problemsOf(keyOf(outer, 1))).toEqual({ splits: 'Rows with errors: 1' })
  expect(problemsOf('lines')).toEqual(['Rows with errors: 1'])
  expect(form.parts[0]?.errorCount.value).toBe(1)
  expect(form.focus.value).toMatchObject({ leaf: { key: 'lines.1.splits' }, cell })
  expect(outer.rows().map(({ key }) => outer.isExpanded(key))).toEqual([false, true])

  splits(1).edit(cell.row, 'name', 'z')
  expect(problemsOf('lines')).toEqual([])
  await expect(form.check()).resolves.toBe(true)
})

test('a row with too few nested rows is invalid until one is added', async () => {
  const { form, outer, splits, keyOf, problemsOf } = setup(lines({ min: 1 }))

  await expect(form.check()).resolves.toBe(false)
  expect(outer.problemsOf(keyOf(outer, 2))).toEqual({ splits: 'At least 1 row' })
  expect(form.focus.value).toMatchObject({ leaf: { key: 'lines.2.splits' }, cell: undefined })

  splits(2).add()
  expect(problemsOf('lines')).toEqual([])
})

test('a hidden or disabled nested sub-table is not checked, and a hidden one is not sent', async () => {
  const { form } = setup(
    lines({
      min: 5,
      visible: { field: 'kind', op: 'ne', value: 'tea' },
      disabled: { $expr: "row.kind != 'tea'" },
    }),
  )

  await expect(form.check()).resolves.toBe(true)

  const sent = form.values().lines as { splits?: unknown }[]
  expect(sent.map((line) => Object.hasOwn(line, 'splits'))).toEqual([false, true, true])
})

test('an invalid condition of a nested sub-table is an error of its row', async () => {
  const { form, outer, keyOf } = setup(lines({ min: 1, visible: { $expr: "row.kind + 1 == 'x'" } }))

  await expect(form.check()).resolves.toBe(false)

  expect(outer.problemsOf(keyOf(outer, 0)).splits).toMatch(/\w/)
})

test('a nested sub-table is sent and edited only with its permissions', () => {
  const { splits, form } = setup(lines({ requires: 'line:split' }))
  const { splits: allowed } = setup(lines({ requires: 'line:split' }), loaded, { codes: ['line:split'] })

  expect(splits(0).shown.value).toBe(false)
  expect(splits(0).isEditable.value).toBe(false)
  expect((form.values().lines as object[])[0]).toEqual({ id: 'a', kind: 'tea', fen: 10 })
  expect(allowed(0).isEditable.value).toBe(true)
})

test('an edit of a nested row is a change of the outer row', () => {
  const { splits, keyOf, form } = setup(lines({}, { sends: 'changes' }))

  splits(0).edit(keyOf(splits(0), 1), 'fen', undefined)
  splits(2).edit(splits(2).add(), 'name', 'new')

  expect(form.values().lines).toEqual({
    added: [],
    changed: [
      {
        id: 'a',
        kind: 'tea',
        fen: 10,
        splits: [
          { id: 'a1', name: 'one', fen: 1 },
          { id: 'a2', name: 'two', fen: null },
        ],
      },
      { id: 'c', kind: 'jar', fen: 30, splits: [{ name: 'new' }] },
    ],
    removed: [],
  })
})

test('a nested sub-table can send its changes by id', () => {
  const { splits, keyOf, form } = setup(lines({ sends: 'changes' }))

  splits(0).remove(keyOf(splits(0), 0))
  splits(0).edit(keyOf(splits(0), 0), 'name', 'zwei')
  splits(0).edit(splits(0).add(), 'name', 'new')

  expect((form.values().lines as { splits: unknown }[])[0]?.splits).toEqual({
    added: [{ name: 'new' }],
    changed: [{ id: 'a2', name: 'zwei', fen: 2 }],
    removed: ['a1'],
  })
})

test.each([
  ['lines[1].splits[0].fen', 'rows'],
  ['lines.changed.0.splits.0.fen', 'changes'],
])('a server error with the path %s is shown at the nested cell', (name, sends) => {
  const { form, outer, splits, keyOf, problemsOf } = setup(lines({}, { sends }))
  splits(1).edit(keyOf(splits(1), 0), 'name', 'changed')

  expect(form.showErrors({ [name]: 'too much' })).toEqual([])

  expect(splits(1).problemsOf(keyOf(splits(1), 0))).toEqual({ fen: 'too much' })
  expect([...outer.invalidRows.value]).toEqual([keyOf(outer, 1)])
  expect(problemsOf('lines')).toEqual(['too much'])
})

test('a server error of a nested sub-table is shown there until its rows change', () => {
  const { form, splits } = setup(lines())

  form.showErrors({ 'lines.0.splits': 'sums differ' })
  expect(splits(0).problems.value).toEqual(['sums differ'])
  splits(0).add()

  expect(splits(0).problems.value).toEqual([])
})

test('a draft keeps the nested rows, and reverting them leaves no change', () => {
  const { form, splits, keyOf } = setup(lines())
  splits(0).edit(keyOf(splits(0), 0), 'name', 'eins')
  expect(form.isDirty.value).toBe(true)
  const draft = JSON.parse(JSON.stringify(form.changed())) as object

  const { form: restored, splits: restoredSplits } = setup(lines())
  restored.setValues(draft)

  expect(names(restoredSplits(0))).toEqual(['eins', 'two'])
  expect(restored.values()).toEqual(form.values())
  splits(0).edit(keyOf(splits(0), 0), 'name', 'one')
  expect(form.isDirty.value).toBe(false)
})

test('a password in a nested column is a secret', () => {
  const { form } = setup(lines({ columns: [column('phrase', { component: 'Password' })] }))

  expect(form.parts.flatMap(secretFieldsIn)).toEqual(['phrase'])
})

test('a newer record that differs in a nested row is a difference', () => {
  const { form, splits, keyOf } = setup(lines())
  splits(0).edit(keyOf(splits(0), 0), 'name', 'mine')
  const newer = structuredClone(loaded)
  const [split] = newer.lines[0]?.splits ?? []
  if (split) split.name = 'theirs'

  expect(form.rebase(newer).map(({ key }) => key)).toEqual(['lines'])
  form.resetValue('lines')

  expect(names(splits(0))).toEqual(['theirs', 'two'])
})

test.each([[null], ['rows'], [[null, 3, ['y'], { __proto__: 1 }]]])(
  'the invalid nested value %j is ignored',
  (splits) => {
    const { form, splits: nestedIn } = setup(lines(), { lines: [{ splits }] })

    expect(nestedIn(0).rows().length).toBeLessThan(2)
    expect(() => form.values()).not.toThrow()
  },
)

test('the scope of a nested row has its values, its position and the outer row', () => {
  const { form, outer, splits, keyOf } = setup(lines())

  expect(form.rowScope(keyOf(splits(0), 1))).toMatchObject({
    row: { name: 'two', fen: 2 },
    index: 1,
    parentRow: { kind: 'tea' },
  })
  expect(form.rowScope(keyOf(outer, 2))).toMatchObject({ row: { kind: 'jar' }, index: 2 })
  expect(form.rowScope('unknown')).toBeUndefined()
})

test('a read-only form has no editable nested sub-table', () => {
  const { splits } = setup(lines(), loaded, { isReadOnly: true })

  expect(splits(0).isEditable.value).toBe(false)
  expect(names(splits(0))).toEqual(['one', 'two'])
})

test('the rows of a read-only form are expanded until the user collapses them', () => {
  const { outer, keyOf } = setup(lines(), loaded, { isReadOnly: true })
  expect(outer.isExpanded(keyOf(outer, 0))).toBe(true)

  outer.expand(keyOf(outer, 0), false)

  expect(outer.isExpanded(keyOf(outer, 0))).toBe(false)
  expect(outer.isExpanded(keyOf(outer, 1))).toBe(true)
})

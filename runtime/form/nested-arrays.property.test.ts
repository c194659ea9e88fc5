import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormNode } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'
import type { ArrayState } from './form-state.ts'

const node = {
  node: 'array',
  id: 'lines',
  field: 'lines',
  total: ['sum'],
  columns: [
    { id: 'kind', field: 'kind' },
    { id: 'sum', field: 'sum', compute: { $expr: 'sum(row.splits.map(s, s.fen))' } },
  ],
  nodes: [
    {
      node: 'array',
      id: 'splits',
      field: 'splits',
      columns: [
        { id: 'fen', field: 'fen', default: 5, maximum: 100 },
        { id: 'place', field: 'place', compute: { $expr: "coalesce(parentRow.kind, '') + string(index)" } },
        { id: 'rest', field: 'rest', compute: { $expr: 'parentRow.sum - row.fen' } },
      ],
    },
  ],
} as unknown as FormNode

interface Split {
  id?: number
  fen?: number
}
interface Line {
  id?: number
  kind?: string
  splits: Split[]
}

const ids = <Item extends object>(items: Item[]) => items.map((item, id) => ({ id, ...item }))
const split = fc.record({ fen: fc.integer({ min: 0, max: 99 }) })
const line = fc.record({
  kind: fc.constantFrom('a', 'b'),
  splits: fc.array(split, { maxLength: 3 }).map(ids),
})
const loaded = fc.array(line, { maxLength: 3 }).map(ids)

const edit = fc.record({
  do: fc.constantFrom('edit', 'add', 'copy', 'up', 'down', 'remove', 'undo'),
  /**
   * Index of the outer row. `nestedAt` is the index of the nested row, or undefined to edit the outer row
   * itself.
   */
  at: fc.nat(3),
  nestedAt: fc.option(fc.nat(3), { nil: undefined }),
  kind: fc.constantFrom('a', 'b', 'c'),
  fen: fc.integer({ min: 0, max: 120 }),
})
type Edit = ReturnType<typeof edit.generate>['value']

/** Edits the rows of a sub-table like a user. */
function editTable(table: ArrayState, { do: action, ...parts }: Edit, index: number) {
  const key = table.rows()[index]?.key
  const [field, value] =
    table.id === 'lines' ? (['kind', parts.kind] as const) : (['fen', parts.fen] as const)
  if (action === 'add') table.add()
  if (action === 'undo') table.undo()
  if (key === undefined) return
  if (action === 'edit') table.edit(key, field, value)
  if (action === 'copy') table.copy(key)
  if (action === 'up') table.move(key, -1)
  if (action === 'down') table.move(key, 1)
  if (action === 'remove') table.remove(key)
}

interface ListOptions<Item> {
  edited: Partial<Item>
  made: Item
  copy: (item: Item) => Item
  removed: Map<unknown, { item: Item; index: number }>
}

/** Makes the same edit on a plain array, for comparison. */
function editList<Item extends object>(
  list: Item[],
  { do: action }: Edit,
  index: number,
  options: ListOptions<Item>,
) {
  const { removed } = options
  const item = list[index]
  if (action === 'add') list.push(options.made)
  const last = removed.get(list)
  if (action === 'undo' && last) {
    list.splice(Math.min(last.index, list.length), 0, last.item)
    removed.delete(list)
  }
  if (!item) return
  if (action === 'edit') Object.assign(item, options.edited)
  if (action === 'copy') list.splice(index + 1, 0, options.copy(item))
  if (action === 'remove') removed.set(list, { item, index })
  if (action === 'remove') list.splice(index, 1)
  const to = index + (action === 'up' ? -1 : action === 'down' ? 1 : 0)
  if (to !== index && to >= 0 && to < list.length) list.splice(to, 0, ...list.splice(index, 1))
}

const copySplit = ({ id: _id, ...rest }: Split): Split => ({ ...rest })
const copyLine = ({ id: _id, splits, ...rest }: Line): Line => ({ ...rest, splits: splits.map(copySplit) })
const sumOf = ({ splits }: Line) => splits.reduce((sum, { fen = 0 }) => sum + fen, 0)

const expected = (lines: readonly Line[]) =>
  lines.map((line) => ({
    ...(line.id !== undefined && { id: line.id }),
    ...(line.kind !== undefined && { kind: line.kind }),
    sum: sumOf(line),
    splits: line.splits.map((each, index) => ({
      ...each,
      place: `${line.kind ?? ''}${index}`,
      rest: sumOf(line) - (each.fen ?? 0),
    })),
  }))

test('random edits of nested rows give the values of a plain list', async () => {
  await fc.assert(
    fc.asyncProperty(loaded, fc.array(edit, { maxLength: 15 }), async (lines, edits) => {
      const { form, arrayOf } = createTestForm([node], [], { record: { lines: structuredClone(lines) } })
      const table = arrayOf('lines')
      const model: Line[] = structuredClone(lines)
      const removed = new Map<unknown, never>()

      for (const each of edits) {
        const { at, nestedAt } = each
        const row = table.rows()[at]
        const splits = model[at]?.splits
        if (nestedAt === undefined) {
          editTable(table, each, at)
          editList(model, each, at, {
            edited: { kind: each.kind },
            made: { splits: [] },
            copy: copyLine,
            removed,
          })
        } else if (row && splits) {
          const [nested] = table.nestedOf(row)
          if (nested) editTable(nested, each, nestedAt)
          editList(splits, each, nestedAt, {
            edited: { fen: each.fen },
            made: { fen: 5 },
            copy: copySplit,
            removed,
          })
        }
        expect(form.values().lines).toEqual(expected(model))
      }

      expect(table.totals.value).toEqual({ sum: model.reduce((sum, each) => sum + sumOf(each), 0) })
      const invalid = model.filter((each) => each.splits.some(({ fen = 0 }) => fen > 100)).length
      expect(await form.check()).toBe(invalid === 0)
      expect(table.invalidRows.value.size).toBe(invalid)
      const { form: restored } = createTestForm([node])
      restored.restore(form.typed())
      expect(restored.values()).toEqual(form.values())
    }),
    { numRuns: 60 },
  )
})

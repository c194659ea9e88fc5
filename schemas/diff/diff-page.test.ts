import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '../meta/page.ts'
import { diffPage } from './diff-page.ts'
import { edits, type Node, shippedPages, spotsOf } from './edited-pages.fixture.ts'

const list = (...columns: object[]) =>
  ({
    format: 1,
    id: 'bill/List',
    kind: 'list',
    title: 'Bills',
    list: { columns, rowActions: ['a'] },
    actions: [{ id: 'a', label: 'Act', steps: [{ do: 'toast', text: 'Done' }] }],
  }) as unknown as Page
const column = (id: string, more: object = {}) => ({ id, field: id, title: id.toUpperCase(), ...more })

describe('a page compared with itself', () => {
  test.each(shippedPages.map((page) => [page.id, page]))('%s has no changes', (_id, page) => {
    expect(diffPage(page, structuredClone(page))).toEqual([])
  })

  test('has no changes if its keys are in another order', () => {
    const turned = Object.fromEntries(Object.entries(list(column('a1'))).reverse()) as unknown as Page

    expect(diffPage(list(column('a1')), turned)).toEqual([])
  })
})

describe('one edit is one change, with the id of its node', () => {
  const before = list(column('one'), column('two', { width: 80 }), column('three'))

  test.each([
    ['a column that was removed', list(column('one'), column('three')), { kind: 'removed', id: 'two' }],
    [
      'a column that is new',
      list(column('one'), column('two', { width: 80 }), column('three'), column('four')),
      { kind: 'added', id: 'four' },
    ],
    [
      'a column in another place',
      list(column('three'), column('one'), column('two', { width: 80 })),
      {
        kind: 'moved',
        id: 'three',
        from: { kind: 'order', after: { what: 'column', id: 'two', title: 'TWO' } },
        to: { kind: 'order', after: undefined },
      },
    ],
    [
      'a column with another title',
      list(column('one', { title: 'First' }), column('two', { width: 80 }), column('three')),
      { kind: 'renamed', id: 'one', before: 'ONE', after: 'First' },
    ],
    [
      'a setting',
      list(column('one'), column('two', { width: 90 }), column('three')),
      { kind: 'changed', id: 'two', settings: [{ key: 'width', before: 80, after: 90 }] },
    ],
    [
      'another id',
      list(column('one'), { ...column('two', { width: 80 }), id: 'zwei' }, column('three')),
      { kind: 'newId', id: 'zwei', before: 'two' },
    ],
    [
      'a setting of the page itself',
      { ...before, requires: { view: 'bill:list' } } as Page,
      {
        kind: 'changed',
        what: 'page',
        settings: [{ key: 'requires', before: undefined, after: { view: 'bill:list' } }],
      },
    ],
  ])('%s', (_what, after, expected) => {
    expect(diffPage(before, after)).toEqual([expect.objectContaining(expected)])
  })
})

test('every edit is reported for its node, not for the page', () => {
  const edit = fc.constantFrom(...Object.keys(edits))
  fc.assert(
    fc.property(fc.constantFrom(...shippedPages), fc.nat(), edit, (page, at, kind) => {
      const after = structuredClone(page)
      const spots = spotsOf(after)
      const spot = spots[at % Math.max(1, spots.length)]
      fc.pre(spot !== undefined)
      const ids = edits[kind]?.(spot.list[spot.index] as Node, spot)

      const changes = diffPage(page, after)

      expect(changes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids ?? []))
      expect(changes.filter(({ what }) => what === 'page')).toEqual([])
    }),
    { numRuns: 300 },
  )
})

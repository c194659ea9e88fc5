import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mutated } from '../../tests/support/hostile.ts'
import type { DetailPage, FormPage, Page } from '../meta/page.ts'
import { valueAt } from '../values.ts'
import { expandFragments, type Fragments, fragmentPlaces } from './expand-fragments.ts'
import { fragmentFiles, readFragments } from './read-fragments.ts'
import { sourceOfExpanded } from './source-path.ts'

const folder = join(import.meta.dirname, '../pages')
const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Page)
const shippedFragments = readFragments(import.meta.dirname)

const fragments: Fragments = {
  'shared/Audit': {
    ...{ format: 1, id: 'shared/Audit', kind: 'group' },
    nodes: [
      { node: 'field', id: 'by', field: 'createBy', title: 'Created by' },
      { node: 'field', id: 'at', field: 'createTime', title: 'Created', props: { id: 'kept' } },
    ],
    locales: { 'zh-CN': { 'Created by': '创建人', Created: '创建时间' }, 'de-DE': { Created: 'Erstellt' } },
  },
  'shared/Lines': {
    ...{ format: 1, id: 'shared/Lines', kind: 'form' },
    nodes: [
      { node: 'array', id: 'lines', field: 'lines', columns: [{ node: 'field', id: 'name', field: 'name' }] },
    ],
  },
}

const field = (id: string) => ({ node: 'field', id, field: id })
const uses = (id: string, fragment = 'shared/Audit') => ({ node: 'fragment', id, fragment })

const detail = (nodes: readonly object[], locales?: Page['locales']) =>
  ({
    ...{ format: 1, id: 'bill/Detail', kind: 'detail', title: 'Bill', locales },
    detail: { load: 'bill', nodes: [{ node: 'group', id: 'all', nodes }] },
  }) as unknown as DetailPage

const idsOf = (page: Page) => {
  const [group] = (page as DetailPage).detail.nodes
  return group?.node === 'group' ? group.nodes.map(({ id }) => id) : []
}

describe('expandFragments', () => {
  test('puts the nodes of the fragment in its place, with ids that start with its id', () => {
    const page = expandFragments(detail([field('no'), uses('audit'), field('remark')]), fragments)

    expect(idsOf(page)).toEqual(['no', 'audit-by', 'audit-at', 'remark'])
  })

  test('expands one fragment twice in a page', () => {
    const page = expandFragments(detail([uses('first'), uses('second')]), fragments)

    expect(idsOf(page)).toEqual(['first-by', 'first-at', 'second-by', 'second-at'])
  })

  test('prefixes the ids of columns, and leaves settings of renderers as they are', () => {
    const page = { kind: 'form', form: { nodes: [uses('own', 'shared/Lines')] } } as unknown as FormPage

    expect((expandFragments(page, fragments) as FormPage).form.nodes).toMatchObject([
      { id: 'own-lines', field: 'lines', columns: [{ id: 'own-name', field: 'name' }] },
    ])
    expect(JSON.stringify(expandFragments(detail([uses('audit')]), fragments))).toContain('{"id":"kept"}')
  })

  test('adds the translations of the fragment; those of the page win', () => {
    const page = expandFragments(detail([uses('audit')], { 'zh-CN': { Created: '生成时间' } }), fragments)

    expect(page.locales).toEqual({
      'zh-CN': { 'Created by': '创建人', Created: '生成时间' },
      'de-DE': { Created: 'Erstellt' },
    })
  })

  test('gives translations to a page without any, and none for a fragment without any', () => {
    const form = { kind: 'form', form: { nodes: [uses('own', 'shared/Lines')] } } as unknown as FormPage

    expect(expandFragments(detail([uses('audit')]), fragments).locales).toEqual(
      fragments['shared/Audit']?.locales,
    )
    expect(expandFragments(form, fragments)).not.toHaveProperty('locales')
  })

  test.each(['shared/Unknown', '__proto__', 'constructor'])(
    'keeps the node of the unknown fragment %s',
    (id) => {
      const page = detail([uses('audit', id)])

      expect(expandFragments(page, fragments)).toEqual(page)
    },
  )

  test('changes neither the page nor the fragment', () => {
    const page = detail([uses('audit')])
    const before = structuredClone({ page, fragments })

    expandFragments(page, fragments)

    expect({ page, fragments }).toEqual(before)
  })

  test('returns a page without fragments as it is', () => {
    const plain = shipped.filter((page) => fragmentPlaces(page).length === 0)
    fc.assert(
      fc.property(mutated(plain), (page) => {
        expect(expandFragments(page as Page, shippedFragments)).toBe(page)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the place in the text of a part', () => {
  const page = detail([field('no'), uses('audit'), field('remark')])
  const nodes = ['detail', 'nodes', 0, 'nodes']

  test.each([
    [0, 0],
    [3, 2],
  ])('of the page at index %i is index %i', (expanded, written) => {
    expect(sourceOfExpanded(page, fragments, [...nodes, expanded, 'field'])).toEqual({
      path: [...nodes, written, 'field'],
    })
  })

  test.each([1, 2])('of the fragment at index %i is the name of the fragment', (index) => {
    expect(sourceOfExpanded(page, fragments, [...nodes, index, 'field'])).toEqual({
      path: [...nodes, 1, 'fragment'],
      fragment: 'shared/Audit',
    })
  })

  test('of a shipped page has the same value, or is the name of the fragment', () => {
    const users = shipped.filter((page) => page.kind === 'detail' && fragmentPlaces(page).length > 0)
    for (const page of users) {
      const expanded = expandFragments(page, shippedFragments)
      const list = valueAt(expanded, ['detail', 'nodes']) as readonly unknown[]
      for (const index of list.keys()) {
        const path = ['detail', 'nodes', index, 'id']
        const source = sourceOfExpanded(page, shippedFragments, path)
        expect(valueAt(page, source.path)).toBe(source.fragment ?? valueAt(expanded, path))
      }
    }
    expect(users.length).toBeGreaterThan(0)
  })
})

test('every shipped fragment is used by at least two pages', () => {
  const used = shipped.flatMap((page) => [
    ...new Set(fragmentPlaces(page).map(({ value }) => value.fragment)),
  ])
  const rare = Object.keys(shippedFragments).filter((id) => used.filter((one) => one === id).length < 2)

  expect(rare).toEqual([])
  expect(Object.keys(shippedFragments)).toHaveLength(fragmentFiles(import.meta.dirname).length)
})

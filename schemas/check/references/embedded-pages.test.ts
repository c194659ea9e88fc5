import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { checkPage, pagesIndex, permissionManifest } from '#schemas/check'

const embedding = (id: string, next: string | undefined, more: object = {}) =>
  ({
    format: 1,
    id,
    kind: 'detail',
    title: 'Bill',
    data: { bill: { op: 'bill.get', args: { id: '1' } } },
    requires: { view: 'bill:list' },
    detail: {
      load: 'bill',
      nodes: next
        ? [{ node: 'page', id: 'next', page: next, ...more }]
        : [{ node: 'group', id: 'g', nodes: [{ node: 'field', id: 'f', field: 'billNo', title: 'Bill' }] }],
    },
    locales: { 'zh-CN': { Bill: '账单' } },
  }) as unknown as Page

const findingsOf = (...pages: [Page, ...Page[]]) =>
  checkPage(JSON.stringify(pages[0]), {
    contracts: { operations, shapes, models },
    catalog,
    pages: pagesIndex(pages),
  }).map(({ code, message }) => `${code} ${message}`)

test('four pages may be inside each other', () => {
  const pages = ['a/A', 'a/B', 'a/C', 'a/D'].map((id, index, all) => embedding(id, all[index + 1]))

  expect(findingsOf(...(pages as [Page]))).toEqual([])
})

test('a fifth page is reported with the path', () => {
  const pages = ['a/A', 'a/B', 'a/C', 'a/D', 'a/E'].map((id, index, all) => embedding(id, all[index + 1]))

  expect(findingsOf(...(pages as [Page]))).toEqual([
    'E236 More than 4 pages are inside each other: a/A → a/B → a/C → a/D → a/E.',
  ])
})

test('pages that embed each other are reported with the path', () => {
  expect(findingsOf(embedding('a/A', 'a/B'), embedding('a/B', 'a/A'))).toEqual([
    'E236 Pages embed each other: a/A → a/B → a/A.',
  ])
})

test('an unknown page is reported', () => {
  expect(findingsOf(embedding('a/A', 'a/Nowhere'))).toEqual(['E223 Unknown page "a/Nowhere".'])
})

test('the parameters may read the record', () => {
  const params = { id: { $expr: 'record.nothing' } }
  const target = { ...embedding('a/B', undefined), params: { id: { type: 'string' } } } as Page

  expect(findingsOf(embedding('a/A', 'a/B', { params }), target)).toEqual([
    expect.stringContaining('E201 "record.nothing"'),
  ])
})

test('the permission of an embedded page is one of a section', () => {
  expect(permissionManifest(embedding('a/A', 'a/B', { requires: 'trade:list' }))).toContainEqual(
    expect.objectContaining({ code: 'trade:list', guards: 'section', id: 'next' }),
  )
})

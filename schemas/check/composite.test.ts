import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { checkPage, pagesIndex } from '#schemas/check'

const dicts = {
  id: 'system/Dicts',
  kind: 'list',
  title: 'Dictionaries',
  list: { columns: [] },
} as unknown as Page
const items = {
  id: 'system/Items',
  kind: 'list',
  title: 'Items',
  params: { dictId: { type: 'string', required: true } },
  list: { columns: [] },
} as unknown as Page
const form = { id: 'system/Form', kind: 'form', title: 'Form', form: { nodes: [] } } as unknown as Page

const findingsOf = (...regions: object[]) =>
  checkPage(
    JSON.stringify({
      format: 1,
      id: 'system/Both',
      kind: 'composite',
      title: 'Both',
      composite: { regions },
      locales: { 'zh-CN': { Both: '两者' } },
    }),
    {
      contracts: { operations, shapes, models },
      catalog,
      pages: pagesIndex([dicts, items, form]),
    },
  ).map(({ code, message }) => `${code} ${message}`)

const master = { id: 'dicts', page: 'system/Dicts' }
const detail = { id: 'items', page: 'system/Items', params: { dictId: { $expr: 'selection.dicts.id' } } }

test('a region may read the selected row of a list before it', () => {
  expect(findingsOf(master, detail)).toEqual([])
})

test('the selection of an unknown or a later region is reported', () => {
  expect(findingsOf(detail, master)).toEqual([expect.stringContaining('E201 "selection.dicts"')])
})

test('a region loads its own selected row, and a title may read it', () => {
  const load = { op: 'dict.get', args: { id: { $expr: 'selection.dicts.id' } } }
  const title = { $text: 'Items of ${selection.dicts.dictName}' }

  const findings = findingsOf({ ...master, load }, { ...detail, title })

  // The example lacks the operation's permission (E252) and a translation of the region's title (W…).
  expect(findings.filter((finding) => !/^(E252|W)/.test(finding))).toEqual([])
  expect(findingsOf({ ...master, load: { op: 'dict.list' } }, detail)).toContainEqual(
    expect.stringContaining('E203 dict.list returns a page of records'),
  )
})

test('only lists have a selected row', () => {
  expect(findingsOf({ ...master, page: 'system/Form' }, detail)).toEqual(['E223 Unknown list "system/Form".'])
})

test('a region must give the required parameters', () => {
  expect(findingsOf(master, { id: 'items', page: 'system/Items' })).toEqual([
    'E224 system/Items requires the parameter "dictId".',
  ])
})

test('a composite page is not inside itself', () => {
  expect(findingsOf({ id: 'self', page: 'system/Both' })).toContainEqual(
    'E236 Pages embed each other: system/Both → system/Both.',
  )
})

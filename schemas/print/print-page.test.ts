import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Page } from '#schemas'
import { hashPage } from '#schemas/page-hash'
import { canonicalText, printPage } from '#schemas/print'
import { mutated } from '../../tests/support/hostile.ts'
import { isRecord } from '../values.ts'

const folder = join(import.meta.dirname, '../pages')
const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Page)

/** Returns the canonical text of an incomplete page. */
const print = (page: object) => printPage(page as Page)

const keysOf = (text: string) => Object.keys(JSON.parse(text) as object)

test('keys have the order of the page format, and unknown keys come last', () => {
  const page = { later: 1, locales: {}, list: {}, title: 'Bills', kind: 'list', id: 'bill/List', format: 1 }

  expect(keysOf(print(page))).toEqual(['format', 'id', 'kind', 'title', 'list', 'locales', 'later'])
})

test('nodes, steps and conditions have the key order of their own kind', () => {
  const node = {
    requires: 'bill:edit',
    visible: { value: 1, op: 'eq', field: 'status' },
    title: 'Note',
    field: 'note',
    id: 'note',
    node: 'field',
  }
  const step = { onError: [{ steps: [], codes: ['X'] }], op: 'bill.hold', do: 'call' }
  const page = {
    kind: 'form',
    form: { nodes: [{ nodes: [node], id: 'all', node: 'group' }] },
    actions: [{ steps: [{ branches: [[step]], do: 'parallel' }], label: 'Hold', id: 'hold' }],
  }

  expect(JSON.stringify(JSON.parse(print(page)))).toBe(
    JSON.stringify({
      kind: 'form',
      form: {
        nodes: [
          {
            node: 'group',
            id: 'all',
            nodes: [
              {
                node: 'field',
                id: 'note',
                field: 'note',
                title: 'Note',
                visible: { field: 'status', op: 'eq', value: 1 },
                requires: 'bill:edit',
              },
            ],
          },
        ],
      },
      actions: [
        {
          id: 'hold',
          label: 'Hold',
          steps: [
            {
              do: 'parallel',
              branches: [[{ do: 'call', op: 'bill.hold', onError: [{ codes: ['X'], steps: [] }] }]],
            },
          ],
        },
      ],
    }),
  )
})

test('free data keep their written order', () => {
  const page = {
    kind: 'list',
    data: { rows: { args: { size: 1, from: 2, all: { z: 1, a: 2 } }, op: 'bill.list' } },
    list: { columns: [{ props: { prefix: '#', case: 'upper' }, id: 'billNo' }] },
    locales: { 'zh-CN': { Shop: '门店', Bill: '账单' }, 'de-DE': {} },
  }

  expect(JSON.stringify(JSON.parse(print(page)))).toBe(
    JSON.stringify({
      kind: 'list',
      data: { rows: { op: 'bill.list', args: { size: 1, from: 2, all: { z: 1, a: 2 } } } },
      list: { columns: [{ id: 'billNo', props: { prefix: '#', case: 'upper' } }] },
      locales: { 'zh-CN': { Shop: '门店', Bill: '账单' }, 'de-DE': {} },
    }),
  )
})

test('defaults are left out, and objects that contain only defaults', () => {
  const page = {
    kind: 'list',
    params: { id: { type: 'string', from: 'caller' }, day: { type: 'string', from: 'query' } },
    list: {
      search: { fields: [], collapsedRows: 1 },
      table: { density: 'middle', pageSize: 20, selection: true },
    },
    actions: [{ id: 'hold', guard: { idempotent: true, lock: true } }, { guard: { lock: false } }],
  }

  expect(JSON.parse(print(page))).toEqual({
    kind: 'list',
    params: { id: { type: 'string' }, day: { type: 'string', from: 'query' } },
    list: { search: { fields: [] }, table: { selection: true } },
    actions: [{ id: 'hold' }, { guard: { lock: false } }],
  })
})

test('free data that look like defaults stay', () => {
  const page = {
    kind: 'list',
    data: { rows: { op: 'bill.list', args: { pageSize: 20, lock: true } } },
    x: {},
  }

  expect(JSON.parse(print(page))).toEqual(page)
})

test('lists and objects stay on one line of at most 110 columns', () => {
  const titled = (title: string) => print({ title, x: { at: title.length } })

  expect(titled('a')).toBe('{ "title": "a", "x": { "at": 1 } }\n')
  expect(titled('a'.repeat(75)).split('\n')[0]).toHaveLength(109)
  expect(titled('a'.repeat(76))).toBe(`{\n  "title": "${'a'.repeat(76)}",\n  "x": { "at": 76 }\n}\n`)
})

test('a Chinese character takes two columns', () => {
  expect(print({ title: '账'.repeat(40) }).split('\n')).toHaveLength(2)
  expect(print({ title: '账'.repeat(60) }).split('\n')).toHaveLength(4)
})

test('undefined properties are not printed', () => {
  expect(print({ id: 'a/B', title: undefined })).toBe('{ "id": "a/B" }\n')
})

test('a page with a syntax error, an invalid structure or a repeated key has no canonical text', () => {
  const text = JSON.stringify(shipped[0])

  expect(canonicalText(text)).toBe(printPage(shipped[0] as Page))
  expect(canonicalText(text.slice(1))).toBeUndefined()
  expect(canonicalText('{ "kind": "list" }')).toBeUndefined()
  expect(canonicalText(text.replace('{', '{ "title": "First", '))).toBeUndefined()
})

/** Keys whose values are arbitrary data. The order of the keys in these values has a meaning. */
const free = new Set(['params', 'data', 'props', 'args', 'values', 'query', 'filters', 'locales', 'x'])

/**
 * Returns a copy of a page in which the keys of each object have another order. The keys of arbitrary data
 * keep their order.
 */
function shuffle(value: unknown, rank: (key: string) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffle(item, rank))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([one], [other]) => rank(one) - rank(other))
  return Object.fromEntries(entries.map(([key, part]) => [key, free.has(key) ? part : shuffle(part, rank)]))
}

/** Generates functions that order keys. The order depends on a random number. */
const ranks = fc
  .integer({ min: 2, max: 10_000 })
  .map(
    (seed) => (key: string) =>
      [...key].reduce((hash, letter) => (hash * seed + letter.charCodeAt(0)) % 65_521, seed),
  )

test('the written order of keys changes neither the text nor the hash', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shipped), ranks, (page, rank) => {
      const other = shuffle(page, rank) as Page

      expect(printPage(other)).toBe(printPage(page))
      expect(hashPage(other)).toBe(hashPage(page))
    }),
    { numRuns: 100 },
  )
})

test('the text of a shipped page has the same data', () => {
  for (const page of shipped) expect(JSON.parse(printPage(page))).toEqual(page)
})

test('printing the text of any broken page again changes nothing', () => {
  fc.assert(
    fc.property(mutated(shipped), (page) => {
      const text = print(page)

      expect(print(JSON.parse(text) as object)).toBe(text)
    }),
    { numRuns: 200 },
  )
})

test('pages with different data have different hashes', () => {
  expect(new Set(shipped.map(hashPage)).size).toBe(shipped.length)
  expect(hashPage(shipped[0] as Page)).toMatch(/^[0-9a-f]{16}$/)
})

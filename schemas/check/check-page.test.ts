import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes, dictionaries as shippedDictionaries } from '#schemas'
import {
  type CheckOptions,
  checkPage,
  diagnosticCodes,
  formatDiagnostic,
  pagesIndex,
  parsePage,
  permissionManifest,
} from '#schemas/check'
import { expandFragments, readFragments } from '#schemas/fragments'
import type { Page } from '../meta/page.ts'
import { printPage } from '../print/print-page.ts'

const root = new URL('../pages/', import.meta.url)
const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => file.replaceAll('\\', '/').replace('.page.json', ''))
const text = Object.fromEntries(
  names.map((name) => [name, readFileSync(new URL(`${name}.page.json`, root), 'utf8')]),
)
const read = (name: string) => text[name] as string

const fragments = readFragments(fileURLToPath(new URL('../fragments', import.meta.url)))
const shipped = names.flatMap((name) => parsePage(read(name), fragments) ?? [])

/** Returns the dictionary codes in a page, or in a value inside a page. */
const dictsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        key === 'dict' && typeof part === 'string' ? [part] : dictsIn(part),
      )
    : []

const options: CheckOptions = {
  contracts: { operations, shapes, models },
  catalog,
  fragments,
  permissions: shipped.flatMap((page) => permissionManifest(page).map(({ code }) => code)),
  dictionaries: {
    ...Object.fromEntries(dictsIn(shipped).map((code) => [code, []])),
    ...Object.fromEntries(
      shippedDictionaries.map(({ code, items }) => [code, items.map(({ value }) => value)]),
    ),
  },
  pages: pagesIndex(shipped),
  menuPages: shipped.map(({ id }) => id),
}

const LIST = 'bill/settle-bill-list'

/** A change of a text in a shipped page, and the diagnostic that the test expects. */
interface BrokenPage {
  /** Title of the test, which describes the error. */
  title: string
  page: string
  from: string
  to: string
  code: string
  /** Text in the range of the diagnostic. */
  text: string
  /** Text that the diagnostic's message contains. */
  message: string
  hint?: string
}

/**
 * Returns the text of a shipped page. Fragments are replaced by their nodes, so that a test can break the
 * nodes, too.
 */
const readExpanded = (name: string) => {
  const page: Page = JSON.parse(read(name))
  return page.kind === 'form' || page.kind === 'wizard'
    ? printPage(expandFragments(page, fragments))
    : read(name)
}

const corpus: BrokenPage[] = JSON.parse(readFileSync(new URL('broken-pages.json', import.meta.url), 'utf8'))

describe('a shipped page', () => {
  test.each(names)('%s has no diagnostics', (name) => {
    expect(checkPage(read(name), { ...options, file: `schemas/pages/${name}.page.json` })).toEqual([])
  })
})

describe('each error of a page is reported once, at its place', () => {
  test.each(corpus)('$title', ({ page, from, to, code, text, message, hint }) => {
    const source = readExpanded(page).replace(from, () => to)

    const found = checkPage(source, options)

    expect(found).toEqual([
      expect.objectContaining({ code, hint, message: expect.stringContaining(message) }),
    ])
    expect(found.map(({ offset, length }) => source.slice(offset, offset + length).trim())).toEqual([text])
  })

  test('every broken page differs from the shipped one', () => {
    expect(corpus.filter(({ page, from }) => !readExpanded(page).includes(from))).toEqual([])
  })

  test.each([
    '{ "field": "payableFen", "op": "between", "value": ["", 5] }',
    '{ "field": "tradeCount", "op": "gt", "value": 1.5 }',
    '{ "field": "holdReason", "op": "eq", "value": null }',
    '{ "field": "billNo", "op": "in", "value": { "$expr": "user.roles" } }',
    '{ "field": "settleDate", "op": "lt", "value": { "$expr": "now()" } }',
  ])('the rule %s is valid', (rule) => {
    const text = read(LIST).replace('{ "field": "status", "op": "eq", "value": "HELD" }', rule)

    expect(checkPage(text, options)).toEqual([])
    expect(text).not.toBe(read(LIST))
  })

  test('a wrong file name is reported with the expected name', () => {
    const [found] = checkPage(read(LIST), { ...options, file: 'schemas/pages/bill/bills.page.json' })

    expect(found).toMatchObject({
      code: 'E271',
      line: 4,
      message: expect.stringContaining('bill/settle-bill-list.page.json'),
    })
  })

  test('every diagnostic code is tested with a broken page', () => {
    const shown = new Set(corpus.map(({ code }) => code))

    expect([...shown, 'E219', 'E247', 'E271'].sort()).toEqual(Object.keys(diagnosticCodes).sort())
  })
})

test("a diagnostic is printed like a compiler's, with line and column", () => {
  const text = read(LIST).replace('"field": "shopName"', '"field": "shopNam"')

  const written = checkPage(text, options).map((found) => formatDiagnostic('a.page.json', found))

  const before = text.slice(0, text.indexOf('"shopNam"')).split('\n')
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1]
  expect(written).toEqual([
    `a.page.json:${line}:${column} E201 SettleBill has no field "shopNam". Did you mean "shopName"?`,
  ])
})

test('a fix makes the page valid again', () => {
  const text = read(LIST).replace('result.answer.reason', 'result.answer.reson')
  const [found] = checkPage(text, options)
  const fix = found?.fixes[0] as NonNullable<typeof found>['fixes'][number]

  const mended = text.slice(0, fix.offset) + fix.text + text.slice(fix.offset + fix.length)

  expect(mended).toBe(read(LIST))
})

test('a diagnostic contains the page id, the node id and the JSON Pointer', () => {
  const [found] = checkPage(read(LIST).replace('"cell": "Masked"', '"cell": "Maskd"'), options)

  expect(found).toMatchObject({
    page: 'bill/SettleBillList',
    nodeId: 'accountNo',
    pointer: expect.stringMatching(/^.list.columns.\d+.cell$/),
  })
})

test.each([
  ['lists', '['.repeat(100_000)],
  ['closed lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['objects', '{"not":'.repeat(100_000)],
])('deeply nested %s are one error, at the first level beyond the limit', (_what, text) => {
  expect(checkPage(text, options)).toMatchObject([
    { code: 'E115', line: 1, message: 'Nested deeper than 64 levels.' },
  ])
})

test('brackets inside strings do not count as nesting', () => {
  const text = read(LIST).replace('"Settlement bills"', `"${'[{'.repeat(100)}"`)

  expect(checkPage(text, options).map(({ code }) => code)).not.toContain('E115')
})

test('a translation that is not a text is reported, also for a source text of several lines', () => {
  const source = read('ledger/ledger-rule-form')
  const text = source.replace(/: "\$\{coalesce\(values\.name, '…'\)\}：[^"]*"/, ': [0]')

  expect(text).not.toBe(source)
  expect(checkPage(text, options).map(({ code }) => code)).toContain('E112')
})

describe('the checker never throws, whatever the text', () => {
  const page = fc.constantFrom(...names)

  test('with a part removed or repeated', () => {
    fc.assert(
      fc.property(page, fc.nat(), fc.nat(60), fc.boolean(), (name, at, length, doubled) => {
        const source = read(name)
        const start = at % source.length
        const piece = source.slice(start, start + length)
        const text = source.slice(0, start) + (doubled ? piece + piece : '') + source.slice(start + length)

        expect(() => checkPage(text, options)).not.toThrow()
      }),
      { numRuns: 150 },
    )
  })

  test('with a value replaced by a random one', () => {
    fc.assert(
      fc.property(page, fc.nat(), fc.jsonValue({ maxDepth: 2 }), (name, at, value) => {
        const places = [...read(name).matchAll(/: ("[^"]*"|\d+|true)/g)]
        const place = places[at % places.length] as RegExpExecArray
        const start = place.index + 2
        const text =
          read(name).slice(0, start) + JSON.stringify(value) + read(name).slice(start + place[0].length - 2)

        expect(() => checkPage(text, options)).not.toThrow()
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    '',
    ' ',
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    '{"kind":"list"}',
    '{"kind":"list","list":null}',
    '\u0000',
    '{"__proto__":1}',
  ])('for the text %j', (source) => {
    expect(checkPage(source, options).length).toBeGreaterThan(0)
  })
})

test.each([
  [90, []],
  [110, ['E247']],
])('a chain of %i computed values has the diagnostics %j', (count, codes) => {
  const fields = Array.from({ length: count }, (_, index) => ({
    ...{ node: 'field', id: `f${index}`, field: `f${index}`, title: 'Value' },
    ...(index > 0 && { compute: { $expr: `values.f${index - 1}` } }),
  }))
  const page = {
    ...{ format: 1, id: 'bill/Chain', kind: 'form', title: 'Chain' },
    form: { nodes: fields, submit: { op: 'any.op' } },
  }
  const contracts = {
    operations: { 'any.op': { method: 'PUT', path: '/any', access: 'signedIn', gives: 'value' } as const },
    ...{ shapes: {}, models: {} },
  }

  expect(
    checkPage(JSON.stringify(page), { contracts, catalog, languages: [] }).map(({ code }) => code),
  ).toEqual(codes)
})

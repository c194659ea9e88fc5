import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '#schemas'
import { checkFragment, checkPage, formatDiagnostic, pagesIndex } from '#schemas/check'
import type { Fragment } from '#schemas/fragments'
import { printFragment, printPage } from '#schemas/print'
import { checkOptions } from '../server/cli/check-options.ts'

const text = readFileSync(path.join(import.meta.dirname, '../docs/page-format.md'), 'utf8')
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json)
const isFragment = (json: string) => Object.hasOwn(JSON.parse(json) as object, 'nodes')
const pageTexts = examples.filter((json) => !isFragment(json))
const pages = pageTexts.map((json) => JSON.parse(json) as Page)
const fragmentTexts = examples.filter(isFragment)
const fragments = Object.fromEntries(
  fragmentTexts.map((json) => JSON.parse(json) as Fragment).map((fragment) => [fragment.id, fragment]),
)

/** Shipped pages that an example embeds. */
const shippedPages = ['system/dicts', 'system/dict-item-list', 'bill/trade-order-list'].map(
  (name) =>
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../schemas/pages/${name}.page.json`), 'utf8'),
    ) as Page,
)
const named = pages.map((page, at) => [page.kind, page, pageTexts[at] ?? ''] as const)

test('the document of the page format has an example of each kind', () => {
  expect([...new Set(pages.map(({ kind }) => kind))]).toEqual([
    'list',
    'form',
    'detail',
    'wizard',
    'report',
    'dashboard',
    'composite',
    'custom',
  ])
})

test.each(named)('the example of a %s has neither errors nor warnings', (_, page, json) => {
  const menuPages = [...pages, ...shippedPages].map(({ id }) => id)
  const found = checkPage(json, {
    ...checkOptions(),
    fragments,
    menuPages,
    frameOrigins: ['https://reports.example.com'],
    pages: pagesIndex([...pages, ...shippedPages]),
  })

  expect(found.map((diagnostic) => formatDiagnostic(page.id, diagnostic))).toEqual([])
})

test.each(named)('the example of a %s is in canonical form', (_, page, json) => {
  expect(json.trimEnd()).toBe(printPage(page).trimEnd())
})

test.each(fragmentTexts)('the example of a fragment is valid and in canonical form', (json) => {
  expect(checkFragment(json, checkOptions())).toEqual([])
  expect(json.trimEnd()).toBe(printFragment(JSON.parse(json) as Fragment).trimEnd())
})

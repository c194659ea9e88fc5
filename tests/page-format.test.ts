import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '#schemas'
import { checkPage, formatDiagnostic, pagesIndex } from '#schemas/check'
import { printPage } from '#schemas/print'
import { checkOptions } from '../server/cli/check-options.ts'

const text = readFileSync(path.join(import.meta.dirname, '../docs/page-format.md'), 'utf8')
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json)
const pages = examples.map((json) => JSON.parse(json) as Page)

/** Shipped pages that an example contains. */
const shippedPages = ['dicts', 'dict-item-list'].map(
  (name) =>
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../schemas/pages/system/${name}.page.json`), 'utf8'),
    ) as Page,
)
const named = pages.map((page, at) => [page.kind, page, examples[at] ?? ''] as const)

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
  const menuPages = pages.map(({ id }) => id)
  const found = checkPage(json, {
    ...checkOptions(),
    menuPages,
    frameOrigins: ['https://reports.example.com'],
    pages: pagesIndex([...pages, ...shippedPages]),
  })

  expect(found.map((diagnostic) => formatDiagnostic(page.id, diagnostic))).toEqual([])
})

test.each(named)('the example of a %s is in canonical form', (_, page, json) => {
  expect(json.trimEnd()).toBe(printPage(page).trimEnd())
})

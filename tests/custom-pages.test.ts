import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import type { Page } from '#schemas'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'schemas/pages')
const document = readFileSync(path.join(root, 'docs/custom-pages.md'), 'utf8')
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Page)

/** Returns the reasons in a section of docs/custom-pages.md, by renderer. */
function reasonsIn(section: string): Record<string, string> {
  const [, text = ''] = document.split(`## ${section}\n`)
  const rows = (text.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)
  return Object.fromEntries([...rows].map(([, name = '', reason = '']) => [name, reason]))
}

/** Collects the string values of a key in a page, from all objects for which `isMeant` returns true. */
function namesIn(value: unknown, key: string, isMeant: (node: Record<string, unknown>) => boolean): string[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Record<string, unknown>
  const own = typeof node[key] === 'string' && isMeant(node) ? [node[key]] : []
  return [...own, ...Object.values(node).flatMap((part) => namesIn(part, key, isMeant))]
}

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted()

const wholePages = distinct(pages.flatMap((page) => (page.kind === 'custom' ? [page.custom.renderer] : [])))
const parts = distinct(
  pages.flatMap((page) => [
    ...namesIn(page, 'renderer', ({ node }) => node === 'custom'),
    ...namesIn(page, 'custom', ({ id }) => typeof id === 'string'),
  ]),
)
const fieldsByPage = pages.flatMap((page) => distinct(namesIn(page, 'component', () => true)))
const ownInputs = distinct(fieldsByPage).filter(
  (name) =>
    Object.hasOwn(catalog.fields, name) &&
    // Formily's components exist for imported forms, so they need no reason.
    !name.startsWith('formily/') &&
    fieldsByPage.filter((used) => used === name).length === 1,
)

test.each([
  ['Whole pages', wholePages],
  ['Parts of pages', parts],
  ['Inputs that one page uses', ownInputs],
])('the section "%s" has a reason for each renderer, and no other ones', (section, names) => {
  const reasons = reasonsIn(section)

  expect(names.length).toBeGreaterThan(0)
  expect(Object.keys(reasons)).toEqual(names)
  expect(Object.entries(reasons).filter(([, reason]) => reason.length < 20)).toEqual([])
})

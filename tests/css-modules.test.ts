import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

const sheets = ['renderers', 'src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${folder}/${file}`),
)

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/*
 * If a CSS module composes from another file, Vite copies that file into each lazy chunk with such a module.
 * A chunk that loads later repeats the copied rules and so undoes the overrides of other chunks. Components
 * therefore give an element both classes in TSX.
 */
test('no CSS module composes from another file', () => {
  const composing = sheets.filter((file) => /composes:[^;]*\bfrom\b/.test(read(file)))

  expect(sheets.length).toBeGreaterThan(0)
  expect(composing).toEqual([])
})

const overridden = [
  'renderers/shared/fact-list.module.css',
  'renderers/shared/link-button.module.css',
  'renderers/shared/plain-table.module.css',
  'renderers/shared/tree/disclosure.module.css',
  'renderers/shared/tree/tree-row.module.css',
]

// A shared class has zero specificity. So another class of the same element overrides the shared class in any
// load order.
test.each(overridden)('all rules of %s have zero specificity', (file) => {
  const selectors = read(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[^@/*].*[{,]$/.test(line) && !line.includes(': '))

  expect(selectors.length).toBeGreaterThan(0)
  expect(selectors.filter((selector) => !/^:where\(.*\)(::before)? ?[{,]$/.test(selector))).toEqual([])
})

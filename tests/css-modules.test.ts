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
 * Vite copies a composed sheet into each lazy chunk that composes from it. A chunk that loads later repeats
 * its rules after overrides of other chunks. An element gets both classes in its component instead.
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

// Then a class beside a shared one overrides it in any load order.
test.each(overridden)('all rules of %s have zero specificity', (file) => {
  const selectors = read(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[^@/*].*[{,]$/.test(line) && !line.includes(': '))

  expect(selectors.length).toBeGreaterThan(0)
  expect(selectors.filter((selector) => !/^:where\(.*\)(::before)? ?[{,]$/.test(selector))).toEqual([])
})

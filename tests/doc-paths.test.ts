import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const folders = ['docs', 'renderers', 'runtime', 'schemas', 'server', 'src', 'tests']
const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

/** Files that the documents tell the reader to create. */
const toCreate = ['renderers/cells/payment-method.tsx']

/**
 * Matches a file path in backticks that starts with a folder of the project. The pattern doesn't match a path
 * with a placeholder such as `<area>`.
 */
const PATH = new RegExp(String.raw`\`((?:${folders.join('|')})/[\w./-]+\.\w+)(?=[\`\s:])`, 'g')

test.each(documents)('every path in %s exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  const paths = [...text.matchAll(PATH)].map(([, file = '']) => file)
  const missing = paths.filter((file) => !toCreate.includes(file) && !existsSync(path.join(root, file)))

  expect(missing).toEqual([])
})

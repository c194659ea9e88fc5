import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addEntry, UnknownPlace } from './enlist.ts'
import { makeRenderer } from './make.ts'
import { readNames } from './names.ts'

const project = path.join(import.meta.dirname, '../../..')
const lists = [
  'renderers/cells/index.ts',
  'renderers/cells/stories.ts',
  'renderers/fields/index.ts',
  'renderers/fields/stories.ts',
  'renderers/fields/lazy-parts.ts',
  'renderers/pages/index.ts',
  'renderers/catalog.ts',
]

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gaiwan-new-'))
  for (const file of lists) cpSync(path.join(project, file), path.join(root, file), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const readLists = () => lists.map(read)

test('a name in kebab case gives all the others', () => {
  expect(readNames('payment-method')).toEqual({
    kebab: 'payment-method',
    camel: 'paymentMethod',
    pascal: 'PaymentMethod',
    title: 'Payment method',
  })
})

test('a cell gets its files and stands in every list', () => {
  const { files } = makeRenderer(root, ['cell', 'payment-method']) as { files: string[] }

  expect(files).toContain('renderers/cells/payment-method/payment-method.test.tsx')
  expect(read('renderers/cells/index.ts')).toMatch(/,\npaymentMethodCell,\n\]/)
  expect(read('renderers/cells/stories.ts')).toContain('PaymentMethod: paymentMethodStories,\n}')
  expect(read('renderers/catalog.ts')).toContain("import { PaymentMethodCellProps } from './cells/payment")
})

test.each([
  ['cell', '  cells: {'],
  ['field', '  fields: {'],
  ['page', '  pages: {'],
])('a %s is entered into its own part of the catalog', (what, head) => {
  makeRenderer(root, [what, 'payment-method'])

  const catalog = read('renderers/catalog.ts')
  const part = catalog.slice(catalog.indexOf(head))
  expect(part.slice(0, part.indexOf('\n  }'))).toContain('PaymentMethod:')
})

test.each([
  [['cell'], 'is no name'],
  [['cell', 'PaymentMethod'], 'is no name'],
  [['cell', '../x'], 'is no name'],
  [['widget', 'x'], 'Say what'],
  [[], 'Say what'],
])('%j is refused, and nothing is written', (args, problem) => {
  const before = readLists()

  expect(makeRenderer(root, args)).toEqual({ problem: expect.stringContaining(problem) })
  expect(readLists()).toEqual(before)
})

test('what is there already is left as it is', () => {
  makeRenderer(root, ['cell', 'payment-method'])
  const before = readLists()

  expect(makeRenderer(root, ['cell', 'payment-method'])).toEqual({
    problem: 'renderers/cells/payment-method is there already.',
  })
  expect(readLists()).toEqual(before)
})

test('a list that is no longer where it was is told', () => {
  expect(() => addEntry('const a = [\n]', 'export const cells = [', 'x')).toThrow(UnknownPlace)
})

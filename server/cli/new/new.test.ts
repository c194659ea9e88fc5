import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeRenderer } from './make.ts'
import { readNames } from './names.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gaiwan-new-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const filesIn = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .sort()

test('all spellings are derived from a name in kebab case', () => {
  expect(readNames('payment-method')).toEqual({
    kebab: 'payment-method',
    camel: 'paymentMethod',
    pascal: 'PaymentMethod',
    title: 'Payment method',
  })
})

test.each([
  ['cell', ['renderers/cells/payment-method.test.tsx', 'renderers/cells/payment-method.tsx']],
  ['field', ['renderers/fields/payment-method.test.tsx', 'renderers/fields/payment-method.tsx']],
  [
    'page',
    ['renderers/pages/payment-method/index.tsx', 'renderers/pages/payment-method/payment-method.test.tsx'],
  ],
])('a new %s consists of one module and its test', (what, files) => {
  expect(makeRenderer(root, [what, 'payment-method'])).toMatchObject({ next: expect.anything() })

  expect(filesIn()).toEqual(files)
})

test.each([
  [['cell'], 'is no name'],
  [['cell', 'PaymentMethod'], 'is no name'],
  [['cell', '../x'], 'is no name'],
  [['widget', 'x'], 'Say what'],
  [[], 'Say what'],
])('the arguments %j are refused, and no file is written', (args, problem) => {
  expect(makeRenderer(root, args)).toEqual({ problem: expect.stringContaining(problem) })
  expect(filesIn()).toEqual([])
})

test('an existing renderer is not overwritten', () => {
  makeRenderer(root, ['cell', 'payment-method'])

  expect(makeRenderer(root, ['cell', 'payment-method'])).toEqual({
    problem: 'renderers/cells/payment-method.tsx is there already.',
  })
})

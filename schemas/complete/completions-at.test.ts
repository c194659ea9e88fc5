import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { models, operations, shapes } from '#schemas'
import type { Page } from '../meta/page.ts'
import { type Completion, completionsAt } from './completions-at.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../pages/${name}.page.json`), 'utf8')) as Page
const list = read('bill/settle-bill-list')
const form = read('bill/bill-adjustment-form')
const options = {
  contracts: { operations, shapes, models },
  dictionaries: { settle_bill_status: ['PENDING', 'HELD'] },
  permissions: ['bill:confirm'],
}
const at = (page: Page, pointer: string, before = '') =>
  completionsAt(page, options, { pointer, kind: 'expression', before })
const textsOf = (found: readonly Completion[], kind: Completion['kind']) =>
  found.flatMap((one) => (one.kind === kind ? [one.text] : []))
const ENABLED = '/actions/1/enabledWhen'

describe('completion of an expression', () => {
  test('offers the names in scope and functions at the start', () => {
    const found = at(list, ENABLED)

    expect(textsOf(found, 'name')).toEqual(expect.arrayContaining(['record', 'user', 'params']))
    expect(textsOf(found, 'name')).not.toContain('row')
    expect(textsOf(found, 'function')).toEqual(expect.arrayContaining(['fmt.money', 'can', 'sum']))
  })

  test('offers the fields of a record with their types after a dot', () => {
    expect(at(list, ENABLED, 'record.')).toContainEqual({
      kind: 'field',
      text: 'payableFen',
      type: 'an amount in fen',
    })
  })

  test("offers the operators of the value's type", () => {
    const found = at(list, ENABLED, '1 > 0 && record.billNo.')

    expect(textsOf(found, 'method')).toContain('startsWith')
    expect(textsOf(found, 'method')).not.toContain('join')
  })

  test("offers the fields of a list's items inside a macro", () => {
    expect(textsOf(at(list, ENABLED, 'user.roles.'), 'method')).toEqual(
      expect.arrayContaining(['exists', 'join']),
    )
  })

  test('offers the functions of a namespace', () => {
    expect(textsOf(at(list, ENABLED, 'fmt.'), 'function')).toEqual(expect.arrayContaining(['money', 'rate']))
  })

  test("offers the values of a field's dictionary for a comparison", () => {
    expect(textsOf(at(list, ENABLED, 'record.status == "'), 'value')).toEqual(['PENDING', 'HELD'])
    expect(textsOf(at(list, ENABLED, "record.status in ['PENDING', '"), 'value')).toEqual(['PENDING', 'HELD'])
  })

  test.each([
    ['can("', 'permission', ['bill:confirm']],
    ["dict('", 'dictionary', ['settle_bill_status']],
  ] as const)('offers codes inside %s', (before, kind, texts) => {
    expect(textsOf(at(list, ENABLED, before), kind)).toEqual(texts)
  })

  test('offers nothing inside any other string', () => {
    expect(at(list, ENABLED, 'record.billNo == "record.')).toEqual([])
  })

  test('offers the entered values in a form, even if there is no expression yet', () => {
    const found = at(form, '/form/nodes/2/visible', 'values.')

    expect(textsOf(found, 'field')).toEqual(expect.arrayContaining(['amountFen', 'reason']))
  })

  test('offers the result of an earlier step', () => {
    const found = at(list, '/actions/1/steps/1/text', 'result.')

    expect(found).toEqual([])
    expect(textsOf(at(list, '/actions/2/steps/1/args/id', 'result.'), 'field')).toContain('answer')
  })
})

describe('completion of a rule', () => {
  const rule = (before?: string) =>
    completionsAt(list, options, { pointer: ENABLED, kind: 'rule', ...(before !== undefined && { before }) })

  test('offers the fields of the record first', () => {
    expect(textsOf(rule(), 'field')).toEqual(expect.arrayContaining(['status', 'payableFen']))
  })

  test('offers the operators and values of the selected field', () => {
    expect(textsOf(rule('status'), 'operator')).toContain('starts')
    expect(textsOf(rule('status'), 'value')).toEqual(['PENDING', 'HELD'])
    expect(textsOf(rule('payableFen'), 'operator')).not.toContain('starts')
  })
})

test.each(['/title', '/nowhere/at/all', '', '/actions/99/enabledWhen', '/__proto__/x'])(
  'offers nothing where nothing is evaluated: %j',
  (pointer) => {
    expect(at(list, pointer)).toEqual([])
  },
)

test('never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (before) => {
      expect(Array.isArray(at(list, ENABLED, before))).toBe(true)
    }),
    { numRuns: 100 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPage } from '../check/check-page.ts'
import { models, operations, shapes } from '../index.ts'
import { importFormily } from './import-formily.ts'

const options = { id: 'bill/HoldForm', op: 'bill.hold', title: 'Hold a bill' }
const catalog = {
  cells: {},
  fields: {},
  layouts: {},
  arrays: {},
  blocks: {},
  charts: {},
  pages: {},
  actions: {},
}

const word = fc.constantFrom('a', 'b', 'amount', '__proto__', 'constructor', 'x y', '{{1+1}}', '')
const component = fc.constantFrom(
  'Input',
  'Select',
  'NumberPicker',
  'Card',
  'FormTab',
  'FormGrid',
  'FormStep',
  'FormLayout',
  'ArrayTable',
  'iframe',
)
const reaction = fc.record({
  dependencies: fc.array(word),
  fulfill: fc.record({
    state: fc.dictionary(
      fc.constantFrom('visible', 'value', 'required', 'title'),
      fc.constantFrom('{{$deps[0]}}', '{{$self.value > 1}}', '{{x=>x}}', true),
    ),
  }),
})

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.record(
    {
      type: fc.constantFrom('string', 'number', 'void', 'object', 'array', 'boolean'),
      title: word,
      'x-component': component,
      'x-reactions': fc.oneof(reaction, fc.array(reaction, { maxLength: 2 }), fc.constant('{{f}}')),
      enum: fc.array(fc.oneof(word, fc.double(), fc.constant(null))),
      properties: fc.dictionary(word, tie('schema'), { maxKeys: 4 }),
      items: tie('schema'),
    },
    { requiredKeys: ['type'] },
  ),
}))

test('any schema becomes a valid page or is rejected with the place of the error', () => {
  const sound = fc.property(schema, (given) => {
    const text = JSON.stringify(given)
    const result = importFormily(text, options)
    if ('problems' in result) {
      expect(result.problems.length).toBeGreaterThan(0)
      return
    }
    const page = JSON.stringify(result.page)
    const structure = checkPage(page, { contracts: { models, operations, shapes }, catalog }).filter(
      ({ code }) => code.startsWith('E1'),
    )
    expect(structure.map(({ message, pointer }) => `${pointer} ${message}`)).toEqual([])
    expect(page).not.toContain('{{')
  })
  fc.assert(sound, { numRuns: 300 })
})

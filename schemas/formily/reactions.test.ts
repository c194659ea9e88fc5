import { describe, expect, test } from 'vitest'
import { formOf, input, nodesOf } from './import-formily.fixture.ts'

describe('reactions', () => {
  const reacting = (reactions: unknown, more: object = {}) => {
    const { page, messages } = formOf({
      kind: input(),
      amount: { type: 'number', 'x-component': 'NumberPicker' },
      isLate: { type: 'boolean', 'x-component': 'Switch' },
      note: input({ 'x-reactions': reactions, ...more }),
    })
    const { nodes } = (page as unknown as { form: { nodes: Record<string, unknown>[] } }).form
    return { note: nodes.at(-1), nodes, messages }
  }

  test.each([
    ["{{$deps[0] === 'x'}}", { field: 'kind', op: 'eq', value: 'x' }],
    ["{{'x' !== $deps[0]}}", { field: 'kind', op: 'ne', value: 'x' }],
    ['{{!$deps[0]}}', { not: { field: 'kind', op: 'notEmpty' } }],
    ['{{!!$deps[0]}}', { field: 'kind', op: 'notEmpty' }],
    [
      '{{$form.values.amount > 100 && $values.isLate}}',
      {
        all: [
          { field: 'amount', op: 'gt', value: 100 },
          { field: 'isLate', op: 'eq', value: true },
        ],
      },
    ],
    [
      '{{$deps[0] === undefined || $deps[0] === ""}}',
      {
        any: [
          { field: 'kind', op: 'empty' },
          { field: 'kind', op: 'empty' },
        ],
      },
    ],
    [
      '{{$values.amount > $values.amount * 2}}',
      { field: 'amount', op: 'gt', value: { $expr: 'values.amount * 2' } },
    ],
    ['{{$values.amount * 2 > 4 + 1}}', { $expr: 'values.amount * 2 > 4 + 1' }],
  ])('visible by %s becomes a rule', (code, visible) => {
    const { note, messages } = reacting({ dependencies: ['kind'], fulfill: { state: { visible: code } } })

    expect(messages).toEqual([])
    expect(note?.visible).toEqual(visible)
  })

  test('a reaction with both branches becomes one condition; dependencies may be named', () => {
    const { note } = reacting({
      dependencies: { of: 'kind' },
      when: "{{$deps.of === 'x'}}",
      fulfill: { state: { required: true, display: 'visible', pattern: 'editable' } },
      otherwise: { state: { required: false, display: 'none', pattern: 'disabled' } },
    })

    const isX = { field: 'kind', op: 'eq', value: 'x' }
    expect(note).toMatchObject({ requiredWhen: isX, visible: isX, disabled: { not: isX } })
  })

  test('a value that depends on others is computed', () => {
    const { note } = reacting({
      dependencies: ['amount'],
      fulfill: { state: { value: '{{$deps[0] * 2}}' } },
    })

    expect(note?.compute).toEqual({ $expr: 'values.amount * 2' })
  })

  test('a reaction on another field is imported at that field', () => {
    const { nodes } = reacting({ target: 'kind', fulfill: { state: { hidden: '{{!$self.value}}' } } })

    expect(nodes[0]).toMatchObject({ field: 'kind', visible: { field: 'note', op: 'notEmpty' } })
  })

  const doubled = (field: string) => ({
    type: 'number',
    'x-component': 'NumberPicker',
    'x-reactions': { dependencies: [field], fulfill: { state: { value: '{{$deps[0] * 2}}' } } },
  })
  const number = { type: 'number', 'x-component': 'NumberPicker' }

  test('in a sub-table, a path with a leading dot reads the row, any other path the form', () => {
    const properties = { qty: number, sum: doubled('.qty'), fee: doubled('rate') }
    const nodes = nodesOf({
      rate: number,
      lines: { type: 'array', 'x-component': 'ArrayCards', items: { type: 'object', properties } },
    })

    expect(nodes[1]).toMatchObject({
      columns: [
        { field: 'qty' },
        { compute: { $expr: 'row.qty * 2' } },
        { compute: { $expr: 'values.rate * 2' } },
      ],
    })
  })

  test('an array in a row becomes a nested sub-table, whose paths with a leading dot read its row', () => {
    const splits = {
      type: 'array',
      title: 'Splits',
      'x-component': 'ArrayItems',
      items: { type: 'object', properties: { fen: number, twice: doubled('.fen') } },
    }
    const [lines] = nodesOf({
      lines: {
        type: 'array',
        'x-component': 'ArrayCards',
        items: { type: 'object', properties: { qty: number, splits } },
      },
    })

    expect(lines).toMatchObject({
      columns: [{ field: 'qty' }],
      nodes: [
        {
          node: 'array',
          field: 'splits',
          title: 'Splits',
          columns: [{ field: 'fen' }, { compute: { $expr: 'row.fen * 2' } }],
        },
      ],
    })
  })

  test('fields of an object are read by their path', () => {
    const hidden = { fulfill: { state: { visible: "{{$self.value === 'x'}}" } }, target: '.a' }
    const [object] = nodesOf({
      box: {
        type: 'object',
        properties: { a: input(), b: doubled('.a'), c: input({ 'x-reactions': hidden }) },
      },
    })

    expect(object).toMatchObject({
      nodes: [{ visible: { $expr: "values.box.c == 'x'" } }, { compute: { $expr: 'values.box.a * 2' } }, {}],
    })
  })

  test('a reaction changes the field that has it, even if a column has the same name', () => {
    const nodes = nodesOf({
      price: doubled('rate'),
      rate: number,
      lines: { type: 'array', items: { type: 'object', properties: { price: number } } },
    })

    expect(nodes[0]).toMatchObject({ compute: { $expr: 'values.rate * 2' } })
    expect(nodes[2]).toMatchObject({ columns: [expect.not.objectContaining({ compute: expect.anything() })] })
  })

  test.each([
    ['{{(field) => { field.visible = false }}}'],
    [{ fulfill: { run: '{{alert(1)}}' } }],
    [{ dependencies: ['kind'], fulfill: { state: { visible: '{{fetch("/x")}}' } } }],
    [{ dependencies: ['kind'], when: '{{$deps[0].includes("x")}}', fulfill: { state: { visible: false } } }],
    [{ dependencies: ['kind'], fulfill: { state: { visible: '{{$deps[3]}}' } } }],
    [
      {
        dependencies: ['kind'],
        when: "{{$deps[0] === 'x'}}",
        fulfill: { state: { visible: "{{$deps[0] !== 'y'}}" } },
      },
    ],
    [{ dependencies: ['kind'], when: '{{$deps[0]}}', otherwise: { state: { required: '{{$deps[0]}}' } } }],
    [{ target: 'nowhere', fulfill: { state: { visible: '{{$self.value}}' } } }],
    [{ dependencies: ['kind'], fulfill: { state: { 'component[1].style': { color: 'red' } } } }],
  ])("code that can't be converted to a rule is listed: %j", (reactions) => {
    const { note, messages } = reacting(reactions)

    expect(messages).not.toEqual([])
    expect(Object.keys(note ?? {})).toEqual(['node', 'id', 'field', 'title', 'component'])
  })

  test.each([
    ['{{$deps[0] === }}', 'an operand is missing'],
    ['{{($deps[0] && ) || true}}', 'an operand is missing'],
    ["{{$deps[0] === 'x}}", 'a string is not closed'],
    ['{{($deps[0] || $deps[0]}}', '")" is missing'],
    ['{{$deps[0]) || true}}', 'an unexpected ")"'],
  ])('the syntax error of %s is listed as "%s"', (code, problem) => {
    const message = `The expression has a syntax error: ${problem}.`
    const dependencies = ['kind']

    expect(reacting({ dependencies, fulfill: { state: { visible: code } } }).messages).toEqual([message])
    expect(reacting({ dependencies, when: code, fulfill: { state: {} } }).messages).toEqual([message])
  })

  test.each(['{{$deps[0].includes("(")}}', '{{/x+/.test($deps[0])}}', '{{() => !$deps[0]}}', '{{`a`}}'])(
    '%s is listed as code',
    (code) => {
      const { messages } = reacting({ dependencies: ['kind'], fulfill: { state: { visible: code } } })

      expect(messages).toEqual(['JavaScript code is not imported. Write a rule instead.'])
    },
  )

  test('a reaction shows an initially hidden field', () => {
    const shown = { dependencies: ['isLate'], when: '{{$deps[0]}}', fulfill: { state: { visible: true } } }

    expect(reacting(shown, { 'x-visible': false }).note?.visible).toEqual({
      field: 'isLate',
      op: 'eq',
      value: true,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { importFormily } from './import-formily.ts'

const options = { id: 'bill/HoldForm', op: 'bill.hold', title: 'Hold a bill' }

const read = (schema: object) => {
  const result = importFormily(JSON.stringify(schema), options)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return { ...result, messages: result.omissions.map(({ message }) => message) }
}

const formOf = (properties: object) => read({ type: 'object', properties })

const nodesOf = (properties: object) => {
  const { page } = formOf(properties)
  return (page as unknown as { form: { nodes: Record<string, unknown>[] } }).form.nodes
}

const input = (more: object = {}) => ({
  type: 'string',
  title: 'Reason',
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...more,
})

describe('fields', () => {
  test('an input keeps its title, validators, settings and default value', () => {
    const { page, messages } = formOf({
      reason: input({
        required: true,
        maxLength: 50,
        default: 'late',
        description: 'Seen by the shop.',
        'x-component-props': { placeholder: 'Why?', maxLength: 50 },
        'x-validator': [{ format: 'email' }],
      }),
    })

    expect(messages).toEqual([])
    expect(page).toEqual({
      format: 1,
      id: 'bill/HoldForm',
      kind: 'form',
      title: 'Hold a bill',
      form: {
        nodes: [
          {
            node: 'field',
            id: 'n1',
            field: 'reason',
            title: 'Reason',
            component: 'Text',
            props: { maxLength: 50 },
            help: 'Seen by the shop.',
            placeholder: 'Why?',
            default: 'late',
            required: true,
            maxLength: 50,
            format: 'email',
          },
        ],
        submit: { op: 'bill.hold' },
      },
    })
  })

  test.each([
    ['Input.TextArea', {}, 'TextArea'],
    ['NumberPicker', {}, 'Number'],
    ['Password', {}, 'Password'],
    ['Switch', {}, 'Switch'],
    ['DatePicker', {}, 'Date'],
    ['DatePicker', { showTime: true }, 'DateTime'],
    ['DatePicker.RangePicker', {}, 'DateRange'],
    ['TimePicker', {}, 'Time'],
    ['Upload', {}, 'Upload'],
  ])('%s with %j becomes %s', (name, props, component) => {
    expect(nodesOf({ a: input({ 'x-component': name, 'x-component-props': props }) })).toMatchObject([
      { component },
    ])
  })

  test.each([
    ['Select', {}, 'Select'],
    ['Select', { mode: 'multiple' }, 'MultiSelect'],
    ['Radio.Group', {}, 'Radio'],
    ['Checkbox.Group', {}, 'CheckboxGroup'],
  ])('%s with %j keeps its options', (name, props, component) => {
    const choices = { 'x-component': name, 'x-component-props': props, enum: ['a', { label: 'B', value: 2 }] }

    expect(nodesOf({ a: input(choices) })).toMatchObject([
      {
        component,
        options: [
          { value: 'a', label: 'a' },
          { value: 2, label: 'B' },
        ],
      },
    ])
  })

  test('an unknown input is replaced by one for its value type and listed with a suggestion', () => {
    const { page, messages } = formOf({
      a: { type: 'number', title: 'A', 'x-component': 'NumberPiker' },
    })

    expect(page).toMatchObject({ form: { nodes: [{ component: 'Number' }] } })
    expect(messages).toEqual([
      '"NumberPiker" is not imported. Did you mean "NumberPicker"? A Number field replaces it.',
    ])
  })

  test('options that a field cannot have are listed', () => {
    const { page, messages } = formOf({ a: input({ 'x-component': 'Cascade', enum: ['a', 'b'] }) })

    expect(page).toMatchObject({ form: { nodes: [{ component: 'Text' }] } })
    expect(messages).toContain('A Text field has no options, so these are not imported.')
  })

  test('the submit button requires the permission of the operation', () => {
    const text = JSON.stringify({ properties: { a: input() } })

    expect(importFormily(text, { ...options, requires: 'bill:hold' })).toMatchObject({
      page: { form: { submit: { op: 'bill.hold', requires: 'bill:hold' } } },
    })
  })

  test('code in texts, default values and settings is listed and not imported', () => {
    const { page, omissions } = formOf({
      a: input({
        title: '{{t("x")}}',
        default: '{{Date.now()}}',
        'x-component-props': { onChange: '{{f}}' },
      }),
    })

    expect(JSON.stringify(page)).not.toContain('{{')
    expect(omissions).toHaveLength(3)
  })

  test('fields with invalid names are listed and not imported', () => {
    const { page, messages } = read({
      properties: { ok: input(), 'a.b': input(), constructor: input() },
    })

    expect(page).toMatchObject({ form: { nodes: [{ field: 'ok' }] } })
    expect(messages).toHaveLength(2)
  })

  test('fields are ordered by x-index', () => {
    expect(nodesOf({ b: input({ 'x-index': 1 }), a: input({ 'x-index': 0 }) })).toMatchObject([
      { field: 'a' },
      { field: 'b' },
    ])
  })
})

describe('layouts', () => {
  const voidNode = (name: string, properties: object, props: object = {}) => ({
    type: 'void',
    'x-component': name,
    'x-component-props': props,
    properties,
  })

  test('a card becomes a group, and a tab becomes a group in tabs', () => {
    const nodes = nodesOf({
      card: voidNode('Card', { a: input() }, { title: 'One' }),
      tabs: voidNode('FormTab', { pane: voidNode('FormTab.TabPane', { c: input() }, { tab: 'Two' }) }),
    })

    expect(nodes).toMatchObject([
      { node: 'group', title: 'One', nodes: [{ field: 'a' }] },
      { node: 'tabs', items: [{ node: 'group', title: 'Two', nodes: [{ field: 'c' }] }] },
    ])
  })

  test("a grid is rendered by Formily's grid with the same settings", () => {
    const { page, messages } = formOf({
      grid: voidNode('FormGrid', { b: input() }, { maxColumns: 3, minWidth: 10, rowGap: 8.4 }),
      bare: voidNode('FormGrid', { c: input() }),
    })

    expect(page).toMatchObject({
      form: {
        nodes: [
          {
            node: 'group',
            component: 'formily/FormGrid',
            props: { maxColumns: 3, minWidth: 50, rowGap: 8 },
            nodes: [{ field: 'b' }],
          },
          { node: 'group', component: 'formily/FormGrid', nodes: [{ field: 'c' }] },
        ],
      },
    })
    expect(messages).toEqual([])
  })

  test('an unsupported setting of a grid is reported', () => {
    const { messages } = formOf({ grid: voidNode('FormGrid', { b: input() }, { maxColumns: [1, 3] }) })

    expect(messages).toEqual(['The setting "maxColumns" is not supported.'])
  })

  test('a layout around the form sets the label position, and its buttons are not imported', () => {
    const { page, messages } = formOf({
      layout: voidNode(
        'FormLayout',
        { a: input(), buttons: voidNode('FormButtonGroup', { submit: voidNode('Submit', {}) }) },
        { labelCol: 6 },
      ),
    })

    expect(page).toMatchObject({ form: { layout: { labels: 'beside' }, nodes: [{ field: 'a' }] } })
    expect(messages).toEqual([])
  })

  test('a form with steps becomes a wizard', () => {
    const { page } = formOf({
      step: voidNode('FormStep', {
        one: voidNode('FormStep.StepPane', { a: input() }, { title: 'First' }),
        two: voidNode('FormStep.StepPane', { b: input() }, { title: 'Second' }),
      }),
    })

    expect(page).toMatchObject({
      kind: 'wizard',
      wizard: { steps: [{ title: 'First' }, { title: 'Second', nodes: [{ field: 'b' }] }] },
    })
  })

  test('an array becomes a sub-table with column headings', () => {
    const nodes = nodesOf({
      lines: {
        type: 'array',
        title: 'Lines',
        minItems: 1,
        'x-component': 'ArrayTable',
        items: {
          type: 'object',
          properties: {
            sort: voidNode('ArrayTable.Column', { handle: voidNode('ArrayTable.SortHandle', {}) }),
            column: voidNode(
              'ArrayTable.Column',
              { price: { type: 'number', 'x-component': 'NumberPicker' } },
              { title: 'Price' },
            ),
          },
        },
        properties: { add: voidNode('ArrayTable.Addition', {}) },
      },
    })

    expect(nodes).toMatchObject([
      {
        node: 'array',
        field: 'lines',
        min: 1,
        columns: [{ field: 'price', title: 'Price', component: 'Number' }],
      },
    ])
  })

  test('an object becomes an object node with its fields', () => {
    expect(
      nodesOf({ address: { type: 'object', title: 'Address', properties: { city: input() } } }),
    ).toMatchObject([{ node: 'object', field: 'address', title: 'Address', nodes: [{ field: 'city' }] }])
  })
})

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

describe('invalid schemas', () => {
  test.each([
    ['{', 1, 2],
    ['[]', 1, 1],
    ['{"properties": {\n  "a": 3\n}}', 2, 3],
    ['{"properties": {\n  "a": {"type": "text"}\n}}', 2, 9],
    ['{"properties": {"a": {"x-component": 3}}}', 1, 23],
    ['{"properties": {"a": {"x-component-props": []}}}', 1, 23],
    ['{"properties": []}', 1, 2],
    ['{"type": "object"}', 1, 1],
    ['{"schema": {}}', 1, 2],
  ])('%s is reported with its place', (text, line, column) => {
    expect(importFormily(text, options)).toMatchObject({ problems: [{ line, column }] })
  })
})

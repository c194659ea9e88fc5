import { describe, expect, test } from 'vitest'
import { formOf, input, nodesOf, options, read } from './import-formily.fixture.ts'
import { importFormily } from './import-formily.ts'

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

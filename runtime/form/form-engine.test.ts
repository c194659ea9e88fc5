import { expect, test } from 'vitest'
import type { FormNode, FormRule } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'

const field = (name: string, more: object = {}): FormNode =>
  ({ node: 'field', id: name, field: name, title: name, ...more }) as FormNode
const rule = (id: string, more: Omit<FormRule, 'id'>): FormRule => ({ id, ...more })

test('the request has the values of the inputs', () => {
  const { form, type } = createTestForm([field('name'), field('count')])

  type('name', 'Oolong')
  type('count', 3)

  expect(form.values()).toEqual({ name: 'Oolong', count: 3 })
})

test('a hidden input is neither checked nor sent, and keeps its value', async () => {
  const { form, type } = createTestForm([
    field('kind'),
    field('reason', { required: true, visible: { field: 'kind', op: 'eq', value: 'other' } }),
  ])
  type('kind', 'other')
  type('reason', 'cracked')
  type('kind', 'plain')

  expect(form.values()).toEqual({ kind: 'plain' })
  await expect(form.check()).resolves.toBe(true)

  type('kind', 'other')

  expect(form.values()).toEqual({ kind: 'other', reason: 'cracked' })
})

test('the value of a hidden input is empty for other rules, so dependent inputs are hidden too', () => {
  const { form, type } = createTestForm([
    field('a'),
    field('b', { visible: { field: 'a', op: 'eq', value: 1 } }),
    field('c', { visible: { field: 'b', op: 'eq', value: 2 } }),
  ])
  type('a', 1)
  type('b', 2)
  type('c', 3)

  type('a', 0)

  expect(form.values()).toEqual({ a: 0 })
})

test('an unparsable value is empty for rules of other inputs and an error at its input', async () => {
  const { form, type, problemsOf } = createTestForm([
    field('amount', { component: 'Money' }),
    field('large', { required: true, visible: { $expr: 'values.amount >= 500 || values.amount <= -500' } }),
    field('words', { compute: { $text: '¥${fmt.money(coalesce(values.amount, 0))}' } }),
  ])

  type('amount', Number.NaN)

  await expect(form.check()).resolves.toBe(false)
  expect([problemsOf('amount'), problemsOf('large'), problemsOf('words')]).toEqual([
    ['Not a valid number'],
    [],
    [],
  ])
  expect(form.values()).toMatchObject({ words: '¥0.00' })
})

test('the rule of a group can read a value inside the group', () => {
  const { form, type } = createTestForm([
    {
      node: 'group',
      id: 'g',
      visible: { not: { field: 'a', op: 'eq', value: 'gone' } },
      nodes: [field('a')],
    } as FormNode,
  ])
  type('a', 'here')
  expect(form.values()).toEqual({ a: 'here' })

  type('a', 'gone')

  expect(form.values()).toEqual({})
})

test('a computed value changes with the values it is computed from', () => {
  const { form, type } = createTestForm([
    field('qty'),
    field('priceFen'),
    field('totalFen', { compute: { $expr: 'values.qty * values.priceFen' } }),
  ])
  type('qty', 3)
  type('priceFen', 250)

  expect(form.values()).toMatchObject({ totalFen: 750 })
})

test('values computed from each other throw an error with the cycle', () => {
  const { form } = createTestForm([
    field('amount', { compute: { $expr: 'values.tax + 1' } }),
    field('tax', { compute: { $expr: 'values.amount + 1' } }),
  ])

  expect(() => form.values()).toThrow('amount → tax → amount')
})

test('only rules that depend on the changed value are evaluated', () => {
  const nodes = Array.from({ length: 300 }, (_, index) => [
    field(`f${index}`),
    field(`g${index}`, { visible: { $expr: `values.f${index} != "no"` } }),
  ]).flat()
  const { form, type, evaluated } = createTestForm(nodes)
  form.values()
  evaluated.mockClear()

  type('f7', 'yes')
  form.values()

  expect(evaluated).toHaveBeenCalledTimes(1)
})

test('a computed default changes with other values until the user types a value', () => {
  const { form, type } = createTestForm([
    field('shop'),
    field('label', { default: { $expr: 'values.shop + " tea"' } }),
  ])
  type('shop', 'Lin')
  expect(form.values()).toEqual({ shop: 'Lin', label: 'Lin tea' })

  type('label', 'mine')
  type('shop', 'Wu')

  expect(form.values()).toEqual({ shop: 'Wu', label: 'mine' })
})

test('submit checks and reveals inputs in tabs, collapsed groups and sub-forms', async () => {
  const { form } = createTestForm([
    {
      node: 'tabs',
      id: 't',
      items: [
        { node: 'group', id: 'one', title: 'One', nodes: [field('a')] },
        {
          node: 'group',
          id: 'two',
          title: 'Two',
          nodes: [
            {
              node: 'group',
              id: 'closed',
              collapsed: true,
              nodes: [
                { node: 'object', id: 'o', field: 'address', nodes: [field('city', { required: true })] },
              ],
            },
          ],
        },
      ],
    } as FormNode,
  ])

  await expect(form.check()).resolves.toBe(false)

  const [tabs] = form.parts[0]?.children ?? []
  expect(tabs).toMatchObject({ active: { value: 'two' }, errorCount: { value: 1 } })
  expect(form.focus.value?.leaf).toMatchObject({ key: 'address.city', problems: { value: ['Required'] } })
  expect(form.focus.value?.leaf.parent?.parent).toMatchObject({ isOpen: { value: true } })
})

test('a form rule is not shown at an input with its own error', async () => {
  const differ = { holds: { $expr: 'values.one == values.again' }, message: 'They differ', fields: ['again'] }
  const { form, type, problemsOf } = createTestForm(
    [field('one'), field('again', { required: true })],
    [rule('same', differ)],
  )
  type('one', 'a')

  await expect(form.check()).resolves.toBe(false)
  expect(problemsOf('again')).toEqual(['Required'])
  type('again', 'b')
  expect(problemsOf('again')).toEqual(['They differ'])
})

test('the message of a form rule appears at its first field after the first check, until the rule holds', async () => {
  const { form, type, problemsOf } = createTestForm(
    [field('from'), field('to')],
    [
      rule('r', {
        holds: { $expr: 'values.from <= values.to' },
        message: 'Ends before it begins',
        fields: ['to', 'from'],
      }),
    ],
  )
  type('from', 5)
  type('to', 3)
  expect(problemsOf('to')).toEqual([])

  await expect(form.check()).resolves.toBe(false)
  expect(problemsOf('to')).toEqual(['Ends before it begins'])

  type('from', 2)

  expect(problemsOf('to')).toEqual([])
  await expect(form.check()).resolves.toBe(true)
})

test('an input shows errors after it was left, then updates them with each keystroke', () => {
  const { type, leave, problemsOf } = createTestForm([field('name', { minLength: 3 })])

  type('name', 'a')
  expect(problemsOf('name')).toEqual([])
  leave('name')
  expect(problemsOf('name')).toEqual(['At least 3 characters'])
  type('name', 'abc')

  expect(problemsOf('name')).toEqual([])
})

test('an input needs read permission to be shown and write permission to be edited and sent', async () => {
  const { form, type } = createTestForm(
    [
      field('secret', { requires: 'a:see' }),
      field('fixed', { required: true, requires: { write: 'a:edit' } }),
      field('free'),
    ],
    [],
    { record: { secret: 's', free: 'f' } },
  )

  type('fixed', 'x')

  expect(form.values()).toEqual({ free: 'f' })
  await expect(form.check()).resolves.toBe(true)
})

test('a value for the page only is read by expressions, but neither sent nor an unsaved change', () => {
  const { form, type, fieldOf } = createTestForm([
    { ...field('example'), default: 100, sends: false } as FormNode,
    { ...field('double'), compute: { $expr: 'values.example * 2' } } as FormNode,
  ])

  type('example', 5)

  expect(fieldOf('double').read()).toBe(10)
  expect(form.values()).toEqual({ double: 10 })
  expect(form.isDirty.value).toBe(false)
})

test('a loaded mask is sent as it is and not checked, and a typed one is checked', () => {
  const record = { phone: '138****0001' }
  const { form, leave, problemsOf, type } = createTestForm([field('phone', { format: 'mobile' })], [], {
    record,
  })
  leave('phone')

  expect(problemsOf('phone')).toEqual([])
  expect(form.values()).toEqual(record)

  type('phone', '139****0001')

  expect(problemsOf('phone')).toEqual(['Not a valid mobile number'])
})

test('an emptied value is sent as null, an unset one is left out', () => {
  const { form, type } = createTestForm([field('a'), field('b'), field('c')], [], {
    record: { a: 'x', b: 'y' },
  })

  type('a', '')
  type('c', '')

  expect(form.values()).toEqual({ a: null, b: 'y' })
})

test('values without an input and prototype keys are ignored', () => {
  const { form } = createTestForm([field('a')])

  form.restore(JSON.parse('{"a":{"__proto__":{"x":1},"b":2},"zz":1,"__proto__":{"q":1}}'))

  expect(form.values()).toEqual({ a: { b: 2 } })
  expect(form.typed()).toEqual({ a: { b: 2 } })
  expect(({} as Record<string, unknown>).q).toBeUndefined()
})

test('a form is dirty while a value differs from the loaded one', () => {
  const { form, type } = createTestForm([field('a')], [], { record: { a: 'x' } })
  expect(form.isDirty.value).toBe(false)

  type('a', 'y')
  expect(form.isDirty.value).toBe(true)
  type('a', 'x')
  expect(form.isDirty.value).toBe(false)
  type('a', 'z')
  form.settle()

  expect(form.isDirty.value).toBe(false)
})

test('server errors stay at their inputs until the value changes', () => {
  const { form, type, problemsOf } = createTestForm([
    field('a'),
    { node: 'object', id: 'o', field: 'address', nodes: [field('city')] } as FormNode,
  ])

  const rest = form.showErrors({ a: 'taken', 'bill.address.city': 'unknown', zz: 'lost' })

  expect(rest).toEqual(['lost'])
  expect([problemsOf('a'), problemsOf('address.city')]).toEqual([['taken'], ['unknown']])
  type('a', 'b')
  expect(problemsOf('a')).toEqual([])
})

test('setting a value by code removes the server error of that value only', () => {
  const { form, problemsOf } = createTestForm([field('a'), field('b')])
  form.showErrors({ a: 'taken', b: 'taken' })

  form.setValues({ a: 'free' })

  expect([problemsOf('a'), problemsOf('b')]).toEqual([[], ['taken']])
})

test('loading a form resets its errors', async () => {
  const { form, type, problemsOf } = createTestForm([field('shop', { required: true }), field('note')])
  await form.check()
  form.showErrors({ note: 'Not a note' })

  form.load(undefined)

  expect([problemsOf('shop'), problemsOf('note')]).toEqual([[], []])
  type('shop', '')
  expect(problemsOf('shop')).toEqual([])
})

test('an invalid condition is an error that stops the submit', async () => {
  const { form, problemsOf } = createTestForm([field('a', { visible: { $expr: '1 +' } })])

  await expect(form.check()).resolves.toBe(false)

  expect(problemsOf('a')).toHaveLength(1)
})

test('of two inputs for one value, only the shown one validates it', async () => {
  const { form, type } = createTestForm([
    field('kind'),
    field('no', { id: 'n1', visible: { field: 'kind', op: 'eq', value: 'card' }, format: 'idCard' }),
    field('no', { id: 'n2', visible: { field: 'kind', op: 'ne', value: 'card' } }),
  ])
  type('kind', 'licence')
  type('no', '12')
  await expect(form.check()).resolves.toBe(true)

  type('kind', 'card')

  await expect(form.check()).resolves.toBe(false)
})

test('a change of language translates errors and keeps values', async () => {
  const { form, ports, problemsOf, type } = createTestForm([field('a', { required: true }), field('b')])
  type('b', 'kept')
  await form.check()

  form.setPorts({ ...ports, text: () => '请填写' })

  expect(problemsOf('a')).toEqual(['请填写'])
  expect(form.values()).toEqual({ b: 'kept' })
})

test('settings that are expressions are evaluated again when a value changes', () => {
  const { form, type, fieldOf } = createTestForm([
    field('brandId'),
    field('shop', { props: { parent: { $expr: 'values.brandId' }, multiple: true } }),
  ])

  type('brandId', 'b7')

  expect(fieldOf('shop').settings.value).toEqual({ parent: 'b7', multiple: true })
  expect(form.values()).toEqual({ brandId: 'b7' })
})

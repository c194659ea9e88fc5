import { expect, test } from 'vitest'
import type { FormNode, FormRule } from '#schemas'
import { createTestForm } from './form-engine.fixture.ts'

const field = (name: string, more: object = {}): FormNode =>
  ({ node: 'field', id: name, field: name, title: name, ...more }) as FormNode
const rule = (id: string, more: Omit<FormRule, 'id'>): FormRule => ({ id, ...more })

test('what is sent is what the inputs hold', () => {
  const { form, type } = createTestForm([field('name'), field('count')])

  type('name', 'Oolong')
  type('count', 3)

  expect(form.values()).toEqual({ name: 'Oolong', count: 3 })
})

test('what is hidden is neither checked nor sent, and comes back as it was typed', async () => {
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

test('a value that is hidden reads as nothing to others, so that what hangs on it hides too', () => {
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

test('what an input cannot read is nothing to others, and is still wrong at its own place', async () => {
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

test('a group that hides by a value inside it does not get stuck', () => {
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

test('a computed value follows what it is made of', () => {
  const { form, type } = createTestForm([
    field('qty'),
    field('priceFen'),
    field('totalFen', { compute: { $expr: 'values.qty * values.priceFen' } }),
  ])
  type('qty', 3)
  type('priceFen', 250)

  expect(form.values()).toMatchObject({ totalFen: 750 })
})

test('values computed from each other stop with an error that names the way', () => {
  const { form } = createTestForm([
    field('amount', { compute: { $expr: 'values.tax + 1' } }),
    field('tax', { compute: { $expr: 'values.amount + 1' } }),
  ])

  expect(() => form.values()).toThrow('amount → tax → amount')
})

test('only what depends on a value is evaluated again, however many fields there are', () => {
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

test('a default stands as long as nothing is typed, and follows what it is made of', () => {
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

test('a required input behind a tab, in a closed group or in a sub-form is checked at submit, and opened', async () => {
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
  expect(tabs).toMatchObject({ active: { value: 'two' }, wrong: { value: 1 } })
  expect(form.focus.value?.leaf).toMatchObject({ key: 'address.city', problems: { value: ['Required'] } })
  expect(form.focus.value?.leaf.parent?.parent).toMatchObject({ isOpen: { value: true } })
})

test('a rule among values is silent at an input that is wrong by itself', async () => {
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

test('a rule among values speaks at its first input, after the first check, until it holds', async () => {
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

test('an untouched input says nothing; one that was left says what is wrong, and then follows each key', () => {
  const { type, leave, problemsOf } = createTestForm([field('name', { minLength: 3 })])

  type('name', 'a')
  expect(problemsOf('name')).toEqual([])
  leave('name')
  expect(problemsOf('name')).toEqual(['At least 3 characters'])
  type('name', 'abc')

  expect(problemsOf('name')).toEqual([])
})

test('without the right to read it is not there, without the right to write it is neither typed, checked nor sent', async () => {
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

test('what was emptied is sent as null, what was never filled in is left out', () => {
  const { form, type } = createTestForm([field('a'), field('b'), field('c')], [], {
    record: { a: 'x', b: 'y' },
  })

  type('a', '')
  type('c', '')

  expect(form.values()).toEqual({ a: null, b: 'y' })
})

test('values of no input and keys of prototypes never get in', () => {
  const { form } = createTestForm([field('a')])

  form.restore(JSON.parse('{"a":{"__proto__":{"x":1},"b":2},"zz":1,"__proto__":{"q":1}}'))

  expect(form.values()).toEqual({ a: { b: 2 } })
  expect(form.typed()).toEqual({ a: { b: 2 } })
  expect(({} as Record<string, unknown>).q).toBeUndefined()
})

test('it is dirty as long as something differs from what was loaded', () => {
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

test('messages of the server stand at their inputs until they are typed into', () => {
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

test('messages of the server go when code sets another value, and no others go', () => {
  const { form, problemsOf } = createTestForm([field('a'), field('b')])
  form.showErrors({ a: 'taken', b: 'taken' })

  form.setValues({ a: 'free' })

  expect([problemsOf('a'), problemsOf('b')]).toEqual([[], ['taken']])
})

test('a form that is loaded anew is not checked yet', async () => {
  const { form, type, problemsOf } = createTestForm([field('shop', { required: true }), field('note')])
  await form.check()
  form.showErrors({ note: 'Not a note' })

  form.load(undefined)

  expect([problemsOf('shop'), problemsOf('note')]).toEqual([[], []])
  type('shop', '')
  expect(problemsOf('shop')).toEqual([])
})

test('a condition that can’t be read lets nothing through and says so', async () => {
  const { form, problemsOf } = createTestForm([field('a', { visible: { $expr: '1 +' } })])

  await expect(form.check()).resolves.toBe(false)

  expect(problemsOf('a')).toHaveLength(1)
})

test('two inputs may edit one value under different conditions: the one that is shown checks it', async () => {
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

test('another language words what is wrong anew and keeps what was typed', async () => {
  const { form, ports, problemsOf, type } = createTestForm([field('a', { required: true }), field('b')])
  type('b', 'kept')
  await form.check()

  form.setPorts({ ...ports, text: () => '请填写' })

  expect(problemsOf('a')).toEqual(['请填写'])
  expect(form.values()).toEqual({ b: 'kept' })
})

test('settings may be expressions; they follow the values', () => {
  const { form, type, fieldOf } = createTestForm([
    field('brandId'),
    field('shop', { props: { parent: { $expr: 'values.brandId' }, multiple: true } }),
  ])

  type('brandId', 'b7')

  expect(fieldOf('shop').settings.value).toEqual({ parent: 'b7', multiple: true })
  expect(form.values()).toEqual({ brandId: 'b7' })
})

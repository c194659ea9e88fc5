import {
  type Field,
  onFieldInputValueChange,
  onFieldMount,
  onFieldValueChange,
  onFormSubmit,
  onFormValuesChange,
} from '@formily/core'
import { autorun } from '@formily/reactive'
import { expect, test, vi } from 'vitest'
import type { FormNode } from '#schemas'
import { createTestForm } from '../form-engine.fixture.ts'

const field = (name: string, more: object = {}): FormNode => ({
  node: 'field',
  id: name,
  field: name,
  ...more,
})

const nodes: FormNode[] = [
  field('name', { title: 'Name', required: true, maxLength: 5 }),
  field('kind'),
  field('note', { visible: { field: 'kind', op: 'eq', value: 'long' }, required: true }),
  { node: 'object', id: 'address', field: 'address', nodes: [field('city', { default: 'Xi’an' })] },
  {
    node: 'array',
    id: 'items',
    field: 'items',
    columns: [
      { id: 'c1', field: 'goods' },
      { id: 'c2', field: 'fen' },
    ],
  } as FormNode,
]

function open(record?: Record<string, unknown>, more: readonly FormNode[] = []) {
  const setup = createTestForm([...nodes, ...more], [], record ? { record } : {})
  const { form } = setup.form.formily()
  const take = (path: string) => form.query(path).take() as Field
  return { ...setup, engine: setup.form, form, take }
}

test('values are read and set through the engine, including nested ones and rows', () => {
  const { form, engine, fieldOf } = open({ name: 'Ann', items: [{ id: 1, goods: 'tea', fen: 5 }] })

  expect(form.values.name).toBe('Ann')
  expect(form.values.address.city).toBe('Xi’an')
  form.values.name = 'Bo'
  form.setValuesIn('address.city', 'Wuhan')
  form.values.items[0].fen = 7
  form.setValues({ kind: 'long', unknown: 1 })

  expect(fieldOf('name').read()).toBe('Bo')
  expect(engine.values()).toEqual({
    name: 'Bo',
    kind: 'long',
    address: { city: 'Wuhan' },
    items: [{ id: 1, goods: 'tea', fen: 7 }],
  })
  expect(Object.keys(form.values)).toEqual(['name', 'kind', 'note', 'address', 'items'])
})

test('a path without an input is ignored, a path inside a value updates it', () => {
  const { form, fieldOf } = open({ name: { lat: 1, lng: 2 } })

  form.setValuesIn('nothing.here', 1)
  form.setValuesIn('items.3.goods', 'x')
  form.setValuesIn('name.lat', 3)

  expect(form.values.nothing).toBeUndefined()
  expect(form.values.items).toHaveLength(0)
  expect(fieldOf('name').read()).toEqual({ lat: 3, lng: 2 })
})

test('a field is created on demand and follows the engine', () => {
  const { form, take, fieldOf, type } = open()
  expect(Object.keys(form.fields)).toEqual([])

  const name = take('name')
  expect(Object.keys(form.fields)).toEqual(['name'])
  expect(name).toMatchObject({ title: 'Name', required: true, pattern: 'editable', display: 'visible' })
  type('name', 'too long')
  fieldOf('name').check()

  expect(name.value).toBe('too long')
  expect(name.selfErrors).toEqual(['At most 5 characters'])
  expect(take('note').display).toBe('hidden')
  type('kind', 'long')
  expect(take('note').display).toBe('visible')
  expect(take('name').query('.kind').value()).toBe('long')
})

test('state set on a field overrides the engine', async () => {
  const { form, fieldOf, engine, type } = open({ name: 'Ann', kind: 'long', note: 'n' })

  form.setFieldState('kind', (state) => {
    state.title = 'Sort'
    state.required = true
    state.componentProps = { rows: 3 }
  })
  form.setFieldState('note', { visible: false })
  form.setFieldState('name', { pattern: 'disabled' })
  type('kind', undefined)

  expect(fieldOf('kind').title.value).toBe('Sort')
  expect(fieldOf('kind').settings.value).toEqual({ rows: 3 })
  expect(fieldOf('note').shown.value).toBe(false)
  expect(fieldOf('name').isDisabled.value).toBe(true)
  expect(await engine.check()).toBe(false)
  expect(fieldOf('kind').problems.value).toEqual(['Required'])
  // In Formily, `visible: false` sets the display `none`, which deletes the value.
  expect(engine.typed().note).toBe('n')
})

test('component props set on a field override the settings of the page', () => {
  const { take, fieldOf } = open({}, [field('size', { props: { min: 1, max: 9 } })])

  const size = take('size')
  expect({ ...size.componentProps }).toEqual({ min: 1, max: 9 })
  size.setComponentProps({ max: 5 })

  expect(size.componentProps.max).toBe(5)
  expect(fieldOf('size').settings.value).toEqual({ min: 1, max: 5 })
})

test('an error set on a field stops the submit until it is cleared', async () => {
  const { form, take, fieldOf } = open({ name: 'Ann' })

  take('name').setSelfErrors(['Taken'])
  expect(fieldOf('name').problems.value).toEqual([])
  await expect(form.validate()).rejects.toMatchObject([{ address: 'name', messages: ['Taken'] }])
  take('name').setSelfErrors([])

  await expect(form.validate()).resolves.toBeUndefined()
})

test('a validator set on a field runs with the check', async () => {
  const { form, take } = open({ name: 'Ann' })
  take('name').setValidator([{ required: true }, (value: unknown) => (value === 'Ann' ? 'Not Ann' : '')])

  await expect(form.validate()).rejects.toMatchObject([{ address: 'name', messages: ['Not Ann'] }])
  form.values.name = 'Bo'

  await expect(form.validate()).resolves.toBeUndefined()
})

test('validate and submit check unmounted inputs', async () => {
  const { form } = open()
  const submitted = vi.fn(async (values: unknown) => values)
  form.addEffects('own', () => onFormSubmit(() => undefined))

  await expect(form.submit(submitted)).rejects.toMatchObject([{ address: 'name' }])
  expect(submitted).not.toHaveBeenCalled()
  expect(Object.keys(form.fields)).toEqual([])
  form.setValues({ name: 'Ann' })

  expect(await form.submit(submitted)).toEqual({ name: 'Ann', address: { city: 'Xi’an' }, items: [] })
})

test('a submit fails if the engine finds an error, even if no Formily field has one', async () => {
  const { form, engine } = open({ name: 'Ann' })
  const send = vi.fn(async () => 'sent')

  vi.spyOn(engine, 'check').mockResolvedValueOnce(false)
  await expect(form.submit(send)).rejects.toEqual([])
  vi.spyOn(engine, 'check').mockRejectedValueOnce(new Error('boom'))
  await expect(form.submit(send)).rejects.toThrow('boom')
  expect(send).not.toHaveBeenCalled()

  await expect(form.submit(send)).resolves.toBe('sent')
})

test('effects receive changes of unmounted fields and of the form', () => {
  const listener = vi.fn()
  const { form, type, take } = open()
  form.addEffects('own', () => {
    onFieldValueChange('kind', ({ value }: Field) => listener('kind', value))
    onFieldInputValueChange('name', ({ value }: Field) => listener('typed', value))
    onFormValuesChange(() => listener('form'))
    onFieldMount('name', () => listener('mounted'))
  })

  type('kind', 'long')
  expect(listener.mock.calls).toContainEqual(['kind', 'long'])
  expect(listener.mock.calls).toContainEqual(['form'])
  take('name').onMount()
  void take('name').onInput('Bo')

  expect(listener.mock.calls).toContainEqual(['mounted'])
  expect(listener.mock.calls).toContainEqual(['typed', 'Bo'])
})

test('an array field changes the rows of the engine, which keep their keys', async () => {
  const { form, arrayOf, engine } = open({
    items: [
      { id: 1, goods: 'tea' },
      { id: 2, goods: 'rice' },
    ],
  })
  const [first, second] = arrayOf('items').rows()
  const items = form.query('items').take() as unknown as import('@formily/core').ArrayField

  await items.push({ goods: 'salt' })
  await items.move(0, 1)
  await items.insert(1, { goods: 'oil', made: 'up' })
  await items.remove(0)

  const rows = arrayOf('items').rows()
  expect(rows.map(({ values }) => values.goods)).toEqual(['oil', 'tea', 'salt'])
  expect(rows[1]?.key).toBe(first?.key)
  expect(rows).not.toContain(second)
  expect(engine.values().items).toEqual([{ goods: 'oil' }, { id: 1, goods: 'tea' }, { goods: 'salt' }])
  expect(Object.keys(form.fields)).toEqual(['items'])
})

test('the field of a cell follows the row at its index and is destroyed on unmount', async () => {
  const { engine, form, arrayOf } = open({ items: [{ goods: 'tea' }, { goods: 'rice' }] })
  const items = arrayOf('items')
  const { cells } = engine.formily()
  const column = items.columns.value[0]
  if (!column) throw new Error('no column')

  const cell = cells.of(items, 0, column)
  const release = cells.retain(cell)
  expect(cell).toMatchObject({ value: 'tea', title: 'goods', pattern: 'editable' })
  items.move(items.rows()[0]?.key ?? '', 1)
  expect(cell.value).toBe('rice')
  await cell.onInput('wheat')
  expect(items.rows().map(({ values }) => values.goods)).toEqual(['wheat', 'tea'])
  release()
  await Promise.resolve()

  expect(Object.keys(form.fields)).toEqual([])
  expect(items.rows().map(({ values }) => values.goods)).toEqual(['wheat', 'tea'])
})

test.each(['readOnly', 'disabled'] as const)(
  'a field with the pattern %s accepts values from code, but not from the user',
  async (pattern) => {
    const { form, take, engine, arrayOf, type } = open({ name: 'Ann', items: [{ goods: 'tea' }] })
    const items = arrayOf('items')
    const column = items.columns.value[0]
    if (!column) throw new Error('no column')
    const cell = engine.formily().cells.of(items, 0, column)
    form.setFieldState('name', { pattern })
    cell.pattern = pattern

    await take('name').onInput('much too long')
    type('name', 'much too long')
    await cell.onInput('rice')
    expect(engine.values()).toMatchObject({ name: 'Ann', items: [{ goods: 'tea' }] })
    form.values.name = 'Bo'
    form.setValuesIn('items.0.goods', 'oil')

    expect(engine.values()).toMatchObject({ name: 'Bo', items: [{ goods: 'oil' }] })
  },
)

test('two inputs for one value have separate fields', () => {
  const { form, engine, fieldOf } = open({ kind: 'long', name: 'Ann' }, [
    field('name', { id: 'other', visible: { field: 'kind', op: 'ne', value: 'long' }, title: 'Other' }),
  ])
  const { fieldOf: formilyOf } = engine.formily()
  const [first, second] = [formilyOf(fieldOf('name')), formilyOf(fieldOf('other'))]

  expect([first.title, second.title]).toEqual(['Name', 'Other'])
  expect([first.display, second.display]).toEqual(['visible', 'hidden'])
  expect([first.value, second.value]).toEqual(['Ann', 'Ann'])
  expect(form.query('name').take()).toBe(first)
})

test('loaded values are initial values, and a reset restores them', async () => {
  const { form, take, type, engine } = open({ name: 'Ann' })
  expect(take('name').initialValue).toBe('Ann')

  type('name', 'Bo')
  await take('name').reset()
  expect(form.values.name).toBe('Ann')
  engine.load({ name: 'Cy' })

  expect(take('name').initialValue).toBe('Cy')
})

test('an observer of the form follows its values', () => {
  const { form, type } = open()
  const seen: unknown[] = []
  const stop = autorun(() => seen.push(form.values.name))

  type('name', 'Ann')
  stop()

  expect(seen).toEqual([undefined, 'Ann'])
})

test('an unreferenced form is garbage-collected', async () => {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const opened = (() => {
    const { form, take } = open({ name: 'Ann' })
    take('name')
    return new WeakRef(form)
  })()

  await expect
    .poll(() => {
      collect()
      return opened.deref() === undefined
    })
    .toBe(true)
})

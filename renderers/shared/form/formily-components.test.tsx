// @vitest-environment happy-dom
import { Input, NumberPicker } from '@formily/antd-v5'
import { type Form, onFieldValueChange } from '@formily/core'
import { connect, FormConsumer, mapProps, useField, useForm, useFormEffects } from '@formily/react'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineFormilyField, PageHost } from '#runtime'
import { draw, openPage } from '../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../tests/support/mock-table-layout.ts'

beforeEach(mockTableLayout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const listener = vi.fn()

/** A custom component that shows another field's value and the title of its own field. */
function Greeting({ greeting }: { greeting?: string }) {
  const field = useField()
  const form = useForm()
  useFormEffects(() => onFieldValueChange('name', () => listener(form.values.name)))
  return (
    <p>
      {field.title}: {greeting} <FormConsumer>{({ values }) => String(values.name ?? 'nobody')}</FormConsumer>
    </p>
  )
}

let form: Form

/** Exposes the surrounding form to tests. */
function Probe() {
  form = useForm()
  return null
}

const Broken = () => {
  throw new Error('It broke')
}

const fields = [
  defineFormilyField({
    name: 'AntdInput',
    title: 'Input of Formily',
    accepts: ['string'],
    Component: Input,
  }),
  defineFormilyField({ name: 'AntdNumber', title: 'Number', accepts: ['number'], Component: NumberPicker }),
  defineFormilyField({
    name: 'Greeting',
    title: 'Greeting',
    accepts: ['string'],
    Component: connect(
      Greeting,
      mapProps((props) => ({ ...props, greeting: 'Hello' })),
    ),
  }),
  defineFormilyField({ name: 'Probe', title: 'Probe', accepts: ['string'], Component: Probe }),
  defineFormilyField({ name: 'Broken', title: 'Broken', accepts: ['string'], Component: Broken }),
]

const node = (field: string, component: string, more: object = {}) => ({
  node: 'field',
  id: field,
  field,
  title: field,
  component,
  ...more,
})

const pageOf = (nodes: readonly object[]) => ({
  format: 1,
  id: 'a/Form',
  kind: 'form',
  title: 'Form',
  form: { nodes, submit: { op: 'bill.hold' } },
})
const open = (nodes: readonly object[]) => openPage(pageOf(nodes), { fields })

const items = {
  node: 'array',
  id: 'items',
  field: 'items',
  title: 'Items',
  columns: [{ node: 'field', id: 'goods', field: 'goods', title: 'Goods' }],
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A tab that keeps its page mounted while the tab is hidden. */
function KeptTab() {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  return (
    <>
      <button type="button" onClick={() => setMode(mode === 'visible' ? 'hidden' : 'visible')}>
        Switch
      </button>
      <Activity mode={mode}>
        <PageHost component="a/Form" params={{}} />
      </Activity>
    </>
  )
}

test('components of @formily/antd-v5 edit values and show read-only values', async () => {
  open([
    node('name', 'AntdInput', { required: true }),
    node('cups', 'AntdNumber', { props: { min: 1 } }),
    node('shown', 'AntdInput', { default: 'tea', readOnly: true }),
  ])

  const name = await screen.findByLabelText('name')
  await userEvent.type(name, 'Ann')
  await userEvent.type(screen.getByLabelText('cups'), '7')

  expect((name as HTMLInputElement).value).toBe('Ann')
  expect((screen.getByLabelText('cups') as HTMLInputElement).value).toBe('7')
  expect(screen.getByText('tea').closest('input')).toBeNull()
})

test('a connected component reads its field and form, and effects receive values', async () => {
  open([node('name', 'AntdInput'), node('hello', 'Greeting')])
  await screen.findByText('hello: Hello nobody')

  await userEvent.type(screen.getByLabelText('name'), 'Ann')

  expect(await screen.findByText('hello: Hello Ann')).toBeTruthy()
  expect(listener).toHaveBeenLastCalledWith('Ann')
})

test('a broken component shows an error in its place, and its siblings work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open([node('wrong', 'Broken'), node('name', 'AntdInput')])

  await act(async () => undefined)

  expect(await screen.findByLabelText('name')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^[A-Z_]+$/ })).toBeTruthy()
})

test('inputs and cells set to readOnly ignore typing', async () => {
  open([node('name', 'AntdInput'), node('cups', 'Number'), items, node('probe', 'Probe')])
  await screen.findByLabelText('name')
  await act(async () => form.setValues({ items: [{ goods: 'tea' }] }))

  await act(async () => {
    for (const path of ['name', 'cups', 'items.0.goods']) form.setFieldState(path, { pattern: 'readOnly' })
  })
  for (const label of ['name', 'cups', 'Goods, row 1']) await userEvent.type(input(label), '12')

  expect([input('name').disabled, input('Goods, row 1').disabled]).toEqual([true, true])
  // A number input supports `readOnly`, so it isn't disabled. The user can select the text of a read-only
  // input.
  expect(input('cups')).toMatchObject({ disabled: false, readOnly: true })
  expect(form.values).toMatchObject({ name: undefined, cups: undefined, items: [{ goods: 'tea' }] })
})

test('a cell of a table has a Formily field again after its tab was hidden and shown', async () => {
  const page = pageOf([items, node('probe', 'Probe')])
  draw(<KeptTab />, { fields, pages: { [page.id]: page } })
  const toggle = screen.getByRole('button', { name: 'Switch' })
  await screen.findByRole('button', { name: /Add/ })
  await act(async () => form.setValues({ items: [{ goods: 'tea' }] }))
  await screen.findByLabelText('Goods, row 1')

  await userEvent.click(toggle)
  expect(Object.keys(form.fields)).not.toContain('items.0.goods')
  await userEvent.click(toggle)
  await act(async () => form.setFieldState('items.0.goods', { pattern: 'disabled' }))

  expect(Object.keys(form.fields)).toContain('items.0.goods')
  expect(input('Goods, row 1').disabled).toBe(true)
})

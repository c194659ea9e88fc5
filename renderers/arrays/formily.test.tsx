// @vitest-environment happy-dom
import type { ArrayField, Form } from '@formily/core'
import { observer, RecursionField, useField, useFieldSchema, useForm } from '@formily/react'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { defineArray, defineFormilyField } from '#runtime'
import { openPage } from '../../tests/support/draw.tsx'

let complaints: MockInstance
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  // ArrayCollapse passes its panels to antd as children.
  const old = /`children` will be removed in next major version/
  expect(complaints.mock.calls.flat().filter((text) => !old.test(String(text)))).toEqual([])
  vi.restoreAllMocks()
})

let form: Form

/** Exposes the surrounding form to tests. */
function Probe() {
  form = useForm()
  return null
}
const probe = defineFormilyField({ name: 'Probe', title: 'Probe', accepts: ['string'], Component: Probe })

/** A custom array component for Formily. */
const List = observer(() => {
  const { value } = useField<ArrayField>()
  const { items } = useFieldSchema()
  return (
    <ol>
      {value.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Formily identifies rows by their index.
        <li key={index}>
          <RecursionField schema={items as never} name={index} />
        </li>
      ))}
    </ol>
  )
})
const list = defineArray<object>({ name: 'List', title: 'List', Component: List })

const rows = {
  node: 'array',
  id: 'items',
  field: 'items',
  title: 'Items',
  columns: [{ node: 'field', id: 'goods', field: 'goods', title: 'Goods', required: true }],
}

async function open(component: string, more: object = {}) {
  const nodes = [
    { ...rows, component, ...more },
    { node: 'field', id: 'probe', field: 'probe', title: 'probe', component: 'Probe' },
  ]
  const body = { nodes, submit: { op: 'bill.hold' } }
  const page = { format: 1, id: 'a/Form', kind: 'form', title: 'Form', form: body }
  openPage(page, { fields: [probe], arrays: [list] })
  await screen.findByText('probe')
  await act(async () => form.setValues({ items: [{ goods: 'tea' }, { goods: 'cups' }] }))
  await screen.findByText(/^Row 1/)
}

const values = () => (form.values.items as { goods?: string }[]).map(({ goods }) => goods)
const inputs = () => screen.findAllByLabelText<HTMLInputElement>('Goods')
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test.each(['formily/ArrayCards', 'formily/ArrayCollapse', 'formily/ArrayItems', 'List'])(
  '%s edits, adds, moves and deletes rows',
  async (component) => {
    await open(component)

    await userEvent.type((await inputs())[1] as HTMLInputElement, '!')
    await press(/Add a row/)
    await waitFor(async () => expect((await inputs()).length).toBe(3))
    await userEvent.type((await inputs())[2] as HTMLInputElement, 'pot')
    await press(/Move row 3 up/)
    expect(values()).toEqual(['tea', 'pot', 'cups!'])
    await press(/Delete row 1/)
    await press(/Delete row 2/)

    expect(values()).toEqual(['pot'])
    expect((await inputs()).map(({ value }) => value)).toEqual(['pot'])
  },
)

test('each cell and each row has a Formily field', async () => {
  await open('formily/ArrayCards')

  await act(async () => form.setFieldState('items.1.goods', { pattern: 'disabled' }))

  expect((await inputs()).map(({ disabled }) => disabled)).toEqual([false, true])
})

test('the heading of a row shows the number of errors in the row', async () => {
  await open('formily/ArrayCollapse')
  await userEvent.clear((await inputs())[1] as HTMLInputElement)

  await act(async () => form.validate().catch(() => undefined))

  expect(document.querySelectorAll('.errors-badge').length).toBe(1)
})

test('read-only rows have no buttons', async () => {
  await open('formily/ArrayCards', { disabled: { $expr: 'true' } })

  expect(screen.queryByRole('button', { name: /Delete|Add a row/ })).toBeNull()
  expect(await screen.findByText('tea')).toBeTruthy()
})

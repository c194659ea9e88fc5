// @vitest-environment happy-dom
import type { Form } from '@formily/core'
import { useForm } from '@formily/react'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { type AnyProps, defineFormilyField } from '#runtime'
import { drawView, openPage } from '../../tests/support/draw.tsx'
import { mockTableLayout } from '../../tests/support/mock-table-layout.ts'
import { stories } from './formily.tsx'

let complaints: MockInstance
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  expect(complaints).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

let form: Form

/** Exposes the surrounding form to tests. */
function Probe() {
  form = useForm()
  return null
}
const probe = defineFormilyField({ name: 'Probe', title: 'Probe', accepts: ['string'], Component: Probe })

const node = (field: string, component: string, more: object = {}) => ({
  node: 'field',
  id: field,
  field,
  title: field,
  component,
  ...more,
})

async function open(nodes: readonly object[]) {
  const form = { nodes: [...nodes, node('probe', 'Probe')], submit: { op: 'bill.hold' } }
  const page = { format: 1, id: 'a/Form', kind: 'form', title: 'Form', form }
  openPage(page, { fields: [probe] })
  await screen.findByText('probe')
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
}

/** Opens a form with one input named "x". */
const openInput = (component: string, more: object = {}) => open([node('x', `formily/${component}`, more)])

const options = [
  { value: 'leaf', label: 'Loose leaf' },
  { value: 'bag', label: 'Tea bags' },
]
const places = [{ value: 'zj', label: 'Zhejiang', children: [{ value: 'hz', label: 'Hangzhou' }] }]
const named = () => screen.findByLabelText<HTMLInputElement>('x')
const typed = async (text: string) => userEvent.type(await named(), text)
const option = async (name: string) => fireEvent.click(await screen.findByText(name))

test.each<[string, object, () => Promise<unknown>, unknown]>([
  ['Input', {}, () => typed('tea'), 'tea'],
  ['TextArea', { rows: 2 }, () => typed('tea{Enter}leaf'), 'tea\nleaf'],
  ['NumberPicker', { precision: 1 }, () => typed('7.5'), 7.5],
  ['Checkbox', {}, async () => userEvent.click(await named()), true],
  ['Switch', {}, async () => userEvent.click(await named()), true],
  ['RadioGroup', { options }, () => option('Tea bags'), 'bag'],
  ['CheckboxGroup', { options }, () => option('Tea bags'), ['bag']],
  ['DatePicker', {}, () => typed('2026-03-08{Enter}'), '2026-03-08'],
  ['TimePicker', {}, () => typed('09:30:00{Enter}'), '09:30:00'],
])('%s is edited', async (component, props, edit, value) => {
  await openInput(component, { props })

  await edit()

  await waitFor(() => expect(form.values.x).toEqual(value))
})

test.each<[string, object, string[], unknown]>([
  ['Select', { options }, ['Tea bags'], 'bag'],
  ['Select', { options, mode: 'multiple' }, ['Tea bags', 'Loose leaf'], ['bag', 'leaf']],
  ['Cascader', { options: places }, ['Zhejiang', 'Hangzhou'], ['zj', 'hz']],
  ['TreeSelect', { options: places }, ['Zhejiang'], 'zj'],
])('%s selects a value', async (component, props, choices, value) => {
  await openInput(component, { props })

  fireEvent.mouseDown(await named())
  for (const choice of choices) fireEvent.click((await screen.findAllByText(choice)).at(-1) as HTMLElement)

  await waitFor(() => expect(form.values.x).toEqual(value))
})

test.each([
  ['DateRangePicker', 'End date', ['2026-03-02', '2026-03-08']],
  ['TimeRangePicker', 'End time', ['09:30:00', '11:30:00']],
])('%s is edited, and each of its inputs has a name', async (component, endName, [start, end]) => {
  await openInput(component)

  await typed(`${start}{Enter}`)
  await userEvent.type(screen.getByLabelText(endName), `${end}{Enter}`)

  await waitFor(() => expect(form.values.x).toEqual([start, end]))
})

test('an emptied input has no value', async () => {
  await openInput('Input', { default: 'tea' })

  await userEvent.clear(await named())

  expect(form.values.x).toBeUndefined()
})

test('an editable text becomes an input on click; the form checks the text even before the click', async () => {
  await openInput('Editable', { required: true, default: 'tea' })

  await userEvent.click(await screen.findByText('tea'))
  await userEvent.clear(await named())
  await userEvent.click(document.body)

  await expect(form.validate()).rejects.toBeTruthy()
})

test.each<[string, object]>([
  ['Input', {}],
  ['TextArea', {}],
  ['Editable', {}],
  ['NumberPicker', {}],
  ['Select', { options }],
  ['Select', { options, mode: 'multiple' }],
  ['DatePicker', {}],
  ['DateRangePicker', {}],
  ['TimePicker', {}],
  ['TimeRangePicker', {}],
  ['Cascader', { options: places }],
  ['TreeSelect', { options: places }],
])('%s with %j has a red border and its message while it is invalid', async (component, props) => {
  await openInput(component, { props, required: true })

  const invalid = await invalidInput()

  expect(invalid.closest('[class*="-status-error"]')).not.toBeNull()
})

// antd draws the inputs of this test without a border.
test.each<[string, object]>([
  ['Checkbox', {}],
  ['Switch', {}],
  ['RadioGroup', { options }],
  ['CheckboxGroup', { options }],
])('%s shows its error while it is invalid', async (component, props) => {
  await openInput(component, { props, required: true })

  expect((await invalidInput()).getAttribute('status')).toBeNull()
})

/** Checks the form and returns the input with the error. */
async function invalidInput() {
  await expect(form.validate()).rejects.toBeTruthy()
  const message = (await screen.findByText('Required')).parentElement as HTMLElement
  const find = () => document.querySelector(`[aria-invalid=true][aria-describedby="${message.id}"]`)
  await waitFor(() => expect(find()).not.toBeNull())
  return find() as Element
}

test('an editable text stays an input until it is valid', async () => {
  await openInput('Editable', { required: true })
  await invalidInput()

  await userEvent.click(document.body)
  await typed('tea')
  await userEvent.click(document.body)

  expect(await screen.findByText('tea')).toBeTruthy()
})

const all = Object.entries(stories).flatMap(([component, list]) =>
  list.map(({ value, props = {} }) => [component, value, props] as const),
)

test.each(all)('%s with %j can be disabled', async (component, value, props) => {
  await openInput(component, { props, default: value, disabled: { $expr: 'true' } })

  const inputs = [...document.querySelectorAll<HTMLInputElement>('.ant-app input, .ant-app textarea')]
  const switches = [...document.querySelectorAll<HTMLButtonElement>('[role=switch]')]
  expect(screen.getByText('x')).toBeTruthy()
  expect([...inputs, ...switches].filter(({ disabled }) => !disabled)).toEqual([])
})

test.each<[string, unknown, AnyProps, string]>([
  ['Input', 'tea', {}, 'tea'],
  ['Input', undefined, {}, '–'],
  ['Editable', 'tea', {}, 'tea'],
  ['Select', 'bag', { options }, 'Tea bags'],
  ['RadioGroup', 'bag', { options }, 'Tea bags'],
  ['CheckboxGroup', ['bag', 'leaf'], { options }, 'Tea bagsLoose leaf'],
  ['Checkbox', true, {}, 'Yes'],
  ['Switch', false, {}, 'No'],
  ['DatePicker', '2026-03-08', {}, '2026-03-08'],
  ['TimeRangePicker', ['09:30:00', '11:30:00'], {}, '09:30:00~11:30:00'],
  ['Cascader', ['zj', 'hz'], { options: places }, 'Zhejiang/Hangzhou'],
  ['TreeSelect', 'hz', { options: places }, 'Hangzhou'],
])('read-only %s shows %j', async (component, value, props, text) => {
  const { container } = drawView(`formily/${component}`, value, props)

  await waitFor(() => expect(container.textContent).toBe(text))
})

test.each([
  ['Radio', 'radiogroup'],
  ['CheckboxGroup', 'group'],
  ['formily/RadioGroup', 'radiogroup'],
  ['formily/CheckboxGroup', 'group'],
])('%s in a cell is named by its column and row', async (component, role) => {
  mockTableLayout()
  const kind = node('kind', component, { title: 'Kind', props: { options } })
  await open([{ node: 'array', id: 'items', field: 'items', title: 'Items', columns: [kind] }])

  await userEvent.click(await screen.findByRole('button', { name: /Add/ }))

  expect(await screen.findByRole(role, { name: 'Kind, row 1' })).toBeTruthy()
})

test('cells of a sub-table store values, not events', async () => {
  mockTableLayout()
  const goods = { node: 'field', id: 'goods', field: 'goods', title: 'Goods', component: 'formily/Input' }
  await open([{ node: 'array', id: 'items', field: 'items', title: 'Items', columns: [goods] }])

  await userEvent.click(await screen.findByRole('button', { name: /Add/ }))
  await userEvent.type(await screen.findByLabelText('Goods, row 1'), 'tea')

  expect(form.values.items[0].goods).toBe('tea')
})

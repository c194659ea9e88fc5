// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, openPage } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const props = { dict: 'settle_bill_status' }

test('a choice sets the stored value', async () => {
  const { given } = drawField('DictSelect', { props })

  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByTitle('On hold'))

  expect(given).toEqual(['HELD'])
})

test('tags have the colours of their items', async () => {
  drawField('DictSelect', { props: { ...props, tags: true } })

  await userEvent.click(screen.getByRole('combobox'))
  const option = await screen.findByTitle('On hold')

  expect(option.querySelector<HTMLElement>('[style*="color"]')?.textContent).toBe('On hold')
})

test('several values are stored as a list', async () => {
  const { given } = drawField('DictSelect', { value: ['PENDING'], props: { ...props, multiple: true } })

  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByTitle('On hold'))

  expect(given).toEqual([['PENDING', 'HELD']])
})

test('single and multiple values show their texts', async () => {
  drawField('DictSelect', { value: ['PENDING'], props })

  expect(await screen.findByText('Pending')).toBeTruthy()
})

test("an empty 'please select' is the first option by default, and selects no value", async () => {
  const { given } = drawField('DictSelect', { value: 'PENDING', props })

  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByTitle('On hold')
  const offered = screen.getAllByTitle(/^(please select|On hold|Confirmed)$/).map(({ title }) => title)
  await userEvent.click(screen.getByTitle('please select'))

  expect(offered).toEqual(['please select', 'On hold', 'Confirmed'])
  expect(given).toEqual([undefined])
})

test.each([
  ['showAll is false', { ...props, showAll: false }],
  ['several are chosen', { ...props, multiple: true }],
])('there is no empty option if %s', async (_, settings) => {
  drawField('DictSelect', { props: settings })

  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByTitle('On hold')

  expect(screen.queryByTitle('please select')).toBeNull()
})

test('there is no empty option if a value is required', async () => {
  const node = { node: 'field', id: 'state', field: 'state', title: 'State', component: 'DictSelect', props }
  const form = { nodes: [{ ...node, required: true }], submit: { op: 'bill.hold' } }
  const page = { format: 1, id: 'bill/StateForm', kind: 'form', title: 'State', form }
  openPage(page)

  await userEvent.click(await screen.findByRole('combobox'))
  await screen.findByTitle('On hold')

  expect(screen.queryByTitle('please select')).toBeNull()
})

const numbers = {
  'GET /sys/dict/getDictItems/yes_no': () => ({
    result: [
      { value: 1, text: 'Yes' },
      { value: 0, text: 'No' },
    ],
  }),
}
const radio = { dict: 'yes_no', type: 'radio' }

test('the values of a radio group are strings, even if the server sends numbers', async () => {
  const { given } = drawField('DictSelect', { value: 1, props: radio }, { answers: numbers })
  const no = await screen.findByRole('radio', { name: 'No' })

  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true)
  await userEvent.click(no)

  expect(given).toEqual(['0'])
})

test('a radio group shows its value or none, and can be disabled', async () => {
  drawField('DictSelect', { props: radio, disabled: true }, { answers: numbers })

  const buttons = await screen.findAllByRole<HTMLInputElement>('radio')

  expect(buttons.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [false, true],
  ])
})

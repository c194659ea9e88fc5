// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { draw, drawField, drawView, openPage } from '../../../tests/support/draw.tsx'
import type { Answer } from '../../../tests/support/page-runtime.tsx'
import { canonicalText } from './canonical-text.ts'
import { fourEyesField } from './index.tsx'

afterEach(cleanup)

const props = {
  operation: 'bill.adjust',
  content: { billId: '7', amountFen: 5 },
  summary: 'Bill 7 pays more',
}
const path = 'POST /app/signatures'
const given = { result: { signature: 'token', signerName: 'Zhou Fang', expireTime: '2026-01-01 10:00:00' } }

async function sign(answer: () => Answer = () => given) {
  const test = drawField('FourEyes', { props }, { answers: { [path]: answer } })
  await userEvent.click(await screen.findByRole('button', { name: 'Label Request approval' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Second approval' }))
  await userEvent.type(dialog.getByLabelText("Approver's user name"), 'reviewer')
  await userEvent.type(dialog.getByLabelText("Approver's password"), ' secret ')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  return { ...test, dialog }
}

test("a second user approves the shown values, and the field shows this user's name", async () => {
  const { given: values, calls, dialog } = await sign()

  expect(dialog.getByText('Bill 7 pays more')).toBeTruthy()
  expect(await screen.findByText('Approved by Zhou Fang')).toBeTruthy()
  expect(values).toEqual(['token'])
  expect(calls[0]?.body).toEqual({
    operation: 'bill.adjust',
    content: { billId: '7', amountFen: 5 },
    username: 'reviewer',
    password: ' secret ',
  })
})

test('a rejected approval shows the error and empties the password', async () => {
  const { given: values, dialog } = await sign(() => ({
    status: 400,
    message: 'Wrong user name or password',
  }))

  expect((await dialog.findByRole('alert')).textContent).toBe('Wrong user name or password')
  expect(dialog.getByLabelText<HTMLInputElement>("Approver's password").value).toBe('')
  expect(values).toEqual([])
})

test('the captcha is shown if the server requires it', async () => {
  const refused = () => ({
    status: 400,
    message: 'Please enter the code',
    result: { error: 'LOGIN_CAPTCHA_MISSING' },
  })
  const { dialog, calls } = await sign(refused)

  expect(await dialog.findByRole('alert')).toBeTruthy()
  await expect.poll(() => calls.at(-1)?.path).toMatch(/^\/sys\/randomImage\/\d+$/)
})

function Changing() {
  const [value, setValue] = useState<unknown>()
  const [amountFen, setAmount] = useState(5)
  const now = { ...props, content: { billId: '7', amountFen } }
  return (
    <>
      <fourEyesField.Component
        id="x"
        value={value as string}
        onChange={setValue}
        disabled={false}
        readOnly={false}
        {...now}
      />
      <button type="button" onClick={() => setAmount(6)}>
        Change
      </button>
    </>
  )
}

test('an approval is removed with a note when the approved values change', async () => {
  draw(<Changing />, { answers: { [path]: () => given } })
  await userEvent.click(await screen.findByRole('button', { name: 'Request approval' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText("Approver's user name"), 'reviewer')
  await userEvent.type(dialog.getByLabelText("Approver's password"), 'x')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved by Zhou Fang')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Change', hidden: true }))

  expect(await screen.findByText('The approved content has changed. Request approval again.')).toBeTruthy()
  expect(screen.queryByText('Approved by Zhou Fang')).toBeNull()
})

test('an approval is removed also if the change disables its input', async () => {
  const isLocked = { disabled: { field: 'amount', op: 'eq', value: 56 } }
  const content = { amount: { $expr: 'values.amount' } }
  const nodes = [
    { node: 'field', id: 'amount', field: 'amount', title: 'Amount', component: 'Number', default: 5 },
    {
      node: 'field',
      id: 'signature',
      field: 'signature',
      title: 'Label',
      component: 'FourEyes',
      props: { ...props, content },
      ...isLocked,
    },
  ]
  const form = { nodes, submit: { op: 'bill.hold' } }
  const page = { format: 1, id: 'a/Form', kind: 'form', title: 'Form', form }
  openPage(page, { answers: { [path]: () => given } })
  await userEvent.click(await screen.findByRole('button', { name: 'Label Request approval' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText("Approver's user name"), 'reviewer')
  await userEvent.type(dialog.getByLabelText("Approver's password"), 'x')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved by Zhou Fang')).toBeTruthy()

  await userEvent.type(screen.getByLabelText('Amount'), '6')

  expect(await screen.findByText('The approved content has changed. Request approval again.')).toBeTruthy()
  expect(screen.queryByText('Approved by Zhou Fang')).toBeNull()
})

test('the read-only field shows the approval without the signature', async () => {
  const { container } = drawView('FourEyes', 'token', props)

  expect(await screen.findByText('Approved')).toBeTruthy()
  expect(container.textContent).not.toContain('token')
})

test('equal data have the same canonical text', () => {
  expect(canonicalText({ a: ' x ', b: null, c: '' })).toBe(canonicalText({ c: undefined, a: 'x' }))
  expect(canonicalText({ a: 1 })).not.toBe(canonicalText({ a: '1' }))
})

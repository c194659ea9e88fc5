// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { draw, drawField, drawView } from '../../../tests/support/draw.tsx'
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
  await userEvent.click(await screen.findByRole('button', { name: 'Label Have it signed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Signature of a second person' }))
  await userEvent.type(dialog.getByLabelText('User name of who signs'), 'reviewer')
  await userEvent.type(dialog.getByLabelText('Password of who signs'), ' secret ')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  return { ...test, dialog }
}

test('a second person signs what is shown to him, and the field says who', async () => {
  const { given: values, calls, dialog } = await sign()

  expect(dialog.getByText('Bill 7 pays more')).toBeTruthy()
  expect(await screen.findByText('Signed by Zhou Fang')).toBeTruthy()
  expect(values).toEqual(['token'])
  expect(calls[0]?.body).toEqual({
    operation: 'bill.adjust',
    content: { billId: '7', amountFen: 5 },
    username: 'reviewer',
    password: ' secret ',
  })
})

test('a refusal stands in the dialog, and the password is typed anew', async () => {
  const { given: values, dialog } = await sign(() => ({
    status: 400,
    message: 'Wrong user name or password',
  }))

  expect((await dialog.findByRole('alert')).textContent).toBe('Wrong user name or password')
  expect(dialog.getByLabelText<HTMLInputElement>('Password of who signs').value).toBe('')
  expect(values).toEqual([])
})

test('a picture is asked for where the server wants one', async () => {
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
        invalid={false}
        props={now}
      />
      <button type="button" onClick={() => setAmount(6)}>
        Change
      </button>
    </>
  )
}

test('a signature is taken back once what was signed changes, and it says so', async () => {
  draw(<Changing />, { answers: { [path]: () => given } })
  await userEvent.click(await screen.findByRole('button', { name: 'Have it signed' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('User name of who signs'), 'reviewer')
  await userEvent.type(dialog.getByLabelText('Password of who signs'), 'x')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  expect(await screen.findByText('Signed by Zhou Fang')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Change', hidden: true }))

  expect(await screen.findByText('What was signed has changed: have it signed again.')).toBeTruthy()
  expect(screen.queryByText('Signed by Zhou Fang')).toBeNull()
})

test('read, it tells that it is signed and nothing of the signature', async () => {
  const { container } = drawView('FourEyes', 'token', props)

  expect(await screen.findByText('Signed')).toBeTruthy()
  expect(container.textContent).not.toContain('token')
})

test('what says the same is the same content', () => {
  expect(canonicalText({ a: ' x ', b: null, c: '' })).toBe(canonicalText({ c: undefined, a: 'x' }))
  expect(canonicalText({ a: 1 })).not.toBe(canonicalText({ a: '1' }))
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import type { Answer, SeenCall } from '../../tests/support/page-runtime.tsx'
import { unstyled } from '../../tests/support/unstyled.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Draws an element without animations, because the test DOM fires no transition events. */
const still = (element: ReactNode) => <ConfigProvider theme={unstyled}>{element}</ConfigProvider>

const takenAway = vi.hoisted(() => vi.fn())
vi.mock('../app/notify/notify.ts', () => ({ removeToast: takenAway }))

const UPDATE = 'POST /sys/user/updatePassword'

function open(answer: (call: SeenCall) => Answer | Promise<Answer> = () => ({}), username = 'clerk') {
  const onClose = vi.fn()
  const runtime = draw(still(<PasswordDialog username={username} onClose={onClose} />), {
    answers: { [UPDATE]: answer },
  })
  return { ...runtime, onClose }
}

const oldPassword = () => screen.getByLabelText('old password')
const newPassword = () => screen.getByLabelText('new password')
const again = () => screen.getByLabelText('confirm new password')
const isLocked = () => newPassword().closest('fieldset')?.disabled
const submit = () => userEvent.click(screen.getByRole('button', { name: 'OK' }))

async function fillIn(passwords: { old: string; new: string; again?: string }) {
  await userEvent.type(oldPassword(), passwords.old)
  await userEvent.type(newPassword(), passwords.new)
  await userEvent.type(again(), passwords.again ?? passwords.new)
}

afterEach(cleanup)

test("the dialog is titled 'change password', is 800 px wide and has three fields and a button 'close'", () => {
  open()

  const dialog = screen.getByRole('dialog', { name: 'change password' })

  expect(dialog.style.width || dialog.closest<HTMLElement>('.ant-modal')?.style.width).toBe('800px')
  expect([...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'old password',
    'new password',
    'confirm new password',
  ])
  expect(screen.getByRole('button', { name: 'close' })).toBeTruthy()
})

describe('errors at inputs', () => {
  test('all three passwords are required', async () => {
    const { calls } = open()

    await submit()

    expect(await screen.findByText('please enter the old password!')).toBeTruthy()
    expect(screen.getByText('please enter the new password!')).toBeTruthy()
    expect(screen.getByText('please confirm the new password!')).toBeTruthy()
    expect(calls).toEqual([])
  })

  test('the confirmation must equal the new password, also after the new password changes', async () => {
    const { calls } = open()
    await fillIn({ old: '123456', new: 'green tea leaf', again: 'green tea leaf' })

    await userEvent.type(newPassword(), 's')
    await screen.findByText('the two passwords entered differ!')
    await submit()

    expect(screen.getByText('the two passwords entered differ!')).toBeTruthy()
    expect(calls).toEqual([])
  })
})

test("a success shows the server's message and closes the dialog", async () => {
  const { calls, notify, onClose } = open(() => ({ message: 'Your password is changed!' }))
  await fillIn({ old: '123456', new: ' green tea ' })

  await submit()

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Your password is changed!' }]])
  expect(calls.map(({ body }) => body)).toEqual([
    { username: 'clerk', oldpassword: '123456', password: ' green tea ', confirmpassword: ' green tea ' },
  ])
})

test("a rejected change shows the server's message as a warning and keeps the values", async () => {
  const { notify, onClose } = open(() => ({ success: false, message: 'The old password is wrong!' }))
  await fillIn({ old: 'wrong', new: 'green tea leaf' })

  await submit()

  await waitFor(() =>
    expect(notify.toast.mock.calls).toEqual([[{ type: 'warning', text: 'The old password is wrong!' }]]),
  )
  expect([oldPassword(), newPassword(), again()].map((input) => (input as HTMLInputElement).value)).toEqual([
    'wrong',
    'green tea leaf',
    'green tea leaf',
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('a wrong old password is shown as a warning, and at its field', async () => {
  const { notify } = open(() => ({
    success: false,
    message: 'The old password is wrong!',
    refusal: { error: 'PASSWORD_OLD_WRONG', fields: { oldpassword: 'The old password is wrong!' } },
  }))
  await fillIn({ old: 'wrong', new: 'green tea leaf' })

  await submit()

  expect(await screen.findByText('The old password is wrong!')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(oldPassword()))
  expect(notify.toast.mock.calls).toEqual([[{ type: 'warning', text: 'The old password is wrong!' }]])
})

test('an error that a notification has shown is not shown again', async () => {
  const { notify, problems } = open(() => ({ status: 503, message: 'busy' }))
  await fillIn({ old: '123456', new: 'green tea leaf' })

  await submit()

  await waitFor(() => expect(problems).toHaveLength(1))
  await waitFor(() => expect(isLocked()).toBe(false))
  expect(notify.toast).not.toHaveBeenCalled()
})

test('a running request disables the form and is sent once', async () => {
  const { calls } = open(() => new Promise(() => undefined))
  await fillIn({ old: '123456', new: 'green tea leaf' })

  await submit()
  await waitFor(() => expect(isLocked()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: /OK/ }))

  expect(calls).toHaveLength(1)
})

test("'close' closes the dialog without a request", async () => {
  const { calls, onClose } = open()

  await userEvent.click(screen.getByRole('button', { name: 'close' }))

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls).toEqual([])
})

test.each([
  ['green', 'The password needs at least 8 characters.'],
  ['clerkclerk', "The password can't be the user name."],
])('a new password %s is rejected before sending: %s', async (password, words) => {
  const { calls } = open(undefined, 'clerkclerk')
  await fillIn({ old: '123456', new: password })

  await submit()

  expect(await screen.findByText(words)).toBeTruthy()
  expect(calls).toEqual([])
})

test('the password rules are shown when the dialog opens', () => {
  open()

  const rules = within(screen.getByRole('list', { name: 'Password requirements' }))

  expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'At least 8 characters',
    'Not the user name',
    'Not a common password',
  ])
})

test('the previous warning is removed when the form is sent again', async () => {
  const { notify } = open(() => ({ success: false, message: 'The old password is wrong!' }))
  await fillIn({ old: 'wrong', new: 'green tea leaf' })
  await submit()
  await waitFor(() => expect(notify.toast).toHaveBeenCalledOnce())

  await submit()

  await waitFor(() => expect(notify.toast).toHaveBeenCalledTimes(2))
  expect(takenAway).toHaveBeenCalledOnce()
})

test.each([
  ['clerk', 'weak'],
  ['TeaLeaves7', 'medium'],
  ['Long-2026-west!', 'strong'],
])('the password %s is rated %s as it is typed', async (typed, strength) => {
  open()

  fireEvent.change(newPassword(), { target: { value: typed } })

  expect(await screen.findByText(`Strength: ${strength}`)).toBeTruthy()
})

test('the back button closes an unchanged dialog', async () => {
  const { navigation, onClose } = open()

  act(() => expect(navigation.pressBack()).toBe(true))

  await waitFor(() => expect(onClose).toHaveBeenCalledWith(false))
})

test('the back button waits for a running change', async () => {
  const { navigation, onClose } = open(() => new Promise(() => {}))
  await fillIn({ old: 'wrong', new: 'green tea leaf' })
  await submit()

  act(() => expect(navigation.pressBack()).toBe(true))

  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test("the dialog for replacing a one-time password doesn't handle the back button", () => {
  const { navigation } = draw(still(<PasswordDialog username="clerk" isFirst onClose={vi.fn()} />), {})

  expect(navigation.pressBack()).toBe(false)
})

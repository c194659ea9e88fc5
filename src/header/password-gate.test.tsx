// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { unstyled } from '../../tests/support/unstyled.ts'
import { Dialogs } from '../app/notify/dialogs.tsx'
import { session } from '../session/session-store.ts'
import { PasswordGate } from './password-gate.tsx'

const chosen = vi.hoisted(() => vi.fn())
const left = vi.hoisted(() => vi.fn())
vi.mock('../session/session-store.ts', async (actual) => ({
  ...(await actual<object>()),
  continueAfterPassword: chosen,
  logOut: left,
}))

function show() {
  session.user = { id: '7', username: 'clerk' } as never
  return draw(
    <ConfigProvider theme={unstyled}>
      <PasswordGate />
      <Dialogs />
    </ConfigProvider>,
    { answers: { 'POST /sys/user/updatePassword': () => ({ result: null, message: 'ok' }) } },
  )
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  session.user = undefined
})

test('a user with a one-time password sets a new one and continues', async () => {
  const { calls } = show()
  const user = userEvent.setup()

  await screen.findByText('You signed in with a one-time password. Set your own password to continue.')
  expect(screen.queryByRole('button', { name: 'close' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('Enter the one-time password')).toBeTruthy()
  await user.type(screen.getByLabelText('One-time password'), 'abcd-efgh-jkmn')
  await user.type(screen.getByLabelText('new password'), 'my-Own-choice-7')
  await user.type(screen.getByLabelText('confirm new password'), 'my-Own-choice-7')
  await user.click(screen.getByRole('button', { name: 'OK' }))

  await waitFor(() => expect(chosen).toHaveBeenCalledOnce())
  expect(calls.at(-1)?.body).toMatchObject({ username: 'clerk', oldpassword: 'abcd-efgh-jkmn' })
  expect(left).not.toHaveBeenCalled()
})

test('logging out instead of replacing a one-time password opens the login page', async () => {
  left.mockResolvedValue(true)
  vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  show()

  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))

  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/user/login'))
  expect(left).toHaveBeenCalledOnce()
  expect(chosen).not.toHaveBeenCalled()
})

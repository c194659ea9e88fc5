// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preferences } from '../../preferences/preferences-store.ts'
import { session } from '../../session/session-store.ts'
import { openSettings, profile, saveButton, signClerkIn } from './account-settings.fixture.tsx'

signClerkIn()

test('the settings open with the profile section', async () => {
  openSettings('/account/settings')

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Lin')
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page')
})

test('an unknown section opens the first one', async () => {
  openSettings('/account/settings/nothing')

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
})

test('the interface section changes the same preferences as the settings drawer', async () => {
  openSettings('/account/settings/interface')

  await userEvent.click(await screen.findByRole('radio', { name: 'Dark menu' }))
  expect(preferences.theme).toBe('dark')

  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  expect(preferences.theme).toBe('light')
})

test('saving sends the complete profile with its version, and the header shows the new name', async () => {
  const { calls, notify } = openSettings('/account/settings/base', {
    'PUT /app/account/profile': ({ body }) => ({
      result: { ...profile, ...Object(body), version: 'second' },
    }),
  })
  const user = userEvent.setup()

  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Yu')
  await user.clear(screen.getByRole('textbox', { name: 'Email' }))
  await user.click(await saveButton())

  await waitFor(() =>
    expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'Your profile is saved.' }),
  )
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    realname: 'Lin Yu',
    sex: 2,
    birthday: '1990-06-01',
    email: null,
    telephone: null,
    avatar: null,
    version: 'first',
  })
  expect(session.user?.realname).toBe('Lin Yu')
  expect(screen.getByRole('button', { name: 'Undo changes' })).toHaveProperty('disabled', true)
})

test('an empty name is an error and is not sent', async () => {
  const { calls } = openSettings('/account/settings/base')
  const user = userEvent.setup()

  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.click(await saveButton())

  expect(await screen.findByText('Required')).toBeDefined()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test("an invalid email shows the application's error, not the browser's", async () => {
  const { calls } = openSettings('/account/settings/base')
  const user = userEvent.setup()
  const email = await screen.findByRole('textbox', { name: 'Email' })

  await user.clear(email)
  await user.type(email, 'nonsense')
  await user.click(await saveButton())

  expect(await screen.findByText('Enter a valid email address.')).toBeDefined()
  expect(email.closest('form')).toHaveProperty('noValidate', true)
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a server error is shown at its field, and values stay', async () => {
  openSettings('/account/settings/base', {
    'PUT /app/account/profile': () => ({
      status: 400,
      message: 'Check your entries',
      result: { error: 'PROFILE_INVALID', fields: { email: 'It is taken', nothing: 'x' }, requestId: '1' },
    }),
  })
  const user = userEvent.setup()

  await user.type(await screen.findByRole('textbox', { name: 'Telephone' }), '555')
  await user.click(await saveButton())

  expect(await screen.findByText('It is taken')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Telephone' })).toHaveProperty('value', '555')
  expect(session.user?.realname).toBe('Lin')
})

test('a form with a reverted value counts as unchanged', async () => {
  openSettings('/account/settings/base')
  const user = userEvent.setup()
  const telephone = await screen.findByRole('textbox', { name: 'Telephone' })
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo changes' })

  await user.type(telephone, '555')
  expect(undo.disabled).toBe(false)
  await user.clear(telephone)

  expect(undo.disabled).toBe(true)
})

test('the undo button restores the saved values', async () => {
  openSettings('/account/settings/base')
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Yu')

  await user.click(screen.getByRole('button', { name: 'Undo changes' }))

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Lin')
})

test('an unsaved profile form is registered as unsaved work', async () => {
  const watch = vi.fn((_key: string, _isDirty: boolean) => () => undefined)
  const { runtime } = openSettings('/account/settings/base')
  runtime.unsaved = { watch, confirmLoss: async () => true }
  const user = userEvent.setup()

  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Yu')

  expect(watch.mock.calls.map(([key, isDirty]) => [key, isDirty])).toContainEqual(['account/profile', true])
})

test('a failed profile shows an error with a retry button', async () => {
  let status = 500
  openSettings('/account/settings/base', {
    'GET /app/account/profile': () => ({ status, message: 'Broken', result: profile }),
  })
  const user = userEvent.setup()
  const again = await screen.findByRole('button', { name: 'Try again' })
  status = 200

  await user.click(again)

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
})

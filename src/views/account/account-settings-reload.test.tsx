// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openSettings, profile, saveButton, signClerkIn } from './account-settings.fixture.tsx'

signClerkIn()

/** Switches the language. The switch reloads the data on screen. */
const switchLanguage = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByText('简体中文'))
}

/** Opens the settings of a profile that another session changes, so that saving answers a conflict. */
function openContested() {
  let now = profile
  const { calls } = openSettings('/account/settings/base', {
    'GET /app/account/profile': () => ({ result: now }),
    'PUT /app/account/profile': () => ({
      status: 409,
      message: 'Changed elsewhere',
      result: { error: 'PROFILE_CHANGED', requestId: '1' },
    }),
  })
  const changeElsewhere = () => {
    now = { ...profile, email: 'new@example.com', version: 'second' }
  }
  return { calls, changeElsewhere }
}

test('after a change elsewhere, a reload updates unchanged fields and keeps typed values', async () => {
  const { calls, changeElsewhere } = openContested()
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Telephone' }), '555')
  changeElsewhere()
  await user.click(await saveButton())

  await user.click(await screen.findByRole('button', { name: 'Load the changes' }))

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'new@example.com'),
  )
  expect(screen.getByRole('textbox', { name: 'Telephone' })).toHaveProperty('value', '555')
  await user.click(await saveButton())
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ version: 'second', telephone: '555' }))
})

test('typed values and the profile version stay after a language switch', async () => {
  const { calls, changeElsewhere } = openContested()
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Telephone' }), '555')
  const before = calls.length
  changeElsewhere()

  await switchLanguage(user)
  await waitFor(() => expect(calls.slice(before).some(({ path }) => path.endsWith('/profile'))).toBe(true))
  await user.click(await saveButton())

  await waitFor(() => expect(calls.at(-1)?.method).toBe('PUT'))
  expect(calls.at(-1)?.body).toMatchObject({ version: 'first', telephone: '555', email: 'lin@example.com' })
  await user.click(await screen.findByRole('button', { name: 'Load the changes' }))
  await user.click(await saveButton())
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({
      version: 'second',
      telephone: '555',
      email: 'new@example.com',
    }),
  )
})

test('a reload updates unchanged fields', async () => {
  let now = profile
  const { calls } = openSettings('/account/settings/base', {
    'GET /app/account/profile': () => ({ result: now }),
    'PUT /app/account/profile': ({ body }) => ({ result: { ...now, ...Object(body) } }),
  })
  const user = userEvent.setup()
  await screen.findByRole('textbox', { name: 'Email' })
  now = { ...profile, email: 'new@example.com', version: 'second' }

  await switchLanguage(user)

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'new@example.com'),
  )
  await user.click(await saveButton())
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ version: 'second' }))
})

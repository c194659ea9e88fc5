// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountSession, LoginRecord, Profile, UserInfo } from '#schemas'
import { draw } from '../../../tests/support/draw.tsx'
import type { Answer } from '../../../tests/support/page-runtime.tsx'
import { LanguageSwitch } from '../../layouts/main/language-switch.tsx'
import { startLocale } from '../../locales/locale-store.ts'
import { session } from '../../session/session-store.ts'
import { AccountSettings } from './account-settings.tsx'

const profile: Profile = {
  username: 'clerk',
  realname: 'Lin',
  sex: 2,
  birthday: '1990-06-01',
  email: 'lin@example.com',
  telephone: null,
  avatar: null,
  phone: '138****0001',
  post: null,
  orgCode: 'A01',
  departs: [],
  roles: [],
  version: 'first',
}
const sessionOf = (id: string, userAgent: string, isCurrent = false): AccountSession => ({
  id,
  ip: '192.0.2.7',
  userAgent,
  createTime: '2026-01-02 08:00:00',
  seenTime: '2026-01-02 09:00:00',
  isCurrent,
})
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1'

type Answers = Record<string, (call: { body: unknown; query: Record<string, string> }) => Answer>

function open(path: string, answers: Answers = {}) {
  return draw(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          path="/account/settings/*"
          element={
            <>
              <LanguageSwitch />
              <AccountSettings />
            </>
          }
        />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
    { answers: { 'GET /app/account/profile': () => ({ result: profile }), ...answers } },
  )
}
const saveButton = () => screen.findByRole('button', { name: 'Save' })
const clean = { id: '7', username: 'clerk', realname: 'Lin', avatar: null } as UserInfo

beforeEach(() => {
  session.user = { ...clean }
})
afterEach(async () => {
  cleanup()
  localStorage.clear()
  await startLocale()
})

test('the settings open with the profile section', async () => {
  open('/account/settings')

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Lin')
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page')
})

test('an unknown section opens the first one', async () => {
  open('/account/settings/nothing')

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
})

test('saving sends the complete profile with its version, and the header shows the new name', async () => {
  const { calls, notify } = open('/account/settings/base', {
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
  const { calls } = open('/account/settings/base')
  const user = userEvent.setup()

  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.click(await saveButton())

  expect(await screen.findByText('Required')).toBeDefined()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test("an invalid email shows the application's error, not the browser's", async () => {
  const { calls } = open('/account/settings/base')
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
  open('/account/settings/base', {
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

test('after a change elsewhere, a reload updates unchanged fields and keeps typed values', async () => {
  let now = profile
  const { calls } = open('/account/settings/base', {
    'GET /app/account/profile': () => ({ result: now }),
    'PUT /app/account/profile': () => ({
      status: 409,
      message: 'Changed elsewhere',
      result: { error: 'PROFILE_CHANGED', requestId: '1' },
    }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Telephone' }), '555')
  now = { ...profile, email: 'new@example.com', version: 'second' }
  await user.click(await saveButton())

  await user.click(await screen.findByRole('button', { name: 'Load the changes' }))

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'new@example.com'),
  )
  expect(screen.getByRole('textbox', { name: 'Telephone' })).toHaveProperty('value', '555')
  await user.click(await saveButton())
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ version: 'second', telephone: '555' }))
})

/** Switches the language. The switch reloads the data on screen. */
const switchLanguage = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByText('简体中文'))
}

test('typed values and the profile version stay after a language switch', async () => {
  let now = profile
  const { calls } = open('/account/settings/base', {
    'GET /app/account/profile': () => ({ result: now }),
    'PUT /app/account/profile': () => ({
      status: 409,
      message: 'Changed elsewhere',
      result: { error: 'PROFILE_CHANGED', requestId: '1' },
    }),
  })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Telephone' }), '555')
  const before = calls.length
  now = { ...profile, email: 'new@example.com', version: 'second' }

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
  const { calls } = open('/account/settings/base', {
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

test('a form with a reverted value counts as unchanged', async () => {
  open('/account/settings/base')
  const user = userEvent.setup()
  const telephone = await screen.findByRole('textbox', { name: 'Telephone' })
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo changes' })

  await user.type(telephone, '555')
  expect(undo.disabled).toBe(false)
  await user.clear(telephone)

  expect(undo.disabled).toBe(true)
})

test('the undo button restores the saved values', async () => {
  open('/account/settings/base')
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Yu')

  await user.click(screen.getByRole('button', { name: 'Undo changes' }))

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Lin')
})

test('an unsaved profile form is registered as unsaved work', async () => {
  const watch = vi.fn((_key: string, _isDirty: boolean) => () => undefined)
  const { runtime } = open('/account/settings/base')
  runtime.unsaved = { watch, confirmLoss: async () => true }
  const user = userEvent.setup()

  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Yu')

  expect(watch.mock.calls.map(([key, isDirty]) => [key, isDirty])).toContainEqual(['account/profile', true])
})

test('a failed profile shows an error with a retry button', async () => {
  let status = 500
  open('/account/settings/base', {
    'GET /app/account/profile': () => ({ status, message: 'Broken', result: profile }),
  })
  const user = userEvent.setup()
  const again = await screen.findByRole('button', { name: 'Try again' })
  status = 200

  await user.click(again)

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDefined()
})

test('devices show browser and system, the current one first and marked', async () => {
  open('/account/settings/security', {
    'GET /app/account/sessions': () => ({
      result: [sessionOf('a', IPHONE), sessionOf('b', FIREFOX, true), sessionOf('c', '<b>')],
    }),
  })

  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

  await waitFor(() => expect(screen.getByText(/Safari 17 · iOS 17.1/)).toBeDefined())
  expect(items).toHaveLength(3)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/Firefox 132 · Windows 10.*This device/)
  expect(screen.getByText('Unknown browser')).toBeDefined()
  expect(screen.getByText('138****0001')).toBeDefined()
})

test('a device is signed out only after confirmation', async () => {
  let sessions = [sessionOf('a', IPHONE), sessionOf('b', FIREFOX, true)]
  const { calls, notify } = open('/account/settings/security', {
    'GET /app/account/sessions': () => ({ result: sessions }),
    'DELETE /app/account/sessions/a': () => {
      sessions = sessions.slice(1)
      return { result: null }
    },
  })
  const user = userEvent.setup()
  const button = await screen.findByRole('button', { name: 'Sign out Safari 17 · iOS 17.1' })
  const asked = () => calls.filter(({ method }) => method === 'DELETE')
  notify.confirm.mockResolvedValueOnce(false)

  await user.click(button)
  expect(asked()).toEqual([])
  await user.click(button)

  expect(await screen.findByText('No other devices are signed in.')).toBeDefined()
  expect(asked().map(({ path }) => path)).toEqual(['/app/account/sessions/a'])
})

test('all other devices are signed out together', async () => {
  let sessions = [sessionOf('a', IPHONE), sessionOf('b', FIREFOX, true)]
  const { notify } = open('/account/settings/security', {
    'GET /app/account/sessions': () => ({ result: sessions }),
    'DELETE /app/account/sessions': () => {
      sessions = sessions.slice(1)
      return { result: { ended: 1 } }
    },
  })

  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out all other devices' }))

  expect(await screen.findByText('No other devices are signed in.')).toBeDefined()
  expect(notify.confirm).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }))
})

const record = (id: string, outcome: LoginRecord['outcome']): LoginRecord => ({
  id,
  time: '2026-01-02 09:00:00',
  ip: '192.0.2.7',
  userAgent: FIREFOX,
  outcome,
  way: outcome === 'LOGOUT' ? null : 'PASSWORD',
})

test('the sign-in log shows time, result, browser, IP address and way to sign in', async () => {
  open('/account/settings/log', {
    'GET /app/account/login-log': () => ({
      result: { records: [record('1', 'SUCCESS'), record('2', 'FAILURE'), record('3', 'LOGOUT')], total: 3 },
    }),
  })

  const rows = await screen.findAllByRole('row')

  await within(rows[1] as HTMLElement).findByText('Firefox 132 · Windows 10')
  expect(
    rows
      .slice(1)
      .map(({ textContent }) => /Signed in|Sign-in failed|Signed out/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Signed in', 'Sign-in failed', 'Signed out'])
  expect(rows[1]?.textContent).toContain('2026-01-02 09:00:00')
  expect(rows[1]?.textContent).toContain('192.0.2.7 · By password')
})

test('the page number of the sign-in log is in the address', async () => {
  const { calls } = open('/account/settings/log?page=2', {
    'GET /app/account/login-log': () => ({ result: { records: [record('1', 'SUCCESS')], total: 41 } }),
  })

  await userEvent.setup().click(await screen.findByTitle('3'))

  await waitFor(() => expect(calls.at(-1)?.query.pageNo).toBe('3'))
  expect(calls.find(({ path }) => path.endsWith('login-log'))?.query.pageNo).toBe('2')
})

test.each([
  ['/account/settings/security', 'GET /app/account/sessions'],
  ['/account/settings/log', 'GET /app/account/login-log'],
])('the page %s is shown after a malformed response', async (path, call) => {
  open(path, { [call]: () => ({ result: { records: 'rubbish' } }) })

  expect(await screen.findByText(/No other devices are signed in|No sign-ins yet/)).toBeDefined()
})

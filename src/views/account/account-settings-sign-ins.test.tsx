// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AccountSession, LoginRecord } from '#schemas'
import { openSettings, signClerkIn } from './account-settings.fixture.tsx'

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

signClerkIn()

test('devices show browser and system, the current one first and marked', async () => {
  openSettings('/account/settings/security', {
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
  const { calls, notify } = openSettings('/account/settings/security', {
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
  const { notify } = openSettings('/account/settings/security', {
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
  openSettings('/account/settings/log', {
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
  const { calls } = openSettings('/account/settings/log?page=2', {
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
  openSettings(path, { [call]: () => ({ result: { records: 'rubbish' } }) })

  expect(await screen.findByText(/No other devices are signed in|No sign-ins yet/)).toBeDefined()
})

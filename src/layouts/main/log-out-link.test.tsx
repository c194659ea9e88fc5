// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult } from '#schemas'
import { draw } from '../../../tests/support/draw.tsx'
import { popLoginNote, readToken, storeLogin } from '../../session/credentials.ts'
import { session } from '../../session/session-store.ts'
import { readDraft, storeDrafts } from '../../tabs/expired-session-drafts.ts'
import { LogOutLink } from './log-out-link.tsx'

const assign = vi.fn()

/**
 * Clicks the link. `isSure` is the user's answer to the confirmation, and `status` the status of the server's
 * response.
 */
async function leave({ isSure = true, status = 200 } = {}) {
  const { notify } = draw(<LogOutLink />, { answers: { 'POST /sys/logout': () => ({ status }) } })
  notify.confirm.mockResolvedValue(isSure)
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  return notify.confirm
}

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  storeLogin({ token: 'secret', userInfo: { id: '7', username: 'clerk' } } as unknown as LoginResult)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  session.isLeaving = false
  assign.mockReset()
})

test('the logout link asks for confirmation, logs out and goes to /', async () => {
  const confirm = await leave()

  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(confirm.mock.calls).toEqual([[{ title: 'Prompt', text: 'Are you sure you want to log out?' }]])
  expect([readToken(), popLoginNote()]).toEqual([undefined, undefined])
})

test('a user who cancels the logout stays signed in', async () => {
  await leave({ isSure: false })

  expect([readToken(), assign.mock.calls]).toEqual(['secret', []])
})

test('a logout deletes the drafts of an expired session', async () => {
  const form = { key: 'bill/42', label: 'Bill', isDirty: true, values: () => ({ a: 1 }), restore: vi.fn() }
  storeDrafts('7', [form])

  await leave({ isSure: false })
  expect(readDraft('7', 'bill/42')).toEqual({ a: 1 })

  cleanup()
  await leave()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(readDraft('7', 'bill/42')).toBeUndefined()
})

test('a logout cancels the pending requests of pages first', async () => {
  const cancelled = vi.fn()
  const Pending = () => {
    useQuery({
      queryKey: ['pending'],
      queryFn: ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => cancelled(readToken()))),
    })
    return <LogOutLink />
  }
  const { notify } = draw(<Pending />, { answers: { 'POST /sys/logout': () => ({}) } })
  notify.confirm.mockResolvedValue(true)

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))

  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(cancelled.mock.calls).toEqual([['secret']])
})

test('a logout without confirmation of the server leaves a message for the login page', async () => {
  await leave({ status: 500 })

  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(popLoginNote()).toEqual({
    verbatim: "You are logged out on this device, but the server didn't confirm it.",
  })
})

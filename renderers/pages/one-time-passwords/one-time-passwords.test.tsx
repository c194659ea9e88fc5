// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PageHost } from '#runtime'
import page from '../../../schemas/pages/system/one-time-passwords.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'
import type { Answer } from '../../../tests/support/page-runtime.tsx'
import { PageDrawer } from '../../shared/page-drawer.tsx'

const path = 'POST /app/users/oneTimePasswords'
const passwords = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'].map((password, index) => ({
  id: `${index + 1}`,
  username: `user${index + 1}`,
  realname: 'Lin',
  password,
}))

const open = (answers: Record<string, () => Answer>) =>
  draw(<PageHost component={page.id} params={{ ids: '1,2' }} />, {
    pages: { [page.id]: page },
    codes: ['system:user:password'],
    answers,
  })
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Create passwords' }))

afterEach(cleanup)

test('passwords are created on demand, shown once and copied', async () => {
  const { calls } = open({ [path]: () => ({ result: { passwords, until: '2026-05-04 10:00:00' } }) })
  await screen.findByText(/The current password stops working immediately/)
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)

  await press()

  expect(await screen.findByText('abcd-efgh-jkmn')).toBeTruthy()
  expect(screen.getByText(/until 2026-05-04 10:00:00/)).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ ids: '1,2' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  expect(await navigator.clipboard.readText()).toBe('user1\tabcd-efgh-jkmn\nuser2\tpqrs-tuvw-xyz2')
})

test('a drawer with passwords that are not copied asks before it closes', async () => {
  const close = vi.fn()
  const content = { page: page.id, params: { ids: '1,2' }, title: undefined }
  const { notify } = draw(<PageDrawer content={content} isOpen isInAddress={false} close={close} />, {
    pages: { [page.id]: page },
    codes: ['system:user:password'],
    answers: { [path]: () => ({ result: { passwords, until: '2026-05-04 10:00:00' } }) },
  })
  notify.confirm.mockResolvedValueOnce(false)
  await press()
  const user = userEvent.setup()
  const closeDrawer = async () => user.click(screen.getByRole('button', { name: 'Close' }))

  await screen.findByText('abcd-efgh-jkmn')
  await closeDrawer()
  await vi.waitFor(() => expect(notify.confirm).toHaveBeenCalledOnce())
  expect(close).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  await closeDrawer()

  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(notify.confirm).toHaveBeenCalledOnce()
})

test('an error is shown on the page, and the user can try again', async () => {
  open({
    [path]: () => ({
      status: 403,
      message: 'This user may do more than you',
      result: { error: 'USER_BEYOND', requestId: '1' },
    }),
  })

  await press()

  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create passwords' })).toBeTruthy()
})

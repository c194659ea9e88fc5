// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#schemas'
import { type AntdApp, antdCalls } from '../app/notify/antd-messages.tsx'
import { session } from '../session/session-store.ts'
import { openPasswordDialog } from './open-dialogs.ts'

const open = vi.fn()

afterEach(() => {
  session.user = undefined
  open.mockReset()
})

test.each([
  ['no user is known', undefined],
  ['the user has no name', { id: '7', username: '' } as UserInfo],
])('if %s, the password dialog shows a warning and stays closed', async (_, user) => {
  session.user = user
  const stop = antdCalls.listen((call) => call({ message: { open } } as unknown as AntdApp))

  await openPasswordDialog()
  stop()

  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'warning', content: 'no logged-in user in the current system!' }),
  )
})

// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { unstyled } from '../../tests/support/unstyled.ts'
import { type AntdApp, antdCalls } from '../app/notify/antd-messages.tsx'
import { Dialogs } from '../app/notify/dialogs.tsx'
import { popDepartQuestion, storeDepartQuestion } from '../session/depart-question.ts'
import { session } from '../session/session-store.ts'
import { DepartGate } from './depart-gate.tsx'

const east = { id: '1', departName: 'East China', orgCode: 'A01' }
const west = { id: '2', departName: 'West China', orgCode: 'A02' }
const entry = { id: '1', path: '/home', component: 'dashboard/Analysis', route: '1', meta: { title: 'Home' } }

function show() {
  return draw(
    <ConfigProvider theme={unstyled}>
      <DepartGate>
        <p>the first page</p>
      </DepartGate>
      <Dialogs />
    </ConfigProvider>,
    {
      answers: {
        'GET /sys/user/getCurrentUserDeparts': () => ({ result: { list: [east, west], orgCode: 'A01' } }),
        'POST /sys/selectDepart': () => ({ result: { userInfo: { id: '7', username: 'clerk' } } }),
        'GET /sys/permission/getUserPermissionByToken': () => ({ result: { menu: [entry] } }),
      },
    },
  )
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  Object.assign(session, { user: undefined, rights: undefined })
})

test('without a stored department question the application opens immediately', () => {
  show()

  expect(screen.getByText('the first page')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a user without a department sees a warning and may continue', async () => {
  const open = vi.fn()
  const stop = antdCalls.listen((call) => call({ message: { open } } as unknown as AntdApp))
  storeDepartQuestion('none')

  show()

  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'warning', content: 'you have not set department information!' }),
    ),
  )
  expect(screen.getByText('the first page')).toBeTruthy()
  stop()
})

test('a user with several departments chooses one before the first page', async () => {
  storeDepartQuestion('choose')

  show()
  await screen.findByRole('dialog', { name: 'department switch (current department: East China)' })
  expect(screen.queryByText('the first page')).toBeNull()
  expect(screen.queryByRole('button', { name: 'close' })).toBeNull()
  expect(popDepartQuestion()).toBe('choose')
  await userEvent.click(screen.getByRole('button', { name: 'confirm' }))

  expect(await screen.findByText('the first page')).toBeTruthy()
  expect(session.rights?.menu.map(({ path }) => path)).toEqual(['/home'])
  expect(popDepartQuestion()).toBeUndefined()
})

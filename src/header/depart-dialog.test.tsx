// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import type { Answer } from '../../tests/support/page-runtime.tsx'
import { unstyled } from '../../tests/support/unstyled.ts'
import { notify } from '../app/notify/notify.ts'
import { session } from '../session/session-store.ts'
import { createUnsavedPort, dropUnsavedWork, unsaved } from '../tabs/unsaved-work.ts'
import { DepartDialog } from './depart-dialog.tsx'

/** Draws an element without animations, because the test DOM fires no transition events. */
const still = (element: ReactNode) => <ConfigProvider theme={unstyled}>{element}</ConfigProvider>

const LIST = 'GET /sys/user/getCurrentUserDeparts'
const SELECT = 'POST /sys/selectDepart'

const east = { id: '1', departName: 'East China', orgCode: 'A01' }
const west = { id: '2', departName: 'West China', orgCode: 'A02' }
const userInfo = { id: '7', username: 'clerk', realname: 'Clerk', orgCode: 'A02' }

interface Setting {
  departs?: unknown
  select?: () => Answer
  isClosable?: boolean
}

function open({ departs = { list: [east, west], orgCode: 'A01' }, select, isClosable = true }: Setting = {}) {
  const onClose = vi.fn()
  const runtime = draw(still(<DepartDialog isClosable={isClosable} onClose={onClose} />), {
    answers: {
      [LIST]: () => ({ result: departs }),
      [SELECT]: select ?? (() => ({ result: { userInfo } })),
    },
  })
  return { ...runtime, onClose }
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'department' }))
  await userEvent.click(await screen.findByTitle(name))
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'confirm' }))
const kept = () => JSON.parse(localStorage.getItem('pro__Login_Userinfo') ?? 'null')

afterEach(() => {
  cleanup()
  localStorage.clear()
  session.user = undefined
  vi.restoreAllMocks()
})

test('the dialog title names the current department after the departments have loaded', async () => {
  open()

  expect(screen.getByRole('dialog', { name: 'department switch' })).toBeTruthy()
  expect(
    await screen.findByRole('dialog', { name: 'department switch (current department: East China)' }),
  ).toBeTruthy()
})

test('a choice stores the user for 7 days, updates the session and closes the dialog', async () => {
  const { calls, onClose } = open()
  await screen.findByTitle('East China')

  await choose('West China')
  await confirm()

  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  expect(calls.at(-1)).toMatchObject({
    path: '/sys/selectDepart',
    body: { orgCode: 'A02', username: 'clerk' },
  })
  expect(kept().value).toEqual(userInfo)
  expect((kept().expire - Date.now()) / 604_800_000).toBeCloseTo(1, 3)
  expect(session.user).toEqual(userInfo)
})

test('without a choice the select shows an error state without a message, and sends nothing', async () => {
  const { calls, notify } = open({ departs: { list: [east, west], orgCode: null } })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'confirm' }).matches(':disabled')).toBe(false),
  )

  await confirm()

  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('.ant-select-status-error')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notify.toast).not.toHaveBeenCalled()
  expect(calls.map(({ path }) => path)).toEqual(['/sys/user/getCurrentUserDeparts'])
})

test("a rejected choice shows the server's message in the dialog", async () => {
  const { onClose } = open({ select: () => ({ success: false, message: 'This is not your department.' }) })
  await screen.findByTitle('East China')

  await choose('West China')
  await confirm()

  expect(await screen.findByText('This is not your department.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  expect(kept()).toBeNull()
})

test.each([[{ list: [], orgCode: null }], [null], [{ list: 'none' }], [{ list: [null, { orgCode: 1 }] }]])(
  'a response without departments, such as %j, shows a warning and closes the dialog',
  async (departs) => {
    const { notify, onClose } = open({ departs })

    await waitFor(() => expect(onClose).toHaveBeenCalledWith(false))

    expect(notify.toast.mock.calls).toEqual([
      [{ type: 'warning', text: 'you have not set department information!' }],
    ])
  },
)

test("a closable dialog has a button 'close'", async () => {
  const { onClose } = open()

  await userEvent.click(screen.getByRole('button', { name: 'close' }))

  await waitFor(() => expect(onClose).toHaveBeenCalledWith(false))
})

test('a dialog that is not closable offers only a choice or a logout', async () => {
  const { onClose } = open({ isClosable: false })
  await screen.findByTitle('East China')

  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('button', { name: /close/i })).toBeNull()
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('failed departments can be loaded again', async () => {
  let status = 503
  draw(still(<DepartDialog isClosable onClose={vi.fn()} />), {
    answers: { [LIST]: () => ({ status, result: { list: [east], orgCode: 'A01' } }) },
  })
  await screen.findByText("Your departments couldn't be loaded.")

  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByTitle('East China')).toBeTruthy()
})

test('unsaved work is guarded until the server accepts the choice', async () => {
  vi.spyOn(notify, 'confirm').mockResolvedValue(true)
  const form = { key: 'form', label: 'Form', isDirty: true, values: () => ({}), restore: () => undefined }
  const port = createUnsavedPort({ path: () => '/form', isKept: false, isShown: () => true })
  const answers = [{ success: false, message: 'Not now.' }, { result: { userInfo } }]
  const { onClose } = open({ select: () => answers.shift() ?? {} })
  await screen.findByTitle('East China')
  port.watch('form', true, () => form)

  await confirm()
  await screen.findByText('Not now.')
  expect(unsaved.paths).toEqual(['/form'])

  await confirm()
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  expect(unsaved.paths).toEqual([])
  dropUnsavedWork(['/form'])
})

test.each([
  [true, 1],
  [false, 0],
])('with isClosable %s, the back button closes the dialog %i times', async (isClosable, closings) => {
  const { navigation, onClose } = open({ isClosable })
  await screen.findByTitle('East China')

  act(() => expect(navigation.pressBack()).toBe(isClosable))

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(closings))
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UserInfo } from '#schemas'
import { draw } from '../../tests/support/draw.tsx'
import { unstyled } from '../../tests/support/unstyled.ts'
import { Dialogs } from '../app/notify/dialogs.tsx'
import { settingsDrawer } from '../preferences/settings-drawer-store.ts'
import { session } from '../session/session-store.ts'
import { UserMenu } from './user-menu.tsx'

function Place() {
  return <output>{useLocation().pathname}</output>
}

async function choose(name: string) {
  draw(
    <ConfigProvider theme={unstyled}>
      <MemoryRouter>
        <UserMenu />
        <Place />
        <Dialogs />
      </MemoryRouter>
    </ConfigProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'User menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

async function closeDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

beforeEach(() => {
  session.user = { id: '7', username: 'clerk', realname: '陈雨桐', avatar: 'a/me.png' } as UserInfo
})
afterEach(() => {
  cleanup()
  settingsDrawer.isOpen = false
  session.user = undefined
})

test.each([
  ['Account center', '/account/center'],
  ['Account settings', '/account/settings'],
  ['My exports and imports', '/account/FileTaskList'],
])("the menu item '%s' opens %s", async (name, path) => {
  await choose(name)

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(path))
})

test("'system settings' opens the settings drawer", async () => {
  await choose('system settings')

  await waitFor(() => expect(settingsDrawer.isOpen).toBe(true))
})

test("'change password' opens the dialog for it", async () => {
  await choose('change password')

  expect(await screen.findByRole('dialog', { name: 'change password' })).toBeTruthy()
  await closeDialog()
})

test("'department switch' opens a dialog that can be closed", async () => {
  await choose('department switch')

  expect(await screen.findByRole('dialog', { name: 'department switch' })).toBeTruthy()
  await closeDialog()
})

test('a picture that fails to load is replaced by the first character of the name', () => {
  const { container } = draw(
    <MemoryRouter>
      <UserMenu />
    </MemoryRouter>,
  )
  const picture = container.querySelector('img')

  expect(picture?.getAttribute('src')).toBe('/jeecg-boot/sys/common/static/a/me.png')
  fireEvent.error(picture as Element)

  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'User menu' }).textContent).toBe('陈')
})

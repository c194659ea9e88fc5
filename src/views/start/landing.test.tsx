// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { ref } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { readMenu } from '../../menu/menu-tree.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { session } from '../../session/session-store.ts'
import { Landing } from './landing.tsx'

const pageOf = (id: string, view: string) => ({
  format: 1,
  id,
  kind: 'detail',
  title: id,
  requires: { view },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g1', nodes: [] }] },
})
const pages = {
  'dashboard/Analysis': pageOf('dashboard/Analysis', 'dashboard:view'),
  'bill/SettleBillList': pageOf('bill/SettleBillList', 'bill:list'),
  'system/UserList': pageOf('system/UserList', 'system:user:list'),
}
const home = { id: 'h', path: HOME_PATH, component: 'dashboard/Analysis', meta: { title: 'Home' } }
const secret = {
  id: 's',
  path: '/secret',
  component: 'bill/SettleBillList',
  hidden: true,
  meta: { title: 'S' },
}
const folder = {
  id: 'f',
  path: '/bill',
  component: 'layouts/RouteView',
  meta: { title: 'Bills' },
  children: [
    { id: 'b', path: '/bill/settleBill', component: 'bill/SettleBillList', meta: { title: 'Bills' } },
    { id: 'u', path: '/isystem/user', component: 'system/UserList', meta: { title: 'Users' } },
  ],
}

function land(menu: readonly object[], codes: readonly string[]) {
  const nodes = readMenu(menu, { origin: 'http://localhost:3000', apiBase: '/jeecg-boot', token: undefined })
  const auth = codes.map((action) => ({ action, describe: action, type: '1' as const }))
  session.rights = ref({ menu: nodes, auth, allAuth: [], isJeecg: false, businessTz: undefined })
  const { runtime, notify } = createTestRuntime({ pages })
  const Where = () => <output>{useLocation().pathname}</output>
  render(
    <RuntimeProvider value={runtime}>
      <MemoryRouter initialEntries={[HOME_PATH]}>
        <Routes>
          <Route path={HOME_PATH} element={<Landing />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </RuntimeProvider>,
  )
  return notify
}
const arrivesAt = async () => (await screen.findByRole('status')).textContent

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('without permission for home, the first permitted page opens', async () => {
  land([home, secret, folder], ['bill:list', 'system:user:list'])

  await expect.poll(arrivesAt).toBe('/bill/settleBill')
})

test('a menu page without permission is skipped', async () => {
  land([home, folder], ['system:user:list'])

  await expect.poll(arrivesAt).toBe('/isystem/user')
})

test('a user without pages sees instructions and the button "Check again"', async () => {
  const notify = land([home], [])
  vi.stubGlobal('fetch', async () => Response.json({ success: true, result: { menu: [home] } }))

  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }))

  expect(screen.getByText(/Ask an administrator to give you a role/)).toBeTruthy()
  await expect.poll(() => notify.toast.mock.calls.length).toBe(1)
})

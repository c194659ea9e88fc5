// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ref } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { session } from '../session/session-store.ts'
import { AppRoutes } from './app-routes.tsx'

vi.mock('../layouts/main/main-layout.tsx', () => ({
  MainLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}))

afterEach(() => {
  cleanup()
  session.rights = undefined
})

test('with a menu without a home page, the start page opens', async () => {
  session.rights = ref({ menu: [], auth: [], allAuth: [], isJeecg: true, businessTz: undefined })
  render(
    <RuntimeProvider value={createTestRuntime({}).runtime}>
      <MemoryRouter initialEntries={['/']}>
        <AppRoutes menu={[]} routes={[]} />
      </MemoryRouter>
    </RuntimeProvider>,
  )

  expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy()
})

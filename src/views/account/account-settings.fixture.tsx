import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach } from 'vitest'
import type { Profile, UserInfo } from '#schemas'
import { draw } from '../../../tests/support/draw.tsx'
import type { Answer } from '../../../tests/support/page-runtime.tsx'
import { LanguageSwitch } from '../../layouts/main/language-switch.tsx'
import { startLocale } from '../../locales/locale-store.ts'
import { session } from '../../session/session-store.ts'
import { AccountSettings } from './account-settings.tsx'

export const profile: Profile = {
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

type Answers = Record<string, (call: { body: unknown; query: Record<string, string> }) => Answer>

/** Opens a page of the account settings, with the switch of the language. */
export function openSettings(path: string, answers: Answers = {}) {
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
export const saveButton = () => screen.findByRole('button', { name: 'Save' })
const clean = { id: '7', username: 'clerk', realname: 'Lin', avatar: null } as UserInfo

/** Signs a clerk in before each test of a file, and removes the screen and its settings after each test. */
export function signClerkIn(): void {
  beforeEach(() => {
    session.user = { ...clean }
  })
  afterEach(async () => {
    cleanup()
    localStorage.clear()
    await startLocale()
  })
}

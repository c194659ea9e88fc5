// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { AccountCenter } from './account-center.tsx'

const profile = {
  username: 'clerk',
  realname: 'Lin',
  sex: 2,
  birthday: null,
  email: 'lin@example.com',
  telephone: null,
  avatar: 'avatar/me.png',
  phone: '138****0001',
  post: null,
  orgCode: 'A02',
  departs: [
    { departName: 'East', orgCode: 'A01' },
    { departName: 'West', orgCode: 'A02' },
  ],
  roles: [{ roleCode: 'clerk', roleName: 'Settlement' }],
  version: '1',
}

const open = (result: unknown = profile) =>
  draw(
    <MemoryRouter>
      <AccountCenter />
    </MemoryRouter>,
    {
      answers: {
        'GET /app/account/profile': () => ({ result }),
        'GET /app/account/login-log': () => ({
          result: {
            records: [
              {
                id: '1',
                time: '2026-01-02 09:00:00',
                ip: '192.0.2.7',
                userAgent: null,
                outcome: 'FAILURE',
                way: 'SMS',
              },
            ],
          },
        }),
      },
    },
  )

afterEach(cleanup)

test('the account center shows name, contact, roles and departments, the current one marked', async () => {
  open()

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Lin')
  expect(screen.getByText('138****0001')).toBeDefined()
  expect(screen.getByText('Settlement')).toBeDefined()
  expect(screen.getByText('Current').closest('li')?.textContent).toContain('West')
  expect(document.querySelector('img')?.getAttribute('src')).toBe(
    '/jeecg-boot/sys/common/static/avatar/me.png',
  )
})

test('only a user with several departments can switch the department', async () => {
  const { unmount } = open()
  await screen.findByRole('button', { name: 'department switch' })
  unmount()

  open({ ...profile, departs: profile.departs.slice(1) })

  await screen.findByText('West')
  expect(screen.queryByRole('button', { name: 'department switch' })).toBeNull()
})

test('recent sign-ins are shown, with links to all and to the settings', async () => {
  open()

  expect(await screen.findByText('Sign-in failed')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All sign-ins' }).getAttribute('href')).toBe(
    '/account/settings/log',
  )
  expect(screen.getByRole('link', { name: 'Edit the profile' }).getAttribute('href')).toBe(
    '/account/settings/base',
  )
})

test('a profile without lists and with an unsafe picture address is shown', async () => {
  open({ username: 'clerk', realname: '', avatar: 'javascript:alert(1)' })

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('clerk')
  expect(document.querySelector('img')).toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const node = (path: string, title: string) =>
  ({ key: path, path, title, titles: { 'en-US': title }, children: [] }) as unknown as MenuNode

function show(trail: readonly MenuNode[], path = '/elsewhere') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RuntimeProvider value={createTestRuntime().runtime}>
        <Breadcrumb trail={trail} />
      </RuntimeProvider>
    </MemoryRouter>,
  )
}
const home = () => screen.queryByRole('link', { name: 'Home' })?.getAttribute('href')

afterEach(cleanup)

test('at home there is only home, without a link', () => {
  show([node(HOME_PATH, 'Home')])

  expect(screen.getByText('Home').getAttribute('aria-current')).toBe('page')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('on other pages home is a link, and the last matched route is the current page', () => {
  show([node('/bill', 'Bills'), node('/bill/settleBill', 'Settlement bills')])

  expect(home()).toBe(HOME_PATH)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Bills',
    'Settlement bills',
  ])
  expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('page')
})

test('without a matching route there is a link to home', () => {
  show([])

  expect(home()).toBe(HOME_PATH)
})

test('a page outside the menu shows its own title', () => {
  show([], '/account/settings/security')

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Account settings',
  ])
})

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

test('the breadcrumb of the home page is its title, without a link', () => {
  show([node(HOME_PATH, 'Home')])

  expect(screen.getByText('Home').getAttribute('aria-current')).toBe('page')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('the breadcrumb of other pages begins with a link to the home page and ends with the current page', () => {
  show([node('/bill', 'Bills'), node('/bill/settleBill', 'Settlement bills')])

  expect(home()).toBe(HOME_PATH)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Bills',
    'Settlement bills',
  ])
  expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('page')
})

test('without a matching route the breadcrumb is a link to the home page', () => {
  show([])

  expect(home()).toBe(HOME_PATH)
})

test("the breadcrumb of a page outside the menu shows the page's title", () => {
  show([], '/account/settings/security')

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Account settings',
  ])
})

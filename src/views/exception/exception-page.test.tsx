// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { ExceptionPage } from './exception-page.tsx'

function Path() {
  return <output>{useLocation().pathname}</output>
}

const show = (status: 403 | 404 | 500) =>
  render(
    <MemoryRouter initialEntries={['/lost']}>
      <RuntimeProvider value={createTestRuntime().runtime}>
        <ExceptionPage status={status} />
        <Path />
      </RuntimeProvider>
    </MemoryRouter>,
  )

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

test.each([
  [403, "Sorry, you don't have access to this page."],
  [404, "Sorry, this page doesn't exist."],
  [500, 'Sorry, the server reported an error.'],
] as const)(
  'the page %i names the error, also in the title, and links to the home page',
  (status, reason) => {
    show(status)

    expect(screen.getByRole('heading', { name: String(status) })).toBeTruthy()
    expect(screen.getByText(reason)).toBeTruthy()
    expect(document.title).toBe(`${status} · brand back office`)
    fireEvent.click(screen.getByRole('button', { name: 'Back home' }))
    expect(screen.getByRole('status').textContent).toBe('/dashboard/analysis')
  },
)

test("the page 500 offers a reload, the page 404 doesn't", () => {
  show(500)
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeNull()
  cleanup()

  show(404)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

test('the back button is shown after a page of the application', () => {
  show(404)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  cleanup()

  history.replaceState({ idx: 1 }, '')
  show(404)
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeNull()
})

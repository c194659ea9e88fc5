// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppBoundary } from './app-boundary.tsx'

afterEach(cleanup)

test('an uncaught error shows a message with the button "Try again"', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = (): never => {
    throw new Error('boom')
  }

  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  )

  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy()
})

// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppRouter } from './app-router.tsx'

test('mounting the application again creates no second router', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const routers = () => listen.mock.calls.filter(([type]) => type === 'popstate').length

  render(<AppRouter />, { reactStrictMode: true }).unmount()
  const atFirst = routers()
  render(<AppRouter />, { reactStrictMode: true }).unmount()

  expect([atFirst, routers()]).toEqual([1, 1])
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { Access } from './use-access.tsx'

afterEach(cleanup)

const show = (code: string | undefined) =>
  render(
    <RuntimeProvider value={createTestRuntime({ codes: ['bill:confirm'] }).runtime}>
      <Access code={code}>
        <button type="button">Confirm</button>
      </Access>
    </RuntimeProvider>,
  )

test.each([['bill:confirm'], [undefined]])(
  'an element that requires %s is rendered for users with that permission',
  (code) => {
    show(code)

    expect(screen.getByRole('button')).toBeTruthy()
  },
)

test('an element with a missing permission code is not rendered', () => {
  const { container } = show('bill:release')

  expect(container.innerHTML).toBe('')
})

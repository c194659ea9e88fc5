// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { RuntimeProvider } from '../runtime-provider.tsx'
import type { UnsavedForm, UnsavedPort } from './unsaved-port.ts'
import { useUnsaved } from './use-unsaved.ts'

afterEach(cleanup)

function Form({ form }: { form: UnsavedForm }) {
  useUnsaved(form)
  return null
}

const formOf = (change: Partial<UnsavedForm> = {}): UnsavedForm => ({
  key: 'account/profile',
  label: 'Profile',
  isDirty: false,
  values: () => ({}),
  restore: () => undefined,
  ...change,
})

function setup(port: Pick<UnsavedPort, 'watch'> | undefined) {
  const { runtime } = createTestRuntime()
  const unsaved = port && { ...port, confirmLoss: async () => true }
  const value = { ...runtime, unsaved }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RuntimeProvider value={value}>{children}</RuntimeProvider>
  )
  return render(<Form form={formOf()} />, { wrapper })
}

test('a form is watched from mount to unmount, dirty or not', () => {
  const end = vi.fn()
  const watch = vi.fn<UnsavedPort['watch']>(() => end)

  const { rerender, unmount } = setup({ watch })
  rerender(<Form form={formOf({ isDirty: true })} />)

  expect(watch.mock.calls.map(([key, isDirty]) => [key, isDirty])).toEqual([
    ['account/profile', false],
    ['account/profile', true],
  ])
  unmount()
  expect(end).toHaveBeenCalledTimes(2)
})

test('the unsaved-work port reads the current state of the form', () => {
  const watch = vi.fn<UnsavedPort['watch']>(() => () => undefined)

  const { rerender } = setup({ watch })
  rerender(<Form form={formOf({ values: () => ({ realname: 'Lin' }) })} />)

  expect(watch).toHaveBeenCalledOnce()
  expect(watch.mock.calls[0]?.[2]().values()).toEqual({ realname: 'Lin' })
})

test('without an unsaved-work port, nothing is registered', () => {
  expect(() => setup(undefined)).not.toThrow()
})

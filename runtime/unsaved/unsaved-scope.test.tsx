// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { RuntimeProvider } from '../runtime-provider.tsx'
import type { UnsavedPort } from './unsaved-port.ts'
import { type UnsavedScope, UnsavedScopeContext, useUnsavedScope } from './unsaved-scope.ts'
import { useUnsaved } from './use-unsaved.ts'

afterEach(cleanup)

const scopes: Record<string, UnsavedScope> = {}

function PageScope({ name, children }: { name: string; children: ReactNode }) {
  const scope = useUnsavedScope()
  scopes[name] = scope
  return <UnsavedScopeContext value={scope}>{children}</UnsavedScopeContext>
}

function Form({ name }: { name: string }) {
  useUnsaved({ key: name, label: name, isDirty: true, values: () => ({}), restore: () => undefined })
  return null
}

function open() {
  const confirmLoss = vi.fn<UnsavedPort['confirmLoss']>(async () => false)
  const { runtime } = createTestRuntime({ unsaved: { watch: () => () => undefined, confirmLoss } })
  const screenOf = (hasDrawer: boolean) => (
    <RuntimeProvider value={runtime}>
      <PageScope name="page">
        <Form name="cells" />
        {hasDrawer && (
          <PageScope name="drawer">
            <Form name="contact" />
          </PageScope>
        )}
      </PageScope>
    </RuntimeProvider>
  )
  const { rerender } = render(screenOf(true))
  return { confirmLoss, closeDrawer: () => rerender(screenOf(false)) }
}

test('a page asks about its own forms and those of its drawers', async () => {
  const { confirmLoss } = open()

  expect(await scopes.page?.confirmLoss()).toBe(false)

  expect(confirmLoss.mock.calls[0]?.[0].toSorted()).toEqual(['cells', 'contact'])
})

test('a page in a drawer does not ask about the page below', async () => {
  const { confirmLoss } = open()

  await scopes.drawer?.confirmLoss()

  expect(confirmLoss.mock.calls).toEqual([[['contact']]])
})

test('a closed form is not asked about', async () => {
  const { confirmLoss, closeDrawer } = open()

  closeDrawer()
  await scopes.page?.confirmLoss()

  expect(confirmLoss.mock.calls).toEqual([[['cells']]])
})

test('a page without forms asks nothing', async () => {
  const { confirmLoss } = open()
  const [empty] = [scopes.drawer]
  cleanup()

  expect(await empty?.confirmLoss()).toBe(true)
  expect(confirmLoss).not.toHaveBeenCalled()
})

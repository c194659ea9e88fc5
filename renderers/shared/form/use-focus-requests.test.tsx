// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineField, type FieldProps } from '#runtime'
import { openPage } from '../../../tests/support/draw.tsx'

/** A field whose input appears only after `arrive()`, as if its code were still loading. */
function lateField() {
  let isHere = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Late({ id }: FieldProps<Record<string, never>, string>) {
    return useSyncExternalStore(subscribe, () => isHere) ? <input id={id} /> : null
  }
  const arrive = () =>
    act(() => {
      isHere = true
      for (const listener of listeners) listener()
    })
  return { field: defineField({ name: 'Late', title: 'Late', accepts: ['string'], Component: Late }), arrive }
}

const page = {
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  form: {
    nodes: [
      { node: 'field', id: 'a', field: 'late', title: 'late', component: 'Late', required: true },
      { node: 'field', id: 'b', field: 'note', title: 'note' },
    ],
    submit: { op: 'bill.hold' },
  },
}

// The simulated DOM has frames without a duration, so a busy machine would use them all up at once.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Submits the form, whose first error is at an input that isn't there yet. */
async function submit() {
  const { field, arrive } = lateField()
  openPage(page, { fields: [field] } as never)
  await userEvent.click(await screen.findByRole('button', { name: /Save/ }))
  await screen.findByText('Required')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return arrive
}

test('an input that arrives after the request gets the focus', async () => {
  const arrive = await submit()

  arrive()

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('late'))
})

test('an input that arrives while the user types elsewhere does not take the focus', async () => {
  const arrive = await submit()
  const note = screen.getByLabelText('note')
  await userEvent.type(note, 'typing')

  arrive()
  await screen.findByLabelText('late')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)

  expect(document.activeElement).toBe(note)
})

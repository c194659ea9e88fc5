// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ActionView } from '#runtime'
import { draw } from '../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../tests/support/mock-window-width.ts'
import { ActionButton } from './action-button.tsx'

afterEach(cleanup)

const drawDisabled = () => {
  const run = vi.fn()
  const action = {
    id: 'release',
    label: 'Release',
    enabled: false,
    whyNot: 'Confirmed by you.',
    isRunning: false,
    isLocked: false,
    run,
  } as unknown as ActionView
  draw(<ActionButton action={action} />)
  return run
}
const tooltip = () => document.querySelector('.ant-tooltip:not(.ant-tooltip-hidden)')?.textContent

test('a disabled action shows its reason to the keyboard and describes its button', async () => {
  const run = drawDisabled()

  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Release' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-description')).toBe('Confirmed by you.')
  await waitFor(() => expect(tooltip()).toBe('Confirmed by you.'))
  await userEvent.keyboard('{Enter}')

  expect(run).not.toHaveBeenCalled()
})

test('a tap on a disabled action shows its reason and runs nothing', async () => {
  const run = drawDisabled()

  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Release' }) })

  await waitFor(() => expect(tooltip()).toBe('Confirmed by you.'))
  expect(run).not.toHaveBeenCalled()
})

test('in a narrow window the reason is below the buttons, not above on the title of a drawer', async () => {
  mockWindowWidth(390)
  drawDisabled()

  await userEvent.tab()

  await waitFor(() => expect(tooltip()).toBe('Confirmed by you.'))
  expect(document.querySelector('.ant-tooltip-placement-bottomLeft')).not.toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the value is copied unchanged, with a message', async () => {
  const user = userEvent.setup()
  const { notify } = drawCell('Copyable', 'T42')

  await user.click(await screen.findByRole('button', { name: 'Copy T42' }))

  expect(await navigator.clipboard.readText()).toBe('T42')
  expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'Copied' })
})

test('a browser that denies copying shows an error', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  const { notify } = drawCell('Copyable', 'T42')

  await user.click(await screen.findByRole('button', { name: 'Copy T42' }))

  expect(notify.toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }))
})

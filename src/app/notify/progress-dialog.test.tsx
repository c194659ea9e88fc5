// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ProgressView, RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { ProgressDialog } from './progress-dialog.tsx'

const view: ProgressView = {
  title: 'Confirming bills',
  rows: [
    { key: '1', label: 'B1', state: 'done' },
    { key: '2', label: 'B2', state: 'failed', message: 'B2 is held.' },
    { key: '3', label: 'B3', state: 'done' },
  ],
  finished: true,
  cancel: vi.fn(),
  retry: vi.fn(),
}

function show(more: Partial<ProgressView> = {}) {
  render(
    <RuntimeProvider value={createTestRuntime().runtime}>
      <ProgressDialog view={{ ...view, ...more }} onClose={vi.fn()} />
    </RuntimeProvider>,
  )
  return within(screen.getByRole('dialog'))
}

afterEach(cleanup)

test('each row shows its result, and a failed row also the reason', () => {
  const dialog = show()

  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'B1Done',
    'B2B2 is held.',
    'B3Done',
  ])
  expect(dialog.getByRole('status').textContent).toBe('2 of 3 done, 1 failed')
})

test('the progress bar counts finished rows, successful or failed', () => {
  expect(show().getByText('3 / 3')).toBeTruthy()
})

test('failed rows can be retried after all have finished', () => {
  const dialog = show()

  dialog.getByRole('button', { name: 'Retry 1 failed' }).click()

  expect(view.retry).toHaveBeenCalledOnce()
})

test("a running bulk action can be stopped, but its dialog can't be closed", () => {
  const dialog = show({ finished: false, retry: undefined })

  expect(dialog.getByRole('button', { name: 'Stop' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
})

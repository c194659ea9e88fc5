// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { bodyOf, openDialog } from './import-dialog.fixture.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('a step that is stopped or whose response is lost', () => {
  const stopped = async ({ signal }: SeenCall) => {
    await new Promise((end) => signal.addEventListener('abort', end))
    return {}
  }
  const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
  const broken = async () => ({ status: 504 })
  const status = (status: string, rows: number) => () => ({ result: { id: '77', status, rows } })

  test.each([
    ['done', status('DONE', 3), '3 rows are imported.'],
    ['not done', status('CHECKED', 0), 'Stopped: nothing was imported.'],
    ['done, and its status unavailable', lost, /^Result not known yet/],
  ])('shows the outcome of an import that was %s', async (_, status, words) => {
    const { user, in: dialog, choose } = await openDialog({ run: stopped, status })
    await choose()
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }))

    await user.click(await dialog.findByRole('button', { name: 'Stop' }))

    expect(await dialog.findByText(words)).toBeDefined()
  })

  test.each([
    ['lost', lost],
    ['an error of a gateway', broken],
  ])('shows the status if the response was %s, and refreshes the list', async (_, run) => {
    const { user, calls, in: dialog, choose } = await openDialog({ run, status: status('DONE', 3) })
    await choose()
    const before = calls.filter(({ path }) => path === '/bill/billAdjustment/list').length

    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }))

    expect(await dialog.findByText('3 rows are imported.')).toBeDefined()
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === '/bill/billAdjustment/list').length).toBeGreaterThan(before),
    )
  })

  test.each([
    ['UNDONE', '3 rows are reversed.'],
    ['DONE', 'Stopped: nothing was undone.'],
  ])('shows the outcome of an undo whose batch is %s', async (found, words) => {
    const { user, in: dialog, choose } = await openDialog({ undo: stopped, status: status(found, 3) })
    await choose()
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }))
    await user.click(await dialog.findByRole('button', { name: 'Undo import' }))

    await user.click(await dialog.findByRole('button', { name: 'Stop' }))

    expect(await dialog.findByText(words)).toBeDefined()
  })
})

test('an import can be undone right after it; the list is refreshed after the import and after the undo', async () => {
  const opened = await openDialog()
  const { user, calls, in: dialog, choose } = opened
  await choose()
  await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }))
  await user.click(await dialog.findByRole('button', { name: 'Undo import' }))

  expect(await dialog.findByText('3 rows are reversed.')).toBeDefined()
  expect(bodyOf(opened, '/app/imports/undo')).toEqual([{ id: '77' }])
  expect(calls.find(({ path }) => path === '/app/imports/run')?.headers.get('Idempotency-Key')).toBe(
    'import.run-77-3-false',
  )
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/bill/billAdjustment/list').length).toBeGreaterThan(2),
  )
})

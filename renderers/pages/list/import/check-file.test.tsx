// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PostOptions } from '#runtime'
import { openPage } from '../../../../tests/support/draw.tsx'
import { bodyOf, check, openDialog, type Post, page, rows } from './import-dialog.fixture.ts'

const wrong = {
  ...check,
  valid: 2,
  problems: [{ row: 4, column: 'Amount in yuan', value: '1.234', message: 'Two decimals at most' }],
  problemCount: 1,
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('before a file is chosen', () => {
  test('the columns and limits are shown, and a template can be downloaded', async () => {
    const { user, save, in: dialog } = await openDialog()

    await user.click(dialog.getByRole('button', { name: 'Template for Excel' }))

    expect(dialog.getByText('Bill number *')).toBeDefined()
    expect(dialog.getByText('CSV or Excel (.xlsx), up to 5,000 rows and 5 MB.')).toBeDefined()
    expect(save).toHaveBeenCalledWith('import.template', { page: page.id, format: 'xlsx' })
  })
})

describe('a checked file', () => {
  test('shows its first rows as text, and the heading of each column', async () => {
    const { in: dialog, choose } = await openDialog()

    await choose()

    expect(await dialog.findByText('a.csv: 3 rows, 3 can be imported.')).toBeDefined()
    expect(dialog.getByText('Bill number ← 账单号 · Amount in yuan')).toBeDefined()
    expect(dialog.getByText('<b>12</b>')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Import 3 rows' })).toHaveProperty('disabled', false)
  })

  test('shows each error with row and column, and is imported partly only after a confirmation', async () => {
    const opened = await openDialog({ checked: wrong })
    const { user, save, in: dialog, choose } = opened
    await choose()
    expect(await dialog.findByText('Two decimals at most')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toHaveProperty('disabled', true)

    await user.click(dialog.getByRole('button', { name: 'Save all errors' }))
    await user.click(dialog.getByRole('checkbox', { name: /Import only the 2 rows/ }))
    await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }))

    expect(await dialog.findByText('3 rows are imported.')).toBeDefined()
    expect(save).toHaveBeenCalledWith('import.errors', { id: '77' })
    expect(bodyOf(opened, '/app/imports/run')).toEqual([{ id: '77', rows: 2, again: false }])
  })

  test('that was imported before is imported again only after a confirmation', async () => {
    const checked = { ...check, before: { by: 'clerk', time: '2026-11-19 10:00:00' } }
    const opened = await openDialog({ checked })
    const { user, in: dialog, choose } = opened
    await choose()
    expect(await dialog.findByText('clerk imported the same file at 2026-11-19 10:00:00.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Import 3 rows' })).toHaveProperty('disabled', true)

    await user.click(dialog.getByRole('checkbox', { name: 'Import again' }))
    await user.click(dialog.getByRole('button', { name: 'Import 3 rows' }))

    await dialog.findByText('3 rows are imported.')
    expect(bodyOf(opened, '/app/imports/run')).toEqual([{ id: '77', rows: 3, again: true }])
  })

  test("without a required column can't be imported", async () => {
    const columns = [{ ...check.columns[0], header: null }, check.columns[1]]
    const checked = { ...check, valid: 0, columns, unknown: ['Memo'] }
    const { user, in: dialog, choose } = await openDialog({ checked })
    await choose()
    expect(await dialog.findByText('The file has no column "Bill number".')).toBeDefined()
    expect(dialog.getByText('Columns not imported: "Memo".')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toHaveProperty('disabled', true)

    await user.click(dialog.getByRole('button', { name: 'Choose another file' }))

    expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeDefined()
  })
})

describe('errors', () => {
  test('a rejected file shows the reason, and another can be chosen', async () => {
    const post = vi.fn<Post>(async () => Promise.reject(new Error('The file is broken')))
    const { in: dialog, choose } = await openDialog({ post })

    await choose()

    expect(await dialog.findByText('The file is broken')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeDefined()
  })

  test('the upload shows its progress, and can be stopped without an error', async () => {
    const post = vi.fn<Post>(
      (_operation, _file, { signal, onProgress }: PostOptions) =>
        new Promise((_, reject) => {
          onProgress(0.4)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const { user, in: dialog, choose } = await openDialog({ post })
    await choose()
    expect(await dialog.findByText('Uploading: 40 %')).toBeDefined()

    await user.click(dialog.getByRole('button', { name: 'Stop' }))

    expect(await dialog.findByRole('button', { name: 'Choose a file' })).toBeDefined()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('a rejected import keeps the preview and shows the reason', async () => {
    const run = () => ({ status: 409, message: 'Meanwhile only 2 rows can be imported' })
    const { user, in: dialog, choose } = await openDialog({ run })
    await choose()

    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }))

    expect(await dialog.findByText('Meanwhile only 2 rows can be imported')).toBeDefined()
    expect(dialog.getByText('a.csv: 3 rows, 3 can be imported.')).toBeDefined()
  })
})

test('without permission there is no import', async () => {
  openPage(page, { answers: { 'GET /bill/billAdjustment/list': () => ({ result: rows }) } })
  await screen.findByRole('button', { name: 'Columns' })

  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})

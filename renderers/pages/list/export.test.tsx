// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Files } from '#runtime'
import { openPage } from '../../../tests/support/draw.tsx'
import { rowsAnswer } from '../../../tests/support/rows-answer.ts'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: { fields: [{ id: 's1', field: 'billNo', op: 'starts', title: 'Bill number' }] },
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true },
      { id: 'c3', field: 'feeFen', title: 'Fees', cell: 'Money', hidden: true },
      { id: 'c5', field: 'netFen', title: 'Net', compute: { $expr: 'record.payableFen - record.feeFen' } },
      { id: 'c4', field: 'accountNo', title: 'Account', requires: 'bill:account' },
    ],
    export: { requires: 'bill:export' },
  },
}
const rows = rowsAnswer([], { pages: 0 })
const size = 'POST /app/lists/exportSize'

type Save = NonNullable<Files['save']>
const filesWith = (save: Save): Files => ({ send: vi.fn(), read: vi.fn(), save })

async function openDialog({
  count = 1_234,
  isExact = true,
  save = vi.fn<Save>(async () => undefined),
  ask = (): object => ({ result: { id: '1' } }),
} = {}) {
  const user = userEvent.setup()
  const drawn = openPage(page, {
    codes: ['bill:export'],
    search: '?billNo=SB&sort=payableFen.asc&page=3',
    files: filesWith(save),
    answers: {
      'GET /bill/settleBill/list': () => ({ result: rows }),
      [size]: () => ({ result: { rows: count, isExact, maxRows: 1_000_000, backgroundRows: 50_000 } }),
      'POST /app/tasks/export': ask,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog')
  return { ...drawn, user, save, dialog, in: within(dialog) }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the export of a list', () => {
  test("shows the server's count of rows for the current filters, not of the page", async () => {
    const { calls, in: dialog } = await openDialog()

    expect(await dialog.findByText('1,234 rows, with the current filters and sorting.')).toBeDefined()
    expect(calls.find(({ path }) => path.endsWith('exportSize'))?.body).toEqual({
      page: page.id,
      query: { billNo: 'SB*', column: 'payableFen', order: 'asc' },
    })
  })

  test('selects the visible columns initially and offers only permitted columns', async () => {
    const { user, save, notify, in: dialog } = await openDialog()
    await dialog.findByText(/1,234 rows/)

    await user.click(dialog.getByRole('checkbox', { name: 'Fees' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Bill' }))
    await user.click(dialog.getByRole('radio', { name: 'Excel (XLSX)' }))
    await user.click(dialog.getByRole('button', { name: 'Export' }))

    expect(dialog.queryByRole('checkbox', { name: 'Account' })).toBeNull()
    expect(save).toHaveBeenCalledWith(
      'list.export',
      {
        page: page.id,
        query: { billNo: 'SB*', column: 'payableFen', order: 'asc' },
        format: 'xlsx',
        columns: ['c2', 'c3'],
      },
      expect.anything(),
    )
    expect(notify.toast).toHaveBeenCalledWith({ type: 'success', text: 'The file is saved.' })
  })

  test('runs in the background for very many rows, with a message about it', async () => {
    const { user, calls, save, notify, in: dialog } = await openDialog({ count: 50_001 })
    expect(await dialog.findByText('Exports of more than 50,000 rows run in the background.')).toBeDefined()

    await user.click(dialog.getByRole('button', { name: 'Export in the background' }))

    await waitFor(() =>
      expect(notify.toast).toHaveBeenCalledWith({
        type: 'success',
        text: "The file is being created. You'll get a notice when it is ready.",
      }),
    )
    expect(calls.find(({ path }) => path.endsWith('/tasks/export'))?.body).toEqual({
      page: page.id,
      query: { billNo: 'SB*', column: 'payableFen', order: 'asc' },
      format: 'csv',
      columns: ['c1', 'c2'],
    })
    expect(save).not.toHaveBeenCalled()
  })

  test('stays open with the reason if the server rejects it', async () => {
    const rejected = () => ({ status: 409, message: '3 of your files are being made already' })
    const { user, in: dialog } = await openDialog({ count: 50_001, ask: rejected })
    await dialog.findByText(/50,001 rows/)

    await user.click(dialog.getByRole('button', { name: 'Export in the background' }))

    expect(await dialog.findByText('3 of your files are being made already')).toBeDefined()
  })

  test('is disabled for more rows than a file can have', async () => {
    const { in: dialog } = await openDialog({ count: 1_000_000, isExact: false })

    expect(await dialog.findByText('A file can have at most 1,000,000 rows. Narrow the list.')).toBeDefined()
    expect(dialog.getByRole('button', { name: /Export/ })).toHaveProperty('disabled', true)
  })

  test('shows the error and keeps the selected columns', async () => {
    const save = vi.fn<Save>(async () => Promise.reject(new Error('Other exports are running')))
    const { user, in: dialog } = await openDialog({ save })
    await dialog.findByText(/1,234 rows/)
    await user.click(dialog.getByRole('checkbox', { name: 'Fees' }))

    await user.click(dialog.getByRole('button', { name: 'Export' }))

    expect(await dialog.findByText('Other exports are running')).toBeDefined()
    expect(dialog.getByRole('checkbox', { name: 'Fees' })).toHaveProperty('checked', true)
  })

  test('shows the received size, and can be stopped without an error', async () => {
    const save = vi.fn<Save>(
      (_operation, _args, { signal, onProgress } = {}) =>
        new Promise((_, reject) => {
          onProgress?.(2_097_152)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const { user, in: dialog } = await openDialog({ save })
    await dialog.findByText(/1,234 rows/)
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    expect(await dialog.findByText('2.0 MB received.')).toBeDefined()
    expect(dialog.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)

    await user.click(dialog.getByRole('button', { name: 'Stop' }))

    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(dialog.getByRole('button', { name: /Export/ })).toHaveProperty('disabled', false)
  })
})

test('without permission there is no export', async () => {
  openPage(page, { answers: { 'GET /bill/settleBill/list': () => ({ result: rows }) } })
  await screen.findByRole('button', { name: 'Columns' })

  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

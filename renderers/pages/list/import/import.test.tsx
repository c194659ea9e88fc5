// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Files, PostOptions } from '#runtime'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { Answer, SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

const page = {
  format: 1,
  id: 'bill/BillAdjustmentList',
  kind: 'list',
  title: 'Bill adjustments',
  data: { rows: { op: 'bill.adjustments' } },
  list: {
    columns: [{ id: 'c1', field: 'billNo', title: 'Bill' }],
    import: { requires: 'adjustment:import', op: 'bill.adjust' },
  },
}
/** The page with a follow-up action. */
const pageWith = (more: object) => ({
  ...page,
  list: {
    ...page.list,
    import: { ...page.list.import, afterwards: { text: 'They wait.', action: 'hold', ...more } },
  },
  actions: [
    {
      ...{ id: 'hold', label: 'Hold them', requires: 'bill:hold' },
      steps: [
        { do: 'call', op: 'bill.hold', args: { ids: { $expr: "selection.map(one, one.id).join(',')" } } },
      ],
    },
  ],
})
const rows = rowsAnswer([], { pages: 0 })
const about = {
  columns: [
    { name: 'billNo', title: 'Bill number', required: true, note: 'Of a bill that waits.' },
    { name: 'amount', title: 'Amount in yuan', required: true, note: 'Not 0.' },
  ],
  maxRows: 5_000,
  maxMegabytes: 5,
}
const check = {
  id: '77',
  fileName: 'a.csv',
  rows: 3,
  valid: 3,
  examples: 0,
  columns: [
    { name: 'billNo', title: 'Bill number', required: true, header: '账单号' },
    { name: 'amount', title: 'Amount in yuan', required: true, header: 'Amount in yuan' },
  ],
  unknown: [],
  preview: [{ row: 2, cells: ['SB1', '<b>12</b>'] }],
  problems: [] as object[],
  problemCount: 0,
  before: null as object | null,
}
const wrong = {
  ...check,
  valid: 2,
  problems: [{ row: 4, column: 'Amount in yuan', value: '1.234', message: 'Two decimals at most' }],
  problemCount: 1,
}

type Post = NonNullable<Files['post']>
type Responder = (call: SeenCall) => Answer | Promise<Answer>
interface Setting {
  checked?: object
  post?: Post
  run?: Responder
  undo?: Responder
  status?: Responder
  made?: Responder
  afterwards?: object
  codes?: string[]
}

async function openDialog({
  checked = check,
  post = vi.fn<Post>(async () => checked),
  run = () => ({ result: { id: '77', rows: 3 } }),
  undo = () => ({ result: { id: '77', rows: 3 } }),
  status = () => ({ status: 500 }),
  made = () => ({ result: ['a', 'b', 'c'] }),
  afterwards,
  codes = [],
}: Setting = {}) {
  const user = userEvent.setup()
  const save = vi.fn(async () => undefined)
  const drawn = openPage(afterwards ? pageWith(afterwards) : page, {
    codes: ['adjustment:import', ...codes],
    files: { send: vi.fn(), read: vi.fn(), save, post },
    answers: {
      'GET /bill/billAdjustment/list': () => ({ result: rows }),
      'GET /app/imports/about': () => ({ result: about }),
      'POST /app/imports/run': run,
      'POST /app/imports/undo': undo,
      'GET /app/imports/status': status,
      'GET /app/imports/made': made,
      'PUT /bill/settleBill/hold': () => ({ result: {} }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Of a bill that waits.')
  const choose = () =>
    user.upload(dialog.getByLabelText('File to import'), new File(['x'], 'a.csv', { type: 'text/csv' }))
  return { ...drawn, user, save, post, in: dialog, choose }
}
const bodyOf = ({ calls }: { calls: readonly { path: string; body: unknown }[] }, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

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

describe('the follow-up of an import', () => {
  async function importAll(setting: Setting) {
    const drawn = await openDialog(setting)
    await drawn.choose()
    await drawn.user.click(await drawn.in.findByRole('button', { name: 'Import 3 rows' }))
    await drawn.in.findByText('3 rows are imported.')
    return drawn
  }

  test('is shown at the end, with the action on all records', async () => {
    const drawn = await importAll({ afterwards: {}, codes: ['bill:hold'] })

    expect(await drawn.in.findByText('They wait.')).toBeDefined()
    await drawn.user.click(await drawn.in.findByRole('button', { name: 'Hold them' }))

    await waitFor(() => expect(bodyOf(drawn, '/bill/settleBill/hold')).toEqual([{ ids: 'a,b,c' }]))
  })

  test('is split into batches if there are more records than the action accepts', async () => {
    const drawn = await importAll({ afterwards: { most: 2 }, codes: ['bill:hold'] })

    expect(await drawn.in.findByText('1 to 2 of 3')).toBeDefined()
    await drawn.user.click(drawn.in.getByRole('button', { name: 'Next batch' }))
    expect(drawn.in.getByText('3 to 3 of 3')).toBeDefined()
    await drawn.user.click(drawn.in.getByRole('button', { name: 'Hold them' }))

    await waitFor(() => expect(bodyOf(drawn, '/bill/settleBill/hold')).toEqual([{ ids: 'c' }]))
  })

  test('can be retried if it failed, and shows the error without a toast', async () => {
    let status = 500
    const drawn = await importAll({
      afterwards: {},
      codes: ['bill:hold'],
      made: () => ({ status, result: ['a', 'b', 'c'] }),
    })
    const again = await drawn.in.findByRole('button', { name: 'Try again' })
    expect(drawn.problems).toEqual([])

    status = 200
    await drawn.user.click(again)

    expect(await drawn.in.findByRole('button', { name: 'Hold them' })).toBeDefined()
  })

  test('is shown even without permission, until the import is undone', async () => {
    const drawn = await importAll({ afterwards: {} })
    expect(await drawn.in.findByText('They wait.')).toBeDefined()
    expect(drawn.in.queryByRole('button', { name: 'Hold them' })).toBeNull()

    await drawn.user.click(drawn.in.getByRole('button', { name: 'Undo import' }))

    await drawn.in.findByText('3 rows are reversed.')
    expect(drawn.in.queryByText('They wait.')).toBeNull()
  })

  test('is not requested for a list without a follow-up action', async () => {
    const { calls } = await importAll({})

    expect(calls.map(({ path }) => path)).not.toContain('/app/imports/made')
  })
})

test('without permission there is no import', async () => {
  openPage(page, { answers: { 'GET /bill/billAdjustment/list': () => ({ result: rows }) } })
  await screen.findByRole('button', { name: 'Columns' })

  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Files } from '#runtime'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { Answer, SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

export const page = {
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
export const rows = rowsAnswer([], { pages: 0 })
const about = {
  columns: [
    { name: 'billNo', title: 'Bill number', required: true, note: 'Of a bill that waits.' },
    { name: 'amount', title: 'Amount in yuan', required: true, note: 'Not 0.' },
  ],
  maxRows: 5_000,
  maxMegabytes: 5,
}
export const check = {
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

export type Post = NonNullable<Files['post']>
type Responder = (call: SeenCall) => Answer | Promise<Answer>
export interface Setting {
  checked?: object
  post?: Post
  run?: Responder
  undo?: Responder
  status?: Responder
  made?: Responder
  afterwards?: object
  codes?: string[]
}

/** Opens the import dialog of the list. `choose` uploads a file. */
export async function openDialog({
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
export const bodyOf = ({ calls }: { calls: readonly { path: string; body: unknown }[] }, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

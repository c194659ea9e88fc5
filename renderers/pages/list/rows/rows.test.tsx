// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'
import tones from './row-tone.module.css'

const columns = [{ id: 'c1', field: 'billNo', title: 'Bill' }]
const lines = [{ id: 'l1', field: 'remark', title: 'Remark' }]
const items = {
  load: { op: 'bill.get', args: { id: { $expr: 'record.id' } } },
  title: 'Lines',
  nodes: [{ node: 'array', id: 'a1', field: 'items', columns: lines, empty: 'No lines' }],
}
const pageOf = (table: object) => ({
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list' } },
  list: { columns, table },
})
const records = [
  { id: '1', billNo: 'SB1', status: 'FAILED' },
  { id: '2', billNo: 'SB2', status: 'HELD' },
]
const answer = rowsAnswer(records)
const list = 'GET /bill/settleBill/list'
const get = 'GET /bill/settleBill/queryById'
const open = (table: object, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(pageOf(table), {
    ...options,
    answers: {
      [list]: () => ({ result: answer }),
      [get]: ({ query }) => ({
        result: { id: query.id, items: [{ id: 'i', remark: `Line of ${query.id}` }] },
      }),
      ...options.answers,
    },
  })
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const expander = async (text: string) => within(await rowOf(text)).getByRole('button', { name: 'Lines' })
const requestedIds = (view: ReturnType<typeof openPage>) =>
  view.calls.filter(({ path }) => path.endsWith('queryById')).map(({ query }) => query.id)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a row has the tone of the first matching condition', async () => {
  open({
    rowTone: [
      { when: { field: 'status', op: 'eq', value: 'FAILED' }, tone: 'danger' },
      { when: { $expr: 'record.billNo == "SB1"' }, tone: 'info' },
    ],
  })

  expect((await rowOf('SB1')).className).toContain(tones.danger)
  expect((await rowOf('SB1')).className).not.toContain(tones.info)
  expect((await rowOf('SB2')).className).not.toContain(tones.row)
})

test('an invalid condition sets no tone', async () => {
  open({ rowTone: [{ when: { $expr: '1 +' }, tone: 'danger' }] })

  expect((await rowOf('SB1')).className).not.toContain(tones.danger)
})

test('rows are loaded when they expand, and several can be expanded', async () => {
  const view = open({ expand: items })
  expect((await expander('SB1')).getAttribute('aria-expanded')).toBe('false')
  expect(requestedIds(view)).toEqual([])

  await userEvent.click(await expander('SB1'))
  await userEvent.click(await expander('SB2'))

  expect(await screen.findByText('Line of 1')).toBeTruthy()
  expect(await screen.findByText('Line of 2')).toBeTruthy()
  await userEvent.click(await expander('SB1'))
  expect(screen.queryByText('Line of 1')).toBeNull()
  expect(screen.getByText('Line of 2')).toBeTruthy()
})

test('the arrow keys and Enter expand and collapse a row', async () => {
  open({ expand: items })
  const button = await expander('SB1')
  button.focus()

  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('Line of 1')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  expect(screen.queryByText('Line of 1')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Line of 1')).toBeTruthy()
})

test('expanded rows stay expanded after a refresh and are refreshed too', async () => {
  const view = open({ expand: items })
  await userEvent.click(await expander('SB1'))
  await screen.findByText('Line of 1')

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

  await expect.poll(() => requestedIds(view)).toEqual(['1', '1'])
  expect(screen.getByText('Line of 1')).toBeTruthy()
})

test('a failed row shows the error and its own retry button', async () => {
  let fails = true
  open(
    { expand: items },
    {
      answers: {
        [get]: () =>
          fails
            ? { status: 404, message: 'It is gone' }
            : { result: { items: [{ id: 'i', remark: 'Here' }] } },
      },
    },
  )
  await userEvent.click(await expander('SB1'))
  const alert = await screen.findByRole('alert')
  fails = false

  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Here')).toBeTruthy()
})

test('a row expands to rows of another operation, with a note if there are more', async () => {
  const rows = { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } }
  const view = open(
    { expand: { rows, title: 'Lines', columns: lines, empty: 'No trades' } },
    {
      answers: {
        'GET /bill/tradeOrder/list': () => ({
          result: { ...answer, records: [{ id: 'x', remark: 'One' }], total: 1234 },
        }),
      },
    },
  )

  await userEvent.click(await expander('SB2'))

  expect(await screen.findByText('One')).toBeTruthy()
  expect(screen.getByText('The first 1 of 1,234')).toBeTruthy()
  expect(view.calls.at(-1)?.query).toMatchObject({ shopId: '2', pageNo: '1' })
})

test('an expanded row without content shows the empty text', async () => {
  open({ expand: items }, { answers: { [get]: () => ({ result: { items: [] } }) } })

  await userEvent.click(await expander('SB1'))

  expect(await screen.findByText('No lines')).toBeTruthy()
})

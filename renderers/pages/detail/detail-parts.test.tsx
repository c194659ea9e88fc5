// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const page = (nodes: object[]) => ({
  format: 1,
  id: 'bill/Bill',
  kind: 'detail',
  title: 'Bill',
  params: { id: { type: 'string' } },
  data: {
    bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } },
    events: { op: 'bill.history', args: { id: { $expr: 'params.id' } } },
  },
  detail: { load: 'bill', actions: ['reload'], nodes },
  actions: [{ id: 'reload', label: 'Reload', steps: [{ do: 'refresh' }] }],
})
const timeline = {
  node: 'timeline',
  id: 'events',
  title: 'What happened',
  value: { $expr: 'data.events' },
  entry: {
    title: { $text: 'Step ${row.kind} of ${record.billNo}' },
    time: { $expr: 'row.time' },
    tone: { $expr: "row.kind == 'HELD' ? 'warning' : 'javascript:alert(1)'" },
    description: { $text: '${row.reason}' },
  },
}
const text = (more: object) => ({ node: 'text', id: 'note', text: 'Plain', ...more })
const tabs = {
  node: 'tabs',
  id: 'more',
  items: [
    { id: 'first', title: 'First', nodes: [text({ text: 'Words of the first tab' })] },
    { id: 'second', title: 'Second', nodes: [timeline] },
    { id: 'third', title: 'Third', requires: 'bill:secret', nodes: [text({ id: 'secret' })] },
    {
      id: 'fourth',
      title: 'Fourth',
      visible: { field: 'status', op: 'eq', value: 'HELD' },
      nodes: [text({ id: 'held' })],
    },
  ],
}
const events = [
  { id: '2', kind: 'HELD', time: '2026-03-02 10:00:00', reason: '<b>in doubt</b>' },
  { id: '1', kind: 'CREATED', time: '2026-03-01 10:00:00', reason: null },
]
const HISTORY = 'GET /bill/settleBill/history'

function open(nodes: object[], answer: object = { result: events }) {
  return openPage(page(nodes), {
    answers: {
      'GET /bill/settleBill/queryById': () => ({ result: { id: '7', billNo: 'SB7', status: 'PENDING' } }),
      [HISTORY]: () => answer,
    },
  })
}
const historyCalls = (calls: { path: string }[]) => calls.filter(({ path }) => path.endsWith('/history'))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a timeline shows its entries in their order, as plain text', async () => {
  open([timeline])

  const entries = await screen.findAllByRole('listitem')

  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Step HELD of SB72026-03-02 10:00:00<b>in doubt</b>',
    'Step CREATED of SB72026-03-01 10:00:00',
  ])
  expect(screen.getByRole('heading', { name: 'What happened' })).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('javascript')
})

test.each([{ result: [] }, { result: null }, { result: 'none' }])(
  'a timeline without entries, as of %j, says so',
  async (answer) => {
    open([timeline], answer)

    expect(await screen.findByText('No activity yet')).toBeTruthy()
  },
)

test('a failed source shows its error in the place of the timeline and can be loaded again', async () => {
  const answer = { status: 500, message: 'broken', result: events }
  const { calls } = open([timeline, text({})], answer)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await screen.findByText('Plain')).toBeTruthy()

  answer.status = 200
  await userEvent.click(retry)

  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(historyCalls(calls)).toHaveLength(2)
})

test('a text reads the record', async () => {
  open([text({ title: 'Note', text: { $text: 'About ${record.billNo}' } })])

  expect(await screen.findByText('About SB7')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Note' })).toBeTruthy()
})

test('a Markdown text is drawn without its signs', async () => {
  open([text({ format: 'markdown', text: '**Important**' })])

  expect((await screen.findByText('Important')).tagName).toBe('STRONG')
})

test('a custom part is a registered block with a value', async () => {
  open([
    {
      node: 'custom',
      id: 'count',
      renderer: 'Figure',
      title: 'Events',
      value: { $expr: 'len(data.events)' },
    },
  ])

  expect(await screen.findByText('2')).toBeTruthy()
  expect(screen.getByText('Events')).toBeTruthy()
})

test('an unknown custom part shows a card with its place', async () => {
  open([{ node: 'custom', id: 'x', renderer: 'Nothing' }, text({})])

  expect(await screen.findByText('/detail/nodes/0/renderer')).toBeTruthy()
  expect(await screen.findByText('Plain')).toBeTruthy()
})

test('a tab loads its data when it is opened', async () => {
  const { calls } = open([tabs])
  await screen.findByText('Words of the first tab')
  expect(historyCalls(calls)).toEqual([])

  await userEvent.click(screen.getByRole('tab', { name: 'Second' }))

  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('Words of the first tab')).toBeNull()
})

test('tabs without permission or against their rule are left out', async () => {
  open([tabs])
  await screen.findByText('Words of the first tab')

  const names = within(screen.getByRole('tablist')).getAllByRole('tab')

  expect(names.map((tab) => tab.textContent)).toEqual(['First', 'Second'])
})

test('reload loads the sources of the shown parts again', async () => {
  const { calls } = open([timeline])
  await screen.findAllByRole('listitem')

  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))

  await expect.poll(() => historyCalls(calls).length).toBe(2)
})

test('on paper, every tab is printed', async () => {
  open([tabs])
  await screen.findByText('Words of the first tab')

  dispatchEvent(new Event('beforeprint'))

  expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(2)
  expect(screen.getByText('Words of the first tab')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Second', hidden: true })).toBeTruthy()
  dispatchEvent(new Event('afterprint'))
})

const summary = {
  node: 'group',
  id: 'summary',
  variant: 'summary',
  nodes: [
    { node: 'field', id: 'payable', field: 'payableFen', title: 'Payable', cell: 'Money' },
    { node: 'field', id: 'no', field: 'billNo', title: 'Bill number' },
  ],
}
const sum = {
  node: 'sum',
  id: 'sum',
  title: 'Amounts',
  width: 'half',
  terms: [
    { field: 'grossFen', title: 'Gross' },
    { field: 'feeFen', title: 'Fees', sign: 'minus' },
  ],
  result: { field: 'payableFen', title: 'Payable' },
}
const amounts = { grossFen: 10_000, feeFen: 38 }
const openBill = (nodes: object[], bill: object) =>
  openPage(page(nodes), {
    answers: {
      'GET /bill/settleBill/queryById': () => ({ result: { id: '7', billNo: 'SB7', ...bill } }),
      [HISTORY]: () => ({ result: [] }),
    },
  })

test('a summary shows its values in order, the first one in large type', async () => {
  openBill([summary], { payableFen: 9_962 })

  const titles = await screen.findAllByRole('term')

  expect(titles.map((title) => title.textContent)).toEqual(['Payable', 'Bill number'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['¥99.62', 'SB7'])
})

test.each([
  [9_962, 0],
  [9_961, 1],
])('a sum on screen with the result %d has %d warnings', async (payableFen, warnings) => {
  openBill([sum], { ...amounts, payableFen })

  const rows = await screen.findAllByRole('row')

  expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual(['Gross100.00', '−Fees0.38'])
  expect(screen.queryAllByText("These amounts don't add up.")).toHaveLength(warnings)
})

test('parts of half the width are marked, so that they are drawn side by side', async () => {
  openBill([sum, { ...timeline, width: 'half' }, { ...timeline, id: 'wide' }], amounts)

  await screen.findByText('Amounts')

  const widths = [...document.querySelectorAll('section')].map(({ dataset }) => dataset.width)
  expect(widths).toEqual(['half', 'half', undefined])
})

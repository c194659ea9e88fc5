// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { businessDay } from '#runtime'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'
import { charts } from '../../registry.gen.ts'
import { preload } from '../../shared/lazy-view.tsx'

const RUN = 'POST /app/reports/run'
const page = {
  format: 1,
  id: 'bill/SettleBillReport',
  kind: 'report',
  title: 'Bill report',
  report: {
    source: { model: 'SettleBill' },
    dimensions: [
      { id: 'day', field: 'settleDate', bucket: 'day', title: 'Day' },
      { id: 'shop', field: 'shopName', key: 'shopId', title: 'Shop' },
    ],
    measures: [
      { id: 'bills', fn: 'count', title: 'Bills' },
      { id: 'mean', fn: 'avg', field: 'payableFen', title: 'Mean', cell: 'Money' },
    ],
    filters: [{ id: 'byShop', field: 'shopId', op: 'eq', title: 'Shop id', default: 's0' }],
    pivot: { rows: ['day'], columns: ['shop'], values: ['bills'] },
    drill: {
      page: 'bill/SettleBillList',
      query: { settleDate: { dimension: 'day' }, shopId: { dimension: 'shop' } },
    },
    checks: [
      {
        id: 'sound',
        expr: { $expr: 'data.totals.bills - 3' },
        message: { $text: '${data.totals.bills} bills are three' },
      },
    ],
    budget: { maxRows: 10, maxSeconds: 1 },
  },
}
const answer = {
  columns: [
    { id: 'day', role: 'dimension', type: 'day' },
    { id: 'shop', role: 'dimension', type: 'text' },
    { id: 'bills', role: 'measure', type: 'integer' },
    { id: 'mean', role: 'measure', type: 'fen', isRounded: true },
  ],
  rows: [
    { day: '2026-05-02', shop: 'Plum', 'shop.key': 's1', bills: 1, mean: 150 },
    { day: '2026-05-02', shop: 'Pear', 'shop.key': 's2', bills: 2, mean: 250 },
  ],
  subtotals: [
    { by: ['day'], rows: [{ day: '2026-05-02', shop: null, bills: 3, mean: 217 }] },
    {
      by: ['shop'],
      rows: [
        { day: null, shop: 'Plum', 'shop.key': 's1', bills: 1, mean: 150 },
        { day: null, shop: 'Pear', 'shop.key': 's2', bills: 2, mean: 250 },
      ],
    },
  ],
  totals: { day: null, shop: null, bills: 3, mean: 217 },
  checks: [{ id: 'sound', passed: true, difference: 0, type: 'number' }],
  isCut: false,
  ranAt: '2026-05-03 10:00:00',
  millis: 12,
}

function open({
  result = {},
  search = '',
  shown = {},
}: {
  result?: object
  search?: string
  shown?: object
} = {}) {
  const reported = { ...page, report: { ...page.report, ...shown } }
  return openPage(reported, { search, answers: { [RUN]: () => ({ result: { ...answer, ...result } }) } })
}
const table = (name = 'Table') => screen.findByRole('region', { name })
const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const bodies = (calls: readonly SeenCall[]) =>
  calls.filter(({ path }) => path === '/app/reports/run').map(({ body }) => body)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('while a chart loads, its place is reserved', async () => {
  const charts = [{ id: 'c', type: 'Bar', title: 'Bills', x: 'shop', y: ['bills'] }]
  const views = { ...page, report: { ...page.report, charts } }

  openPage(views, { search: '?view=c', answers: { [RUN]: () => new Promise<never>(() => undefined) } })

  const height = () =>
    (screen.getByRole('status', { name: 'Loading' }).firstElementChild as HTMLElement).style.height
  await expect.poll(height).toBe('420px')
})

describe('the table of a report', () => {
  test('has a line per group, subtotals and totals', async () => {
    open()

    const rows = within(await table()).getAllByRole('row')

    expect(rows.slice(1).map((row) => texts(row))).toEqual([
      ['1', '1.50'],
      ['2', '2.50'],
      ['3', '2.17'],
      ['3', '2.17'],
    ])
    expect(rows[3]?.textContent).toContain('Subtotal')
    expect(rows[4]?.textContent).toContain('Total')
  })

  test('names the groups of a line in one cell on a phone, an outer group only where it changes', async () => {
    mockWindowWidth(390)
    open()

    const rows = within(await table()).getAllByRole('row')

    const seen = rows.map((row) =>
      within(row)
        .queryAllByRole(row === rows[0] ? 'columnheader' : 'rowheader')
        .map((head) => [head.textContent?.trim(), head.querySelector('.visually-hidden') !== null]),
    )
    expect(seen[0]?.[0]).toEqual(['Day · Shop', false])
    expect(seen.slice(1)).toEqual([
      [['2026-05-02 Plum', false]],
      [['2026-05-02 Pear', true]],
      [['2026-05-02 Subtotal', true]],
      [['Total', false]],
    ])
  })

  test('links each figure to its records', async () => {
    const { navigation } = open()
    const rows = within(await table()).getAllByRole('row')
    const figure = within(rows[2] as HTMLElement).getByRole('link', { name: '2' })

    await userEvent.click(figure)

    const way = '/bill/SettleBillList?settleDate=2026-05-02,2026-05-02&shopId=s2'
    expect(figure.getAttribute('href')).toBe(way)
    expect(navigation.navigate).toHaveBeenCalledWith(way)
  })

  test('has no links without permission for the target', async () => {
    open({ shown: { drill: { page: 'hidden/Page', query: {} } } })

    expect(within(await table()).queryByRole('link')).toBeNull()
  })

  test('renders two hundred lines first, more on demand, and all on paper', async () => {
    const rows = Array.from({ length: 800 }, (_, index) => ({
      day: '2026-05-02',
      shop: `Shop ${index}`,
      'shop.key': `s${index}`,
      bills: 1,
      mean: 1,
    }))
    open({ result: { rows, subtotals: [] } })
    // Counts the rows by a CSS selector, because `getAllByRole` takes seconds with hundreds of rows.
    const lines = async () => (await table()).querySelectorAll('tbody tr').length

    expect(await lines()).toBe(200)
    await userEvent.click(screen.getByRole('button', { name: 'Show more (600)' }))
    expect(await lines()).toBe(700)
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(await lines()).toBe(800)
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(await lines()).toBe(700)
  })
})

test('on a phone, a select offers the views', async () => {
  mockWindowWidth(390)
  open()
  await table()

  await userEvent.click(screen.getByRole('combobox', { name: 'Show as' }))
  await userEvent.click(await screen.findByTitle('Pivot table'))

  expect(await screen.findByRole('region', { name: 'Pivot table' })).toBeTruthy()
})

test('the rows below the top groups are shown as others, without a link', async () => {
  const dimensions = [
    page.report.dimensions[0],
    { ...page.report.dimensions[1], cell: 'Boolean', top: { count: 1, by: 'bills' } },
  ]
  const rows = [
    answer.rows[0],
    { day: '2026-05-02', shop: null, 'shop.key': null, 'shop.others': 1, bills: 2, mean: 250 },
  ]
  open({ shown: { dimensions }, result: { rows } })

  const row = (await screen.findByText('Others')).closest('tr') as HTMLElement

  expect(texts(row)).toEqual(['2', '2.50'])
  expect(within(row).queryByRole('link')).toBeNull()
})

describe('a figure', () => {
  // Loading a chart can exceed the time limit of a test on a busy machine.
  beforeAll(() => Promise.all(charts.map(({ Component }) => preload(Component))), 120_000)

  test('that is a ratio is shown as per cent in the table and in a chart', async () => {
    const measures = [{ id: 'bills', fn: 'ratio', of: 'a', to: 'b', title: 'Rate' }]
    const charts = [{ id: 'c', type: 'Table', title: 'Rates', x: 'shop', y: ['bills'] }]
    const columns = answer.columns.map((one) => (one.id === 'bills' ? { ...one, type: 'ppm' } : one))
    open({ shown: { measures, charts }, result: { columns } })

    expect(within(await table()).getAllByText('0.0002%').length).toBe(1)
    await userEvent.click(screen.getByText('Rates'))
    expect(await screen.findByText('0.0002%')).toBeTruthy()
  })

  test.each([
    ['marked as not final', false, ' · Today so far'],
    ['final in a report whose dates are complete', true, ''],
  ])('of today is %s', async (_, complete, note) => {
    const today = businessDay('Asia/Shanghai')
    const [day, ...others] = page.report.dimensions
    const charts = [{ id: 'c', type: 'Table', title: 'Bills by day', x: 'day', y: ['bills'] }]
    const dimensions = [{ ...day, complete }, ...others]
    open({ shown: { charts, dimensions }, result: { rows: [{ ...answer.rows[0], day: today }] } })
    await userEvent.click(await screen.findByText('Bills by day'))

    expect((await screen.findByRole('rowheader')).textContent).toBe(`${today}${note}`)
  })

  test('of a chart links to the same records as in the table', async () => {
    const charts = [
      { id: 'c', type: 'Table', title: 'Bills by shop', x: 'day', y: ['bills'], series: 'shop' },
    ]
    open({ shown: { charts } })
    await userEvent.click(await screen.findByText('Bills by shop'))

    const figure = await screen.findByRole('link', { name: '2' })

    expect(figure.getAttribute('href')).toBe(
      '/bill/SettleBillList?settleDate=2026-05-02,2026-05-02&shopId=s2',
    )
  })
})

test('a date that names a group stays on one line, also on narrow paper', async () => {
  open()

  const [date] = within(await table()).getAllByText('2026-05-02')

  expect(date?.className).toMatch(/noWrap/)
})

describe('notes on the figures', () => {
  test('show a passed check, the rounding and the time', async () => {
    open()
    await table()

    expect(screen.getByRole('list', { name: 'Checks' }).textContent).toBe('3 bills are three – passed')
    expect(screen.getByText('Average amounts are rounded half up to a fen: Mean')).toBeTruthy()
    expect(screen.getByText('As of 2026-05-03 10:00:00 · 2 rows · 12 ms')).toBeTruthy()
  })

  test('show the difference of a failed check', async () => {
    open({ result: { checks: [{ id: 'sound', passed: false, difference: -1250, type: 'fen' }] } })
    await table()

    expect(screen.getByRole('list', { name: 'Checks' }).textContent).toContain('failed: off by -12.50')
  })

  test('say that rows were cut, and what to do', async () => {
    open({ result: { isCut: true } })
    await table()

    expect(screen.getByRole('alert').textContent).toContain('Limited to 2 rows. Narrow the filter')
  })
})

describe('a view', () => {
  test('is in the address, and back leaves it', async () => {
    const { navigation, calls } = open()
    await table()

    await userEvent.click(screen.getByText('Pivot table'))

    expect(await table('Pivot table')).toBeTruthy()
    expect(navigation.entries.at(-1)).toBe('?view=pivot')
    act(() => navigation.back())
    expect(await table()).toBeTruthy()
    expect(bodies(calls).map((body) => Object(body).view)).toEqual(expect.arrayContaining(['table', 'pivot']))
  })

  test('as a pivot table has totals on the right and at the bottom', async () => {
    open({ search: '?view=pivot' })

    const rows = within(await table('Pivot table')).getAllByRole('row')

    expect(rows.slice(1).map((row) => texts(row))).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ])
  })

  test('that is unknown shows the table', async () => {
    open({ search: '?view=%3Cscript%3E' })

    expect(await table()).toBeTruthy()
  })
})

describe('the filters', () => {
  test('start with the defaults of the page, and are sent by id', async () => {
    const { calls } = open()
    await table()

    expect(bodies(calls)).toEqual([{ page: page.id, view: 'table', params: { byShop: 's0' } }])
  })

  test('keep the view when they change', async () => {
    const { navigation } = open({ search: '?view=pivot' })
    await table('Pivot table')

    await userEvent.clear(screen.getByLabelText('Shop id'))
    await userEvent.type(screen.getByLabelText('Shop id'), 's9')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))

    await waitFor(() => expect(navigation.entries.at(-1)).toBe('?shopId=s9&view=pivot'))
  })

  test('must be entered before the report runs, if they are required', async () => {
    const filters = [{ ...page.report.filters[0], default: undefined, required: true }]
    const { calls } = open({ shown: { filters } })

    expect(await screen.findByText('Choose Shop id to see figures')).toBeTruthy()
    expect(bodies(calls)).toEqual([])
  })
})

describe('without figures', () => {
  test('the page shows a message', async () => {
    open({ result: { rows: [], subtotals: [] }, shown: { empty: 'No bills at all' } })

    expect(await screen.findByText('No bills at all')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  })

  test('an error is shown instead of the table, with a retry button', async () => {
    let isOver = true
    openPage(page, {
      answers: {
        [RUN]: () =>
          isOver
            ? { status: 422, message: 'Narrow it', result: { error: 'REPORT_TOO_SLOW', requestId: 'r' } }
            : { result: answer },
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Narrow it')
    isOver = false

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await table()).toBeTruthy()
  })

  test('a rejected query offers to reset the filters', async () => {
    const refused = { status: 400, message: 'No', result: { error: 'REPORT_PARAMS_INVALID', requestId: 'r' } }
    let isWrong = true
    openPage(page, {
      search: '?shopId=foo',
      answers: { [RUN]: () => (isWrong ? refused : { result: answer }) },
    })
    const alert = await screen.findByRole('alert')
    isWrong = false

    await userEvent.click(within(alert).getByRole('button', { name: 'Reset filters' }))

    expect(await table()).toBeTruthy()
  })
})

test("printing uses the browser's dialog", async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  open()
  await table()

  await userEvent.click(screen.getByRole('button', { name: 'Print' }))

  await expect.poll(() => print.mock.calls.length).toBe(1)
})

// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { charts } from '../../registry.gen.ts'
import { preload } from '../../shared/lazy-view.tsx'

const block = (id: string, more: object = {}) => ({
  id,
  block: 'Figure',
  title: id,
  value: { $expr: `data.summary.${id}Count` },
  ...more,
})
const page = {
  format: 1,
  id: 'dashboard/Analysis',
  kind: 'dashboard',
  title: 'Home',
  data: { summary: { op: 'bill.summary' } },
  dashboard: {
    blocks: [
      block('pending', { link: { page: 'bill/SettleBillList', query: { status: 'PENDING' } } }),
      block('held', { requires: 'bill:list' }),
      block('odd', { block: 'Figur' }),
    ],
    empty: 'Nothing for your role',
  },
}
const answers = { 'GET /bill/settleBill/summary': () => ({ result: { pendingCount: 1284, heldCount: 3 } }) }

afterEach(() => {
  cleanup()
  // The history entry keeps which charts are shown as tables.
  history.replaceState(null, '')
})

test('a figure links to its rows', async () => {
  openPage(page, { answers })

  expect(await screen.findByText('1,284')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/bill/SettleBillList?status=PENDING')
})

test('a block without permission is hidden', async () => {
  openPage(page, { answers })
  await screen.findByText('1,284')

  expect(screen.queryByText('held')).toBeNull()
})

test('a misconfigured block shows an error in its place', async () => {
  openPage(page, { answers })

  expect(await screen.findByText('/dashboard/blocks/2/block')).toBeTruthy()
  expect(await screen.findByText('1,284')).toBeTruthy()
})

test.each([
  [500, 'broken', true],
  [403, "You don't have access to this figure", false],
])('a figure with the status %i keeps its title', async (status, text, mayRetry) => {
  openPage(page, { answers: { 'GET /bill/settleBill/summary': () => ({ status, message: 'broken' }) } })

  const figure = await screen.findByRole('alert', { name: 'pending' })
  expect(figure.textContent).toContain(text)
  expect(within(figure).queryByRole('button', { name: 'Try again' }) !== null).toBe(mayRetry)
})

test('a dashboard without visible blocks shows a message that names a contact', async () => {
  const blocks = [block('held', { requires: 'bill:list' })]

  openPage({ ...page, dashboard: { ...page.dashboard, blocks } } as { id: string }, { answers })

  expect(await screen.findByText('Nothing for your role')).toBeTruthy()
  expect(screen.getByText('An administrator can give you a role and a department.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
})

describe('blocks', () => {
  // Loading the charts can take longer than the time limit of a test on a busy machine.
  beforeAll(() => Promise.all(charts.map(({ Component }) => preload(Component))), 120_000)

  const days = [
    { day: '2026-11-19', amountFen: 120_000, shop: 'One' },
    { day: '2026-11-20', amountFen: 80_000, shop: 'Two' },
  ]
  const more = {
    ...page,
    data: { summary: { op: 'bill.summary' }, trend: { op: 'analysis.trend' } },
    dashboard: {
      blocks: [
        block('pending'),
        {
          id: 'trend',
          chart: 'Line',
          title: 'Sales',
          value: { $expr: 'data.trend' },
          x: { field: 'day', title: 'Day' },
          y: [{ field: 'amountFen', title: 'Amount', format: 'money' }],
        },
        {
          id: 'shops',
          title: 'Shops',
          value: { $expr: 'data.trend' },
          rows: 1,
          columns: [
            { id: 'shop', field: 'shop', title: 'Shop' },
            { id: 'shopAmount', field: 'amountFen', title: 'Amount', cell: 'Money' },
          ],
          link: { page: 'bill/SettleBillList' },
        },
        { id: 'words', text: { $text: 'There are ${string(data.summary.pendingCount)} bills.' } },
      ],
    },
  }
  const trend = 'GET /app/analysis/trend'

  test('chart, list and text show their data', async () => {
    openPage(more, { answers: { ...answers, [trend]: () => ({ result: days }) } })

    expect((await screen.findByRole('img', { name: /Sales/ })).getAttribute('aria-label')).toContain(
      'highest ¥ 1,200.00 (2026-11-19)',
    )
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ShopAmount (CNY)',
      'One1,200.00',
    ])
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/bill/SettleBillList')
    expect(screen.getByText('There are 1284 bills.')).toBeTruthy()
  })

  test('the numbers of a chart open their rows with the filters of the dashboard', async () => {
    const drill = {
      page: 'bill/SettleBillList',
      query: { settleDate: { $expr: '[row.day, row.day]' }, channelCode: { $expr: 'filters.channel' } },
    }
    const chart = { ...more.dashboard.blocks[1], drill }
    const filters = [{ id: 'channel', title: 'Channel', component: 'Text', default: 'wechat' }]
    const { navigation } = openPage({ ...more, dashboard: { filters, blocks: [chart] } } as { id: string }, {
      answers: { [trend]: () => ({ result: days }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))

    await userEvent.click(screen.getByRole('link', { name: '¥ 800.00' }))

    expect(navigation.navigate).toHaveBeenCalledWith(
      '/bill/SettleBillList?settleDate=2026-11-20,2026-11-20&channelCode=wechat',
    )
  })

  test('the numbers of a chart have no link to a page that the user may not open', async () => {
    const chart = { ...more.dashboard.blocks[1], drill: { page: 'hidden/Page' } }
    openPage({ ...more, dashboard: { blocks: [chart] } } as { id: string }, {
      answers: { [trend]: () => ({ result: days }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))

    expect(screen.getByText('¥ 800.00')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('a text block has the same height while it loads', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const words = { ...more, data: page.data, dashboard: { blocks: more.dashboard.blocks.slice(-1) } }
    const late = () => asked.then(() => ({ result: { pendingCount: 1284 } }))
    openPage(words, { answers: { 'GET /bill/settleBill/summary': late } })

    await screen.findByRole('heading', { name: 'Home' })
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeNull()
    answer()

    expect(await screen.findByText('There are 1284 bills.')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('a failed block has a retry button, and the other blocks stay visible', async () => {
    let isDown = true
    const answer = () => (isDown ? { status: 500 } : { result: days })
    const { calls } = openPage(more, { answers: { ...answers, [trend]: answer } })
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
    expect(screen.getByText('1,284')).toBeTruthy()
    isDown = false

    await userEvent.click(retry as HTMLElement)

    expect(await screen.findByText('One')).toBeTruthy()
    expect(calls.filter(({ path }) => path.endsWith('summary'))).toHaveLength(1)
  })

  test('a chart and a list without rows say so', async () => {
    openPage(more, { answers: { ...answers, [trend]: () => ({ result: [] }) } })

    expect(await screen.findByText('No data')).toBeTruthy()
    expect(screen.getByText('No rows')).toBeTruthy()
  })

  test('after a failed refresh, the previous data stay visible with a note', async () => {
    let isDown = false
    const answer = () => (isDown ? { status: 500 } : { result: days })
    openPage(more, { answers: { ...answers, [trend]: answer } })
    await screen.findByText('One')
    isDown = true

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

    expect((await screen.findAllByLabelText(/This may be out of date/)).length).toBe(2)
    expect(screen.getByText('One')).toBeTruthy()
  })
})

// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DashboardPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { PageHost } from '../page/page-host.tsx'
import { defineBlock, defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { type BlocksState, useBlocks } from './use-blocks.ts'

const args = { days: { $expr: 'filters.days' }, channelCode: { $expr: 'filters.channel' } }
const page: DashboardPage = {
  format: 1,
  id: 'dashboard/Trades',
  kind: 'dashboard',
  title: 'Trades',
  data: { bills: { op: 'bill.summary' }, trend: { op: 'analysis.trend', args } },
  dashboard: {
    filters: [
      { id: 'days', title: 'Days', component: 'Number', default: 30, required: true },
      { id: 'channel', title: 'Channel', component: 'Text' },
    ],
    blocks: [
      {
        id: 'days',
        block: 'Figure',
        title: { $text: 'Last ${filters.days} days' },
        value: { $expr: 'data.trend' },
        link: { page: 'bill/TradeOrderList', query: { channelCode: { $expr: 'filters.channel' } } },
        requires: 'trade:list',
      },
      { id: 'bills', block: 'Figure', title: 'Bills', value: { $expr: 'data.bills' } },
    ],
  },
}

let state: BlocksState
const kind = defineKind<DashboardPage>({
  kind: 'dashboard',
  Component: ({ page }) => {
    state = useBlocks(page, '/dashboard/blocks')
    return null
  },
})

function open(search: string, codes: readonly string[] = ['trade:list']) {
  const test = createTestRuntime({
    codes,
    search,
    pages: { [page.id]: page },
    lists: {
      kinds: [kind],
      blocks: [defineBlock({ name: 'Figure', title: 'Figure', Component: () => null })],
    },
    answers: {
      'GET /app/analysis/trend': () => ({ result: [] }),
      'GET /bill/settleBill/summary': () => ({ result: {} }),
    },
  })
  render(
    <RuntimeProvider value={test.runtime}>
      <PageHost component={page.id} />
    </RuntimeProvider>,
  )
  return test
}

afterEach(cleanup)

const trendCalls = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === '/app/analysis/trend').map(({ query }) => query)

test('filters are arguments of sources, first with their defaults', async () => {
  const opened = open('')

  await waitFor(() => expect(trendCalls(opened)).toMatchObject([{ days: '30' }]))
  expect(trendCalls(opened)[0]).not.toHaveProperty('channelCode')
  expect(state.blocks[0]?.title).toBe('Last 30 days')
})

test('an address sets the filters, and a block links to the same rows', async () => {
  const opened = open('?days=7&channel=wechat')

  await waitFor(() => expect(state.blocks[0]?.to).toBe('/bill/TradeOrderList?channelCode=wechat'))
  expect(trendCalls(opened)).toMatchObject([{ days: '7', channelCode: 'wechat' }])
})

test('an applied filter is in the address, and the back button removes it', async () => {
  const opened = open('')
  await waitFor(() => expect(trendCalls(opened)).toHaveLength(1))

  act(() => state.search.apply({ days: 90 }))
  await waitFor(() => expect(trendCalls(opened).at(-1)).toMatchObject({ days: '90' }))
  expect(opened.navigation.search()).toBe('?days=90')

  act(() => opened.navigation.back())
  await waitFor(() => expect(state.blocks[0]?.title).toBe('Last 30 days'))
})

test('a required filter that the address clears has its default', async () => {
  const opened = open('?days=')

  await waitFor(() => expect(trendCalls(opened)).toMatchObject([{ days: '30' }]))
})

test('filters that no shown block reads are left out', async () => {
  open('', [])

  await waitFor(() => expect(state.blocks.map(({ id }) => id)).toEqual(['bills']))
  expect(state.search.fields).toEqual([])
})

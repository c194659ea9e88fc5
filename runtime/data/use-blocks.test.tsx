// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DashboardPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { PageHost } from '../page/page-host.tsx'
import { defineBlock, defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { createRecordChanges } from './record-changes.ts'
import type { BlocksState } from './use-blocks.ts'
import { useBlocks } from './use-blocks.ts'

const block = { block: 'Figure', value: { $expr: 'data.bills.pendingCount' } }
const page: DashboardPage = {
  format: 1,
  id: 'dashboard/Analysis',
  kind: 'dashboard',
  title: 'Home',
  data: { bills: { op: 'bill.summary' }, trades: { op: 'trade.list' } },
  dashboard: {
    blocks: [
      {
        ...block,
        id: 'pending',
        title: 'To confirm',
        link: { page: 'bill/SettleBillList', query: { status: ['PENDING'] } },
        requires: 'bill:list',
      },
      {
        ...block,
        id: 'elsewhere',
        title: 'Other regions',
        link: { page: 'hidden/Page' },
        requires: 'bill:list',
      },
      { ...block, id: 'wrong', title: 'Wrong', block: 'Figur', requires: 'bill:list' },
      {
        ...block,
        id: 'trades',
        title: 'Trades',
        value: { $expr: 'data.trades.total' },
        requires: 'trade:list',
      },
      {
        ...block,
        id: 'odd',
        title: 'Odd',
        value: { $expr: 'data.bills.pendingCount + "x"' },
        requires: 'bill:list',
      },
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

function open(codes: readonly string[], status = 200, shown = page) {
  const test = createTestRuntime({
    codes,
    pages: { [page.id]: shown },
    lists: {
      kinds: [kind],
      blocks: [defineBlock({ name: 'Figure', title: 'Figure', Component: () => null })],
    },
    answers: { 'GET /bill/settleBill/summary': () => ({ status, result: { pendingCount: 12 } }) },
  })
  const recordChanges = createRecordChanges()
  const screen = () => (
    <RuntimeProvider value={{ ...test.runtime, recordChanges }}>
      <PageHost component={page.id} />
    </RuntimeProvider>
  )
  const { rerender } = render(screen())
  return { ...test, changes: recordChanges, drawAgain: () => rerender(screen()) }
}

test('arguments with the current time are evaluated once, so that rendering sends no request', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T04:00:00Z'), toFake: ['Date'] })
  const data = { ...page.data, bills: { op: 'bill.summary', args: { at: { $expr: 'now()' } } } }
  const { calls, drawAgain } = open(['bill:list'], 200, { ...page, data })
  await waitFor(() => expect(figure('pending')?.value).toBe(12))

  vi.setSystemTime(new Date('2026-11-19T04:00:07Z'))
  drawAgain()
  await waitFor(() => expect(figure('pending')?.isLoading).toBe(false))

  expect(calls).toHaveLength(1)
})

const figure = (id: string) => state.blocks.find((each) => each.id === id)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a block shows its value and links to the filtered list; hidden blocks send no request', async () => {
  const { calls } = open(['bill:list'])
  await waitFor(() => expect(figure('pending')?.value).toBe(12))

  expect(figure('pending')).toMatchObject({
    to: '/bill/SettleBillList?status=PENDING',
    isLoading: false,
    span: 8,
  })
  expect(figure('elsewhere')?.to).toBeUndefined()
  expect(figure('trades')).toBeUndefined()
  expect(calls.map(({ path }) => path)).toEqual(['/bill/settleBill/summary'])
})

test('a misconfigured block shows an error in its place; other blocks work', async () => {
  open(['bill:list'])
  await waitFor(() => expect(figure('pending')?.value).toBe(12))

  expect(figure('wrong')?.error).toMatchObject({
    code: 'REGISTRY_UNKNOWN',
    at: { pointer: '/dashboard/blocks/2/block' },
  })
  expect(figure('odd')?.error).toMatchObject({ code: 'EXPR_TYPE', at: { pointer: '/dashboard/blocks/4' } })
})

test('a link with values of a source is disabled until the source has loaded', async () => {
  const link = { page: 'bill/SettleBillList', query: { status: { $expr: 'data.bills.status' } } }
  const blocks = [{ ...block, id: 'filled', title: 'Filled', link, requires: 'bill:list' }]
  open(['bill:list'], 500, { ...page, dashboard: { blocks } })

  await waitFor(() => expect(figure('filled')?.error).toMatchObject({ code: 'HTTP_500' }))
  expect(figure('filled')?.to).toBeUndefined()
})

test('the blocks of a failed source have its error', async () => {
  open(['bill:list'], 500)

  await waitFor(() => expect(figure('pending')?.error).toMatchObject({ code: 'HTTP_500' }))
})

test('a user without permissions sends no request', async () => {
  const { calls } = open([])
  await waitFor(() => expect(state.blocks).toEqual([]))

  expect(calls).toEqual([])
})

test('sources reload at the shortest interval of their blocks', async () => {
  const own = (id: string, every: number) => ({
    ...block,
    id,
    title: id,
    refresh: { every },
    requires: 'bill:list',
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { calls } = open(['bill:list'], 200, {
    ...page,
    dashboard: { refresh: { every: 600 }, blocks: [own('often', 30), own('seldom', 300)] },
  })
  await vi.waitFor(() => expect(figure('often')?.value).toBe(12))

  await vi.advanceTimersByTimeAsync(65_000)

  expect(calls).toHaveLength(3)
})

test('after a change of a model, the sources of the blocks that name it reload', async () => {
  const of = (id: string, source: string, on: string[]) => ({
    ...block,
    id,
    title: id,
    value: { $expr: `data.${source}` },
    refresh: { on },
  })
  const blocks = [of('pending', 'bills', ['SettleBill']), of('trades', 'trades', ['TradeOrder'])]
  const { calls, changes } = open(['bill:list', 'trade:list'], 200, { ...page, dashboard: { blocks } })
  await waitFor(() => expect(calls).toHaveLength(2))

  changes.report(['SettleBill'])

  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ path }) => path).at(-1)).toBe('/bill/settleBill/summary')
})

test('a change reloads a dashboard only after its browser tab is visible again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { calls, changes } = open(['bill:list'], 200, {
    ...page,
    dashboard: { ...page.dashboard, refresh: { on: ['SettleBill'] } },
  })
  await vi.waitFor(() => expect(figure('pending')?.value).toBe(12))
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)

  changes.report(['SettleBill'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toHaveLength(1)
  isHidden.mockRestore()
  await vi.advanceTimersByTimeAsync(1_000)

  expect(calls).toHaveLength(2)
})

test('a hidden window pauses reloading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { calls } = open(['bill:list'], 200, {
    ...page,
    dashboard: { ...page.dashboard, refresh: { every: 30 } },
  })
  await vi.waitFor(() => expect(figure('pending')?.value).toBe(12))
  focusManager.setFocused(false)

  await vi.advanceTimersByTimeAsync(300_000)

  focusManager.setFocused(undefined)
  expect(calls).toHaveLength(1)
})

// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { httpError } from '../http/errors.ts'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { type PageSource, useOpenPage } from './page-context.ts'
import { PageHost } from './page-host.tsx'
import { usePrefetchPage } from './use-page.ts'

const ID = 'bill/SettleBillDetail'
const pageOf = (version: string) => ({
  format: 1,
  id: ID,
  kind: 'detail',
  title: `Bill ${version}`,
  requires: { view: 'bill:list' },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g1', nodes: [] }] },
})

/** A page with an input. Text in the input is unsaved work. */
const detail = defineKind({
  kind: 'detail',
  Component: ({ page }) => {
    const { version } = useOpenPage()
    const [value, setValue] = useState('')
    useUnsaved({
      key: `${page.id}/7`,
      label: page.title,
      isDirty: value !== '',
      values: () => ({ value }),
      restore: () => undefined,
    })
    return (
      <>
        <h1>{page.title}</h1>
        <p>version {version}</p>
        <input aria-label="Remark" value={value} onChange={({ target }) => setValue(target.value)} />
      </>
    )
  },
})

/** A page source whose released version the test can change. If the test sets `failure`, `load` fails. */
function createReleases(first: string) {
  const listeners = new Set<() => void>()
  const state: { version: string; failure: Error | undefined; page: (version: string) => unknown } = {
    version: first,
    failure: undefined,
    page: pageOf,
  }
  const load = vi.fn<PageSource['load']>(async () => {
    if (state.failure) throw state.failure
    const page = state.page(state.version)
    return page === undefined ? undefined : { page: page as Page, version: state.version }
  })
  const pages: PageSource = {
    load,
    releases: {
      latest: () => state.version,
      isLatest: (_, version) => version === state.version,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const release = (version: string, change: Partial<typeof state> = {}) =>
    act(async () => {
      Object.assign(state, change, { version })
      for (const listener of listeners) listener()
    })
  return { pages, load, release, state }
}

function open({ first = 'v1', codes = ['bill:list'] } = {}) {
  const confirmLoss = vi.fn(async (_keys: readonly string[]) => true)
  const source = createReleases(first)
  const test = createTestRuntime({
    codes,
    lists: { kinds: [detail] },
    unsaved: { watch: () => () => undefined, confirmLoss },
    source: source.pages,
  })
  let queries: QueryClient | undefined
  const Queries = () => {
    queries = useQueryClient()
    return null
  }
  // A new runtime object on each render, so that kept pages render too.
  const hosted = (mode: 'visible' | 'hidden' | 'closed', others = 0) => (
    <RuntimeProvider value={{ ...test.runtime }}>
      <Queries />
      {mode === 'closed' ? null : (
        <Activity mode={mode}>
          <PageHost component={ID} />
        </Activity>
      )}
      {Array.from({ length: others }, (_, index) => (
        <PageHost key={String(index)} component={ID} />
      ))}
    </RuntimeProvider>
  )
  const { rerender } = render(hosted('visible'))
  return {
    ...source,
    confirmLoss,
    queries: () => queries as QueryClient,
    show: (mode: Parameters<typeof hosted>[0], others?: number) => rerender(hosted(mode, others)),
  }
}

const bar = () => screen.queryByRole('status', { name: 'newer version' })
const remark = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark' })
const title = (version: string) => screen.findByRole('heading', { name: `Bill ${version}` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

test('a release leaves the page on screen as it is, with a bar above it', async () => {
  const { release, load } = open()
  await title('v1')
  expect(bar()).toBeNull()
  await userEvent.type(remark(), 'Under review')
  const input = remark()

  await release('v2')

  expect(bar()?.nextElementSibling?.textContent).toBe('Bill v1')
  expect(remark()).toBe(input)
  expect([remark().value, load.mock.calls.length]).toEqual(['Under review', 1])
})

test('Reload draws the newer version, whose hash writes then send', async () => {
  const { release } = open()
  await title('v1')
  expect(screen.getByText('version v1')).toBeTruthy()
  await release('v2')

  await press('reload')

  expect(await title('v2')).toBeTruthy()
  expect(screen.getByText('version v2')).toBeTruthy()
  expect(bar()).toBeNull()
})

test('Reload asks about the unsaved work of the page, and staying keeps it', async () => {
  const { release, confirmLoss } = open()
  await title('v1')
  await userEvent.type(remark(), 'Under review')
  await release('v2')

  confirmLoss.mockResolvedValueOnce(false)
  await press('reload')
  expect(confirmLoss.mock.calls).toEqual([[[`${ID}/7`]]])
  expect([remark().value, bar()]).toEqual(['Under review', expect.anything()])

  await press('reload')
  await title('v2')
  expect(remark().value).toBe('')
})

test('a failed reload keeps the page, and its error is in the bar', async () => {
  const { release, confirmLoss, state } = open()
  await title('v1')
  await userEvent.type(remark(), 'Under review')
  const failure = httpError({
    code: 'PAGE_DAMAGED',
    message: { verbatim: 'Its hash is wrong.' },
    status: 409,
    notified: false,
  })
  await release('v2', { failure })

  await press('reload')
  expect(bar()?.textContent).toContain('Its hash is wrong.')
  expect([remark().value, confirmLoss.mock.calls.length]).toEqual(['Under review', 0])

  state.failure = undefined
  await press('reload')
  expect(await title('v2')).toBeTruthy()
})

test('a closed bar comes back with the next version', async () => {
  const { release } = open()
  await title('v1')
  await release('v2')

  await press('close')
  expect(bar()).toBeNull()
  await release('v3')

  expect(bar()).toBeTruthy()
})

test('a version that is withdrawn before the reload removes the bar', async () => {
  const { release } = open()
  await title('v1')

  await release('v2')
  await release('v1')

  expect(bar()).toBeNull()
})

test('a kept page keeps its entries and shows the bar when it is shown again', async () => {
  const { release, show } = open()
  await title('v1')
  await userEvent.type(remark(), 'Under review')

  show('hidden')
  await release('v2')
  show('visible')

  expect(await screen.findByRole('status', { name: 'newer version' })).toBeTruthy()
  expect(remark().value).toBe('Under review')
  expect(screen.getByRole('heading', { name: 'Bill v1' })).toBeTruthy()
})

test('a kept page keeps its entries after the cache is invalidated in the background', async () => {
  const { release, show, queries } = open()
  await title('v1')
  await userEvent.type(remark(), 'Under review')

  show('hidden')
  await release('v2')
  await queries().invalidateQueries({ refetchType: 'none' })
  show('visible')
  await act(async () => undefined)

  expect(remark().value).toBe('Under review')
  expect(screen.getByRole('heading', { name: 'Bill v1' })).toBeTruthy()
})

test('a kept page keeps its entries after ten minutes in the background', async () => {
  const { show } = open()
  await title('v1')
  await userEvent.type(remark(), 'Under review')

  vi.useFakeTimers()
  show('hidden')
  await vi.advanceTimersByTimeAsync(600_000)
  vi.useRealTimers()
  show('visible')
  await act(async () => undefined)

  expect(remark().value).toBe('Under review')
})

test('the next opening of a page draws the newest version without a bar', async () => {
  const { release, show } = open()
  await title('v1')
  show('closed')

  await release('v2')
  show('visible')

  expect(await title('v2')).toBeTruthy()
  expect(bar()).toBeNull()
})

test('another opening of the same page leaves the first one as it is', async () => {
  const { release, show } = open()
  await title('v1')

  await release('v2')
  show('visible', 1)

  expect(await title('v2')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Bill v1' })).toBeTruthy()
  expect(screen.getAllByRole('status', { name: 'newer version' })).toHaveLength(1)
})

test.each([
  ['a missing page', () => undefined, 'no page bill/SettleBillDetail'],
  ['a page of a newer format', () => ({ ...pageOf('v1'), format: 2 }), /its format is 2, not 1/],
])('%s is replaced by a newer version at once', async (_, page, message) => {
  const source = createReleases('v1')
  source.state.page = page
  const { runtime } = createTestRuntime({
    codes: ['bill:list'],
    lists: { kinds: [detail] },
    source: source.pages,
  })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={ID} />
    </RuntimeProvider>,
  )
  await screen.findByText(message)

  await source.release('v2', { page: pageOf })

  expect(await title('v2')).toBeTruthy()
})

test('a page that the server refuses shows the message about the missing permission', async () => {
  const source = createReleases('v1')
  source.state.failure = httpError({ code: 'HTTP_403', message: 'denied', status: 403, notified: false })
  const { runtime } = createTestRuntime({ lists: { kinds: [detail] }, source: source.pages })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={ID} />
      <PageHost component={ID} denied={<p>instead</p>} />
    </RuntimeProvider>,
  )

  expect(await screen.findByText('needs access')).toBeTruthy()
  expect(screen.getByText('instead')).toBeTruthy()
})

test('a damaged version shows the message of the server with a retry', async () => {
  const source = createReleases('v1')
  source.state.failure = httpError({
    code: 'PAGE_DAMAGED',
    message: { verbatim: 'Its hash is wrong.' },
    status: 409,
    notified: false,
  })
  const { runtime } = createTestRuntime({
    codes: ['bill:list'],
    lists: { kinds: [detail] },
    source: source.pages,
  })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={ID} />
    </RuntimeProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Its hash is wrong.')

  source.state.failure = undefined
  await press('retry')

  expect(await title('v1')).toBeTruthy()
})

test('a version that lifts a missing permission can be reloaded', async () => {
  const { release } = open({ codes: [] })
  await screen.findByText('needs bill:list')

  await release('v2', { page: (version) => ({ ...pageOf(version), requires: undefined }) })
  await press('reload')

  expect(await title('v2')).toBeTruthy()
})

test('a prefetch after a release reads the newest version', async () => {
  const source = createReleases('v1')
  const { runtime } = createTestRuntime({ source: source.pages })
  let prefetch: ReturnType<typeof usePrefetchPage> = async () => undefined
  function Prefetch() {
    prefetch = usePrefetchPage()
    return null
  }
  render(
    <RuntimeProvider value={runtime}>
      <Prefetch />
    </RuntimeProvider>,
  )
  expect((await prefetch(ID))?.title).toBe('Bill v1')

  await source.release('v2')

  expect((await prefetch(ID))?.title).toBe('Bill v2')
})

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { vi } from 'vitest'
import { defineKind, PageHost, type PageSource, RuntimeProvider, useOpenPage, useUnsaved } from '#runtime'
import type { Page } from '#schemas'
import { createTestRuntime } from './page-runtime.tsx'

export const ID = 'bill/SettleBillDetail'
export const pageOf = (version: string) => ({
  format: 1,
  id: ID,
  kind: 'detail',
  title: `Bill ${version}`,
  requires: { view: 'bill:list' },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g1', nodes: [] }] },
})

/** A page with an input. Text in the input is unsaved work. */
export const detail = defineKind({
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
export function createReleases(first: string | undefined) {
  const listeners = new Set<() => void>()
  const state: {
    version: string | undefined
    failure: Error | undefined
    page: (version: string) => unknown
  } = {
    version: first,
    failure: undefined,
    page: pageOf,
  }
  const load = vi.fn<PageSource['load']>(async () => {
    if (state.failure) throw state.failure
    const { version = 'shipped' } = state
    const page = state.page(version)
    return page === undefined ? undefined : { page: page as Page, version }
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

/** Opens the page. `show` hides, shows or closes it, and opens it again beside the first opening. */
export function openReleased({ first = 'v1', codes = ['bill:list'] } = {}) {
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

export const bar = () => screen.queryByRole('status', { name: 'newer version' })
export const remark = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark' })
export const title = (version: string) => screen.findByRole('heading', { name: `Bill ${version}` })
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

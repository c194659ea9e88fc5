// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { bar, createReleases, ID, openReleased, remark, title } from '../../tests/support/page-releases.tsx'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { usePrefetchPage } from './use-page.ts'

afterEach(cleanup)

test('a kept page keeps its entries and shows the bar when it is shown again', async () => {
  const { release, show } = openReleased()
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
  const { release, show, queries } = openReleased()
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
  const { show } = openReleased()
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
  const { release, show } = openReleased()
  await title('v1')
  show('closed')

  await release('v2')
  show('visible')

  expect(await title('v2')).toBeTruthy()
  expect(bar()).toBeNull()
})

test('another opening of the same page leaves the first one as it is', async () => {
  const { release, show } = openReleased()
  await title('v1')

  await release('v2')
  show('visible', 1)

  expect(await title('v2')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Bill v1' })).toBeTruthy()
  expect(screen.getAllByRole('status', { name: 'newer version' })).toHaveLength(1)
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

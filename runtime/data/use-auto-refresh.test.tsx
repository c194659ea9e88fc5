// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { cellEditsOf } from '../list/edit/cell-edits.ts'
import { useOpenPage } from '../page/page-context.ts'
import { PageHost } from '../page/page-host.tsx'
import type { PageSession } from '../page/page-session.ts'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { createRecordChanges } from './record-changes.ts'
import { UNATTENDED_MS } from './use-attended.ts'
import { useAutoRefresh } from './use-auto-refresh.ts'
import { MIN_INTERVAL_MS } from './use-record-changes.ts'

const page: ListPage = {
  format: 1,
  id: 'account/FileTaskList',
  kind: 'list',
  title: 'Exports',
  data: { rows: { op: 'task.list' } },
  list: { columns: [{ id: 'c1', field: 'title' }], refresh: { every: '10s' } },
}
const settled = { isLoading: false, isRefreshing: false, error: undefined as unknown }
const EVERY_MS = 10_000

let session: PageSession
let changes = createRecordChanges()

/** Opens a list whose rows are in the given state; returns the list's reload function. */
async function open({ rows = settled, shown = page, overlayLevel = 0 } = {}) {
  const refresh = vi.fn()
  const kind = defineKind<ListPage>({
    kind: 'list',
    Component: ({ page }) => {
      session = useOpenPage().session
      useAutoRefresh(page.list.refresh, { ...rows, refresh })
      return null
    },
  })
  const { runtime } = createTestRuntime({ pages: { [page.id]: shown }, lists: { kinds: [kind] } })
  const navigation = { ...runtime.navigation, hasOverlayAbove: (level: number) => overlayLevel > level }
  const draw = (mode: 'visible' | 'hidden') => (
    <RuntimeProvider value={{ ...runtime, navigation, recordChanges: changes }}>
      <Activity mode={mode}>
        <PageHost component={page.id} />
      </Activity>
    </RuntimeProvider>
  )
  const screen = render(draw('visible'))
  await pass(0)
  const show = (isShown: boolean) => screen.rerender(draw(isShown ? 'visible' : 'hidden'))
  return { refresh, show, ...screen }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const hide = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)

beforeEach(() => {
  vi.useFakeTimers()
  changes = createRecordChanges()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('rows reload at the interval of the page', async () => {
  const { refresh } = await open()

  await pass(3 * EVERY_MS)

  expect(refresh).toHaveBeenCalledTimes(3)
})

test('a page without an interval never reloads', async () => {
  const { refresh } = await open({ shown: { ...page, list: { columns: page.list.columns } } })

  await pass(100 * EVERY_MS)

  expect(refresh).not.toHaveBeenCalled()
})

test('a closed page no longer reloads', async () => {
  const { refresh, unmount } = await open()

  unmount()
  await pass(3 * EVERY_MS)

  expect(refresh).not.toHaveBeenCalled()
})

test('a hidden browser tab reloads nothing until it is visible', async () => {
  const { refresh } = await open()

  hide(true)
  await pass(3 * EVERY_MS)
  expect(refresh).not.toHaveBeenCalled()
  hide(false)
  await pass(EVERY_MS)

  expect(refresh).toHaveBeenCalledTimes(1)
})

test('an edited cell pauses the reloads', async () => {
  const { refresh } = await open()
  const edit = { field: 'title', draft: 'x', seen: {}, problem: undefined, conflict: undefined }

  cellEditsOf(session).set('c1 1', { mode: 'open', ...edit })
  await pass(3 * EVERY_MS)
  expect(refresh).not.toHaveBeenCalled()
  cellEditsOf(session).set('c1 1', undefined)
  await pass(EVERY_MS)

  expect(refresh).toHaveBeenCalledTimes(1)
})

test('an open dialog pauses the reloads', async () => {
  const { refresh } = await open({ overlayLevel: 1 })

  await pass(3 * EVERY_MS)

  expect(refresh).not.toHaveBeenCalled()
})

test('the open detail of a row pauses the reloads', async () => {
  const { refresh } = await open()

  act(() => session.detail.open('7'))
  await pass(3 * EVERY_MS)

  expect(refresh).not.toHaveBeenCalled()
})

test.each([
  ['are loading', { isLoading: true }],
  ['are reloading', { isRefreshing: true }],
  ['failed', { error: new Error('503') }],
])('rows that %s are not reloaded', async (_name, state) => {
  const { refresh } = await open({ rows: { ...settled, ...state } })

  await pass(3 * EVERY_MS)

  expect(refresh).not.toHaveBeenCalled()
})

test('an unattended screen stops reloading until the next input', async () => {
  const { refresh } = await open()
  await pass(UNATTENDED_MS)
  const before = refresh.mock.calls.length

  await pass(3 * EVERY_MS)
  expect(refresh).toHaveBeenCalledTimes(before)
  window.dispatchEvent(new Event('keydown'))
  await pass(EVERY_MS)

  expect(refresh).toHaveBeenCalledTimes(before + 1)
})

describe('a list that names models', () => {
  const shown: ListPage = {
    ...page,
    list: { ...page.list, refresh: { on: ['SettleBill', 'BillAdjustment'] } },
  }
  const RETRY_MS = 1_000

  test('reloads at once after a change of one of them, and never at an interval', async () => {
    const { refresh } = await open({ shown })
    await pass(10 * EVERY_MS)

    changes.report(['TradeOrder'])
    expect(refresh).not.toHaveBeenCalled()
    changes.report(['TradeOrder', 'SettleBill'])

    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('reloads if any model may have changed', async () => {
    const { refresh } = await open({ shown })

    changes.report()

    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('reloads once per five seconds during many changes, the last time after the last change', async () => {
    const { refresh } = await open({ shown })

    for (let second = 0; second < 9; second += 1) {
      changes.report(['SettleBill'])
      await pass(1_000)
    }
    expect(refresh).toHaveBeenCalledTimes(2)
    await pass(MIN_INTERVAL_MS + RETRY_MS)

    expect(refresh).toHaveBeenCalledTimes(3)
  })

  test('reloads after the tab is visible again', async () => {
    const { refresh } = await open({ shown })

    hide(true)
    changes.report(['SettleBill'])
    await pass(10 * RETRY_MS)
    expect(refresh).not.toHaveBeenCalled()
    hide(false)
    await pass(RETRY_MS)

    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('reloads after the open detail is closed', async () => {
    const { refresh } = await open({ shown })
    act(() => session.detail.open('7'))

    changes.report(['SettleBill'])
    await pass(10 * RETRY_MS)
    expect(refresh).not.toHaveBeenCalled()
    act(() => session.detail.close())
    await pass(RETRY_MS)

    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('reloads when it is shown again after changes in the background', async () => {
    const { refresh, show } = await open({ shown })

    show(false)
    changes.report(['SettleBill'])
    await pass(10 * RETRY_MS)
    expect(refresh).not.toHaveBeenCalled()
    show(true)

    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('no longer reloads after it is closed', async () => {
    const { refresh, unmount } = await open({ shown })

    unmount()
    changes.report(['SettleBill'])

    expect(refresh).not.toHaveBeenCalled()
  })
})

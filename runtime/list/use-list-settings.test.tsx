// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { ListPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import type { RegionSelection } from '../composite/use-region-selections.ts'
import { EmbeddingContext } from '../page/embedding.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { readSettings, settingsKey, writeSettings } from './column-settings.ts'
import { type Picking, PickingContext } from './picking/picking.ts'
import { useListSettings } from './use-list-settings.ts'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  list: {
    columns: [
      { id: 'billNo', field: 'billNo' },
      { id: 'payable', field: 'payableFen' },
      { id: 'day', field: 'settleDate', requires: 'bill:day' },
      { id: 'status', field: 'status', when: { $expr: 'values.status == null' } },
    ],
    calendar: { date: 'day', title: 'billNo' },
    board: { by: 'status', title: 'billNo' },
  },
} as unknown as ListPage
const values = {}
const key = settingsKey('7', page.id)
const own = { columns: { billNo: { width: 300 } }, density: 'large' } as const

interface Setup {
  picking?: Picking
  codes?: string[]
  selection?: RegionSelection
}

function setup({ picking, codes = [], selection }: Setup = {}) {
  const { runtime } = createTestRuntime({ codes })
  const embedding = { path: [], settings: selection && { title: undefined, selection } }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RuntimeProvider value={runtime}>
      <EmbeddingContext value={embedding}>
        <PickingContext value={picking}>{children}</PickingContext>
      </EmbeddingContext>
    </RuntimeProvider>
  )
  const initialProps: { view: string | undefined } = { view: undefined }
  const { result, rerender } = renderHook(({ view }) => useListSettings(page, { view, values }), {
    wrapper,
    initialProps,
  })
  const show = (view: string | undefined) => rerender({ view })
  const settings = () => result.current.settings
  return { settings, show }
}

beforeEach(() => {
  localStorage.clear()
  writeSettings(key, own)
})

test("a view overrides the user's own settings, which stay stored", () => {
  const { settings, show } = setup()

  act(() => settings().overrideSettings('mine', { density: 'small' }))
  show('mine')
  expect(settings()).toMatchObject({ density: 'small', saved: { density: 'small' }, isOverridden: true })
  act(() => settings().setWidth('payable', 200))
  act(() => settings().setView('table'))
  expect(settings().saved).toEqual({ density: 'small', columns: { payable: { width: 200 } } })
  expect(settings().view).toBe('table')

  show(undefined)
  expect(settings()).toMatchObject({ density: 'large', isOverridden: false })
  expect(readSettings(key)).toEqual({ ...own, view: 'table' })
})

test('switching between views applies the density of each', () => {
  const { settings, show } = setup()
  act(() => settings().overrideSettings('one', { density: 'small' }))
  act(() => settings().overrideSettings('two', { density: 'middle' }))

  const seen = ['one', 'two', 'one', 'other'].map((view) => {
    show(view)
    return settings().density
  })

  expect(seen).toEqual(['small', 'middle', 'small', 'large'])
})

test("while picking rows, the user's settings apply and changes are not stored", () => {
  const { settings } = setup({ picking: {} as Picking })
  expect(settings().density).toBe('large')

  act(() => settings().setDensity('small'))

  expect(settings().density).toBe('small')
  expect(readSettings(key)).toEqual(own)
})

test('views are offered if the user may see the columns that arrange them', () => {
  expect(setup().settings().furtherViews).toEqual(['board'])
  expect(setup({ codes: ['bill:day'] }).settings().furtherViews).toEqual(['calendar', 'board'])
})

test.each([
  ['rows to pick', { picking: {} as Picking }],
  ['a master list', { selection: {} as RegionSelection }],
])('%s have no further views', (_, given) => {
  writeSettings(key, { view: 'board' })

  const { settings } = setup(given)

  expect(settings().furtherViews).toEqual([])
  expect(settings().view).toBe('cards')
})

test('a chosen view that the page no longer offers is ignored', () => {
  writeSettings(key, { view: 'calendar' })

  expect(setup().settings().view).toBe('cards')
})

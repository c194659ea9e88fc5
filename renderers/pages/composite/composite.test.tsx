// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'

const dicts = {
  format: 1,
  id: 'system/Dicts',
  kind: 'list',
  title: 'Dictionaries',
  data: { rows: { op: 'dict.list' } },
  list: { columns: [{ id: 'dictName', field: 'dictName', title: 'Dictionary' }] },
}
const items = {
  format: 1,
  id: 'system/Items',
  kind: 'list',
  title: 'Items',
  params: { dictId: { type: 'string', required: true } },
  data: { rows: { op: 'dictItem.list', args: { dictId: { $expr: 'params.dictId' } } } },
  list: { columns: [{ id: 'itemText', field: 'itemText', title: 'Text' }] },
}
const composite = (more: object = {}) => ({
  format: 1,
  id: 'system/Both',
  kind: 'composite',
  title: 'Dictionaries and items',
  composite: {
    layout: 'split',
    regions: [
      { id: 'dicts', page: 'system/Dicts' },
      {
        id: 'items',
        page: 'system/Items',
        title: 'Items of the dictionary',
        params: { dictId: { $expr: 'selection.dicts.id' } },
        empty: 'Select a dictionary',
      },
    ],
    ...more,
  },
})

const paged = (...records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
const itemCalls = (calls: { path: string; query: Record<string, string> }[]) =>
  calls.filter(({ path }) => path.includes('dictItem')).map(({ query }) => query.dictId)

function open(options: Parameters<typeof openPage>[1] = {}, more: object = {}) {
  return openPage(composite(more), {
    pages: { 'system/Dicts': dicts, 'system/Items': items },
    ...options,
    answers: {
      'GET /sys/dict/list': () => ({
        result: paged({ id: '1', dictName: 'Sex' }, { id: '2', dictName: 'Status' }),
      }),
      'GET /sys/dictItem/list': ({ query }) => ({
        result: paged({ id: query.dictId, itemText: `Item of ${query.dictId}` }),
      }),
      ...options.answers,
    },
  })
}

/** Answers media queries as a window of this width does. */
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('without a selected row, the dependent region asks for one and loads nothing', async () => {
  const { calls } = open()

  expect(await screen.findByText('Sex')).toBeTruthy()
  expect(screen.getByText('Select a dictionary')).toBeTruthy()
  expect(itemCalls(calls)).toEqual([])
})

test('a selected row fills the dependent region, and its key is in the address', async () => {
  const { calls, navigation } = open()

  await userEvent.click(await screen.findByRole('button', { name: 'Status' }))

  expect(await screen.findByText('Item of 2')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Items of the dictionary' })).toBeTruthy()
  expect(itemCalls(calls)).toEqual(['2'])
  expect(navigation.search()).toBe('?dicts=2')
})

test('another row replaces the first one, and each row loads once', async () => {
  const { calls } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }))
  await screen.findByText('Item of 2')

  await userEvent.click(screen.getByRole('button', { name: 'Sex' }))

  expect(await screen.findByText('Item of 1')).toBeTruthy()
  expect(itemCalls(calls)).toEqual(['2', '1'])
  expect(calls.filter(({ path }) => path === '/sys/dict/list')).toHaveLength(1)
})

test('an address with a key opens its row', async () => {
  const { calls } = open({ search: '?dicts=2' })

  expect(await screen.findByText('Item of 2')).toBeTruthy()
  await screen.findByText('Status')
  expect(itemCalls(calls)).toEqual(['2'])
})

/**
 * Two regions. The region `dicts` loads the selected row itself, because its list doesn't show the row. The
 * title of the region `items` reads this row.
 */
const namedRegions = [
  {
    id: 'dicts',
    page: 'system/Dicts',
    load: { op: 'dict.get', args: { id: { $expr: 'selection.dicts.id' } } },
  },
  {
    id: 'items',
    page: 'system/Items',
    title: { $text: 'Items of ${selection.dicts.dictName}' },
    params: { dictId: { $expr: 'selection.dicts.id' } },
    empty: 'Select a dictionary',
  },
]

test('a selected row that the list does not show is loaded by its key', async () => {
  const { calls } = open(
    {
      search: '?dicts=9',
      answers: { 'GET /sys/dict/queryById': () => ({ result: { id: '9', dictName: 'Colour' } }) },
    },
    { regions: namedRegions },
  )

  expect(await screen.findByRole('heading', { name: 'Items of Colour' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Sex' }))
  expect(await screen.findByRole('heading', { name: 'Items of Sex' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sex' }).getAttribute('aria-current')).toBe('true')
  expect(calls.filter(({ path }) => path === '/sys/dict/queryById').map(({ query }) => query.id)).toEqual([
    '9',
  ])
})

test('a selected row that no longer exists is dropped from the address', async () => {
  const { navigation } = open(
    { search: '?dicts=9', answers: { 'GET /sys/dict/queryById': () => ({ status: 404 }) } },
    { regions: namedRegions },
  )

  expect(await screen.findByText('Select a dictionary')).toBeTruthy()
  expect(navigation.search()).toBe('?')
})

test('a selected row that is missing after a reload is dropped', async () => {
  let rows = [
    { id: '1', dictName: 'Sex' },
    { id: '2', dictName: 'Status' },
  ]
  const { navigation } = open({ answers: { 'GET /sys/dict/list': () => ({ result: paged(...rows) }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }))
  await screen.findByText('Item of 2')
  rows = rows.slice(0, 1)

  await userEvent.click(screen.getAllByRole('button', { name: 'Refresh' })[0] as HTMLElement)

  expect(await screen.findByText('Select a dictionary')).toBeTruthy()
  expect(navigation.search()).toBe('?')
})

test('a search that leaves out the selected row keeps it selected', async () => {
  const searched = {
    ...dicts,
    list: {
      ...dicts.list,
      search: {
        fields: [{ id: 'byName', field: 'dictName', op: 'like', title: 'Name', component: 'Text' }],
      },
    },
  }
  open({
    pages: { 'system/Dicts': searched, 'system/Items': items },
    answers: {
      'GET /sys/dict/list': ({ query }) => ({
        result: query.dictName
          ? paged({ id: '1', dictName: 'Sex' })
          : paged({ id: '1', dictName: 'Sex' }, { id: '2', dictName: 'Status' }),
      }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }))
  await screen.findByText('Item of 2')

  await userEvent.type(screen.getByLabelText('Name'), 'Sex{Enter}')

  await vi.waitFor(() => expect(screen.queryByText('Status')).toBeNull())
  expect(screen.getByText('Item of 2')).toBeTruthy()
})

test('a row is selected with the keyboard', async () => {
  open()
  const row = await screen.findByRole('button', { name: 'Sex' })

  row.focus()
  await userEvent.keyboard('{Enter}')

  expect(await screen.findByText('Item of 1')).toBeTruthy()
})

test('a region without its permission is left out', async () => {
  const regions = [
    { id: 'dicts', page: 'system/Dicts' },
    {
      id: 'secret',
      page: 'system/Items',
      title: 'Secret',
      requires: 'system:secret',
      params: { dictId: '9' },
    },
  ]
  const { calls } = open({}, { regions })

  await screen.findByText('Sex')
  expect(itemCalls(calls)).toEqual([])
})

test('tabs mount a region when it is first opened', async () => {
  const regions = [
    { id: 'dicts', page: 'system/Dicts', title: 'All' },
    { id: 'items', page: 'system/Items', title: 'Some', params: { dictId: '7' } },
  ]
  const { calls, navigation } = open({}, { layout: 'tabs', regions })
  await screen.findByText('Sex')
  expect(itemCalls(calls)).toEqual([])

  await userEvent.click(screen.getByRole('tab', { name: 'Some' }))

  expect(await screen.findByText('Item of 7')).toBeTruthy()
  expect(navigation.search()).toBe('?tab=items')
})

test('on a phone, the selected row replaces the list until the user goes back', async () => {
  mockWindowWidth(390)
  open()
  const list = (await screen.findByRole('heading', { name: 'Dictionaries' })).closest('[hidden], div')
  expect(list).toBeTruthy()
  expect(screen.queryByText('Select a dictionary')?.closest('[hidden]')).toBeTruthy()

  await userEvent.click(await screen.findByText('Status'))

  expect((await screen.findByText('Item of 2')).closest('[hidden]')).toBeNull()
  expect(screen.getByText('Sex').closest('[hidden]')).toBeTruthy()
  const back = screen.getByRole('button', { name: 'Back to the list' })
  expect(document.activeElement).toBe(back)

  await userEvent.click(back)

  expect(screen.getByText('Sex').closest('[hidden]')).toBeNull()
  expect(within(document.body).queryByText('Item of 2')).toBeNull()
})

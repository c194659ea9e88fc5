// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const page = JSON.parse(readFileSync('schemas/pages/system/permission-list.page.json', 'utf8'))
const line = (id: string, parentId: string | null, more: object = {}) => ({
  id,
  parentId,
  title: id,
  menuType: parentId === null ? 0 : 1,
  perms: `${id}:list`,
  url: `/${id}`,
  component: 'bill/SettleBillList',
  icon: 'home',
  sortNo: 1,
  status: '1',
  hidden: false,
  internalOrExternal: false,
  shipped: false,
  kept: false,
  pageMissing: false,
  ...more,
})
const lines = [
  line('Tea', null),
  line('Green', 'Tea'),
  line('Black', 'Tea', { pageMissing: true, hidden: true }),
  line('Pour', 'Green', { menuType: 2, url: null, component: null }),
  line('Cups', null, { kept: true }),
]
const everything = ['system:permission:list', 'system:permission:edit', 'system:permission:delete']
const open = (codes: readonly string[] = everything) =>
  openPage(page, {
    codes,
    answers: {
      'GET /app/permissions': () => ({ result: lines }),
      'POST /app/permissions/move': () => ({ result: null }),
    },
  })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const moves = (view: ReturnType<typeof open>) =>
  view.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('entries expand and collapse, and have level and position', async () => {
  open()
  await screen.findByText('Cups')
  expect(screen.queryByText('Green')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }))

  expect(row('Tea').getAttribute('aria-expanded')).toBe('true')
  expect(row('Pour').getAttribute('aria-level')).toBe('3')
  expect(within(row('Pour')).getByText('Button')).toBeTruthy()
  expect(within(row('Black')).getByText('Hidden')).toBeTruthy()
  expect(within(row('Black')).getByLabelText('No page has this name.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }))
  expect(screen.queryByText('Green')).toBeNull()
})

test('a search expands the ancestors of matches and is in the address', async () => {
  const view = open()
  await screen.findByText('Cups')

  await userEvent.type(screen.getByRole('searchbox'), 'pour')

  expect(await screen.findByText('Pour')).toBeTruthy()
  expect(screen.queryByText('Cups')).toBeNull()
  expect(view.runtime.navigation.search()).toContain('search=pour')
})

test('arrow keys move the focus, with Alt the entry', async () => {
  const view = open()
  await screen.findByText('Cups')
  row('Tea').focus()

  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('Green')).toBeTruthy()
  fireEvent.keyDown(row('Black'), { key: 'ArrowUp', altKey: true })
  await screen.findByText('Green')
  fireEvent.keyDown(row('Green'), { key: 'ArrowUp', altKey: true })
  fireEvent.keyDown(row('Green'), { key: 'ArrowLeft', altKey: true })
  await expect
    .poll(() => moves(view))
    .toEqual([
      { id: 'Black', parentId: 'Tea', before: 'Green' },
      { id: 'Green', parentId: null, before: 'Cups' },
    ])
})

test('an entry is dragged beside or into another one', async () => {
  const view = open()
  await screen.findByText('Cups')
  const data = { dataTransfer: { setData: () => undefined, setDragImage: () => undefined } }
  const handle = within(row('Cups')).getByTitle('Drag to move')

  fireEvent.dragStart(handle, data)
  fireEvent.dragOver(row('Tea'), { ...data, clientY: 0 })
  fireEvent.drop(row('Tea'), { ...data, clientY: 0 })

  await expect.poll(() => moves(view)).toHaveLength(1)
  expect(moves(view)[0]).toMatchObject({ id: 'Cups' })
})

test('a dialog sets parent and position', async () => {
  const view = open()
  await screen.findByText('Cups')

  await userEvent.click(within(row('Cups')).getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Move to/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Move Cups' })
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Place' }))
  await userEvent.click(await screen.findByTitle('Before Tea'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))

  await expect.poll(() => moves(view)).toEqual([{ id: 'Cups', parentId: null, before: 'Tea' }])
})

test("a protected entry or an entry with children can't be deleted, and the menu shows the reason", async () => {
  open()
  await screen.findByText('Cups')

  for (const [name, why] of [
    ['Cups', /^Can't be deleted/],
    ['Tea', /^Delete or move its children/],
  ] as const) {
    await userEvent.click(within(row(name)).getByRole('button', { name: 'More' }))
    const item = await screen.findByRole('menuitem', { name: 'Delete' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.getAttribute('aria-description')).toMatch(why)
    await userEvent.keyboard('{Escape}')
    cleanup()
    open()
    await screen.findByText('Cups')
  }
})

const FOLDER = { perms: null, component: 'layouts/RouteView' }
const offered: readonly [string, object, readonly string[]][] = [
  ['a folder', FOLDER, ['Add child']],
  ['a page', {}, ['Add child', 'Add a button', 'Data rules']],
  ['a page without a code', { perms: null }, ['Add child', 'Add a button']],
  ['a button', { menuType: 2, url: null, component: null }, []],
]

test.each(offered)('%s offers to add only children that it can have', async (_, more, names) => {
  openPage(page, {
    codes: everything,
    answers: { 'GET /app/permissions': () => ({ result: [line('One', null, more)] }) },
  })
  await screen.findByText('One')

  await userEvent.click(within(row('One')).getByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: 'Delete' })
  const all = ['Add child', 'Add a button', 'Data rules']
  const isOffered = (name: string) =>
    within(row('One')).queryByRole('button', { name }) !== null ||
    screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') !== 'true'
  expect(all.filter(isOffered)).toEqual(names)
})

test('without edit permission there are no handles or actions', async () => {
  open(['system:permission:list'])
  await screen.findByText('Cups')

  expect(screen.queryByTitle('Drag to move')).toBeNull()
  expect(screen.queryByRole('button', { name: 'New menu' })).toBeNull()
  expect(within(row('Cups')).queryByRole('button', { name: 'More' })).toBeNull()
})

test('adding a child expands its parent', async () => {
  const addPage = JSON.parse(readFileSync('schemas/pages/system/permission-button-add.page.json', 'utf8'))
  let shown = lines
  openPage(page, {
    codes: everything,
    pages: { [addPage.id]: addPage },
    answers: {
      'GET /app/permissions': () => ({ result: shown }),
      'POST /sys/permission/add': () => {
        const added = line('Stir', 'Green', { menuType: 2, url: null, component: null })
        shown = [...lines, added]
        return { result: added }
      },
    },
  })
  await userEvent.click(await screen.findByText('Tea'))
  row('Tea').focus()
  await userEvent.keyboard('{ArrowRight}')
  await screen.findByText('Green')
  await userEvent.click(within(row('Green')).getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /button/i }))
  await userEvent.type(await screen.findByLabelText('Name in Chinese'), '搅')
  await userEvent.type(screen.getByLabelText('Code'), 'tea:stir')

  await userEvent.click(screen.getByRole('button', { name: /Save/ }))

  expect(await screen.findByText('Stir')).toBeTruthy()
  expect(row('Green').getAttribute('aria-expanded')).toBe('true')
})

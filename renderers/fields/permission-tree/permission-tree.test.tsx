// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const list = [
  { id: 'm', parentId: null, title: 'Bills', code: 'bill:list', menuType: 0, held: true },
  { id: 'b', parentId: 'm', title: 'Hold', code: 'bill:hold', menuType: 2, held: true },
  { id: 'x', parentId: null, title: 'Secret', code: 'secret:list', menuType: 0, held: false },
]
const answers = { 'GET /app/permissions/choices': () => ({ result: list }) }
const draw = (value: string, saved = value) =>
  drawField('PermissionTree', { value, props: { saved } }, { answers })

test('checking grants descendants and shows the changes, until they are reverted', async () => {
  const { given } = draw('')

  await userEvent.click(await screen.findByRole('treeitem', { name: /Bills/ }))
  expect(given).toEqual(['m,b'])
  expect(screen.getByText('2 granted: 2 new, 0 removed')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Reset to saved' }))
  expect(given.at(-1)).toBe('')
  expect(screen.getByText('0 granted')).toBeTruthy()
})

test('screen readers read title and code of a node as two words', async () => {
  draw('')

  expect(await screen.findByRole('treeitem', { name: 'Bills bill:list' })).toBeTruthy()
})

test('changed nodes are marked and can be filtered; reverted nodes stay visible', async () => {
  draw('m', 'm')
  await userEvent.click(await screen.findByRole('treeitem', { name: /Hold/ }))
  expect(screen.getByRole('treeitem', { name: /Hold.*New/ })).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Only changes' }))
  expect(screen.queryByText('Secret')).toBeNull()
  await userEvent.click(screen.getByRole('treeitem', { name: /Bills/ }))
  expect(screen.getByRole('treeitem', { name: /Bills.*Removed/ })).toBeTruthy()
  expect(screen.getByRole('treeitem', { name: /Hold/ }).textContent).not.toContain('New')

  await userEvent.click(screen.getByRole('button', { name: 'Only changes' }))
  expect(screen.getByText('Secret')).toBeTruthy()
})

test('the whole tree can be expanded and collapsed', async () => {
  draw('')
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse all' }))
  expect(screen.queryByText('Hold')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }))
  expect(screen.getByText('Hold')).toBeTruthy()
})

test('equal grants in another order are no change', async () => {
  const { given } = draw('b,m')

  await userEvent.click(await screen.findByRole('treeitem', { name: /Hold/ }))
  await userEvent.click(await screen.findByRole('treeitem', { name: /Hold/ }))

  expect(given).toEqual(['m', 'b,m'])
})

test('keys move, expand and check', async () => {
  const { given } = draw('m')
  const bills = await screen.findByRole('treeitem', { name: /Bills/ })
  expect(bills.getAttribute('aria-checked')).toBe('mixed')

  act(() => bills.focus())
  await userEvent.keyboard('{ArrowRight}')
  const hold = screen.getByRole('treeitem', { name: /Hold/ })
  await waitFor(() => expect(document.activeElement).toBe(hold))
  await userEvent.keyboard(' ')
  expect(given).toEqual(['m,b'])

  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(bills))
  await userEvent.keyboard('{ArrowLeft}')
  expect(bills.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Hold')).toBeNull()
})

test('nodes opened by a search can be collapsed until the next search', async () => {
  draw('')
  const search = await screen.findByLabelText('Search menus and buttons')
  await userEvent.type(search, 'hold')
  const bills = await screen.findByRole('treeitem', { name: /Bills/, expanded: true })
  act(() => bills.focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.queryByText('Hold')).toBeNull()

  await userEvent.type(search, '{Backspace}')

  expect(await screen.findByText('Hold')).toBeTruthy()
})

test("permissions the user lacks can't be checked", async () => {
  draw('')

  const place = await screen.findByRole('treeitem', { name: /Secret/ })
  await userEvent.click(place)

  expect(place.getAttribute('aria-disabled')).toBe('true')
  expect(place.getAttribute('aria-checked')).toBe('false')
})

test('a search filters by name or code', async () => {
  draw('')

  await userEvent.type(await screen.findByLabelText('Search menus and buttons'), 'bill:hold')

  expect(await screen.findByText('Hold')).toBeTruthy()
  expect(screen.queryByText('Secret')).toBeNull()
})

test("Enter in the search doesn't submit the form", async () => {
  draw('')
  const search = await screen.findByLabelText('Search menus and buttons')

  expect(fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })).toBe(false)
})

test('the read-only field shows the number of grants', async () => {
  drawView('PermissionTree', 'a,b', {}, { answers })

  expect(await screen.findByText('2 granted')).toBeTruthy()
})

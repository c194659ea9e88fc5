// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
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

test('a tick grants all below and tells what changed; back at what is saved nothing has', async () => {
  const { given } = draw('')

  await userEvent.click(await screen.findByRole('checkbox', { name: /Bills/ }))
  expect(given).toEqual(['m,b'])
  expect(screen.getByText('2 granted: 2 new, 0 taken away')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'As saved' }))
  expect(given.at(-1)).toBe('')
  expect(screen.getByText('0 granted')).toBeTruthy()
})

test('the same in another order is what is saved', async () => {
  const { given } = draw('b,m')

  await userEvent.click(await screen.findByRole('checkbox', { name: /Hold/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hold/ }))

  expect(given).toEqual(['m', 'b,m'])
})

test('what the user does not hold can not be ticked', async () => {
  draw('')

  const box = await screen.findByRole('checkbox', { name: /Secret/ })
  expect(box.getAttribute('aria-disabled')).toBe('true')
})

test('a search shows what has the text, by name or code', async () => {
  draw('')

  await userEvent.type(await screen.findByLabelText('Search menus and buttons'), 'bill:hold')

  expect(await screen.findByText('Hold')).toBeTruthy()
  expect(screen.queryByText('Secret')).toBeNull()
})

test('read alone it says how much is granted', async () => {
  drawView('PermissionTree', 'a,b', {}, { answers })

  expect(await screen.findByText('2 granted')).toBeTruthy()
})

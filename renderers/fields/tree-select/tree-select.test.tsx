// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const props = {
  op: 'user.departs',
  valueField: 'orgCode',
  labelField: 'departName',
  idField: 'id',
  parentField: 'parentId',
}
const list = [
  { id: '1', parentId: '', orgCode: 'A01', departName: 'Head office' },
  { id: '2', parentId: '1', orgCode: 'A01A01', departName: 'East' },
]
const answers = { 'GET /sys/user/getCurrentUserDeparts': () => ({ result: { list } }) }

test('nothing is loaded before the tree opens', async () => {
  const { calls } = drawField('TreeSelect', { props }, { answers })

  await screen.findByRole('combobox')

  expect(calls).toEqual([])
})

test('a node is found by title and stored by value', async () => {
  const { given } = drawField('TreeSelect', { props }, { answers })

  await userEvent.type(await screen.findByRole('combobox'), 'East')
  await userEvent.click(await screen.findByTitle('East'))

  expect(given).toEqual(['A01A01'])
})

test.each([
  ['A01A01', 'Head office / East'],
  ['A09', 'A09'],
])('%s is shown as %s', async (value, text) => {
  drawView('TreeSelect', value, props, { answers })

  expect(await screen.findByText(text)).toBeTruthy()
})

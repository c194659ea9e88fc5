// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import page from '../../../schemas/pages/system/depart-move.page.json' with { type: 'json' }
import { openPage } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const shop = { id: 'c', orgCode: 'A01A02A01', departName: 'Shop', children: null }
/** The department to move. The test harness opens each page with `id` 7. */
const south = { id: '7', orgCode: 'A01A02', departName: 'South', children: [shop] }
const east = { id: 'e', orgCode: 'A01A01', departName: 'East', children: null }
const head = { id: 'a', orgCode: 'A01', departName: 'Head office', children: [east, south] }
const plan = {
  id: '7',
  departName: 'South',
  parentId: 'e',
  fromCode: 'A01A02',
  toCode: 'A01A01A01',
  rows: [
    { kind: 'departments', count: 2 },
    { kind: 'trades', count: 12_345 },
  ],
  total: 12_347,
}
const open = (look: () => object, move: () => object = () => ({ result: plan })) =>
  openPage(page, {
    codes: ['system:depart:move'],
    answers: {
      'GET /sys/sysDepart/queryTreeList': () => ({ result: [head] }),
      'GET /app/departs/move': look,
      'GET /app/departs/moving': () => ({ result: null }),
      'POST /app/departs/move': move,
    },
  })

test("a department can't move below itself, and a move requires a preview", async () => {
  const { calls } = open(() => ({ result: plan }))

  await userEvent.click(await screen.findByTitle('East'))

  expect(await screen.findByText('12,345')).toBeTruthy()
  expect(screen.queryByTitle('South')).toBeNull()
  expect(screen.queryByTitle('Shop')).toBeNull()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('the department moves as in the preview', async () => {
  const { calls } = open(() => ({ result: plan }))

  await userEvent.click(await screen.findByTitle('East'))
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }))

  const sent = calls.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ id: '7', parentId: 'e', fromCode: 'A01A02' })
})

test('an impossible target shows an error instead of the preview', async () => {
  open(() => ({ status: 409, message: 'The department is already there' }))

  await userEvent.click(await screen.findByLabelText('Top level'))

  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const block = (id: string, more: object = {}) => ({
  id,
  block: 'Figure',
  title: id,
  value: { $expr: `data.summary.${id}Count` },
  ...more,
})
const page = {
  format: 1,
  id: 'dashboard/Analysis',
  kind: 'dashboard',
  title: 'Home',
  data: { summary: { op: 'bill.summary' } },
  dashboard: {
    blocks: [
      block('pending', { link: { page: 'bill/SettleBillList', query: { status: 'PENDING' } } }),
      block('held', { requires: 'bill:list' }),
      block('odd', { block: 'Figur' }),
    ],
    empty: 'Nothing for your role',
  },
}
const answers = { 'GET /bill/settleBill/summary': () => ({ result: { pendingCount: 1284, heldCount: 3 } }) }

afterEach(cleanup)

test('a figure leads to the rows it counts', async () => {
  openPage(page, { answers })

  expect(await screen.findByText('1,284')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/bill/SettleBillList?status=PENDING')
})

test('a block the user may not see is not there', async () => {
  openPage(page, { answers })
  await screen.findByText('1,284')

  expect(screen.queryByText('held')).toBeNull()
})

test('a block that is not set up correctly is a card in its place', async () => {
  openPage(page, { answers })

  expect(await screen.findByText('/dashboard/blocks/2/block')).toBeTruthy()
  expect(await screen.findByText('1,284')).toBeTruthy()
})

test('a dashboard without a block for the user says so, and who can help', async () => {
  const blocks = [block('held', { requires: 'bill:list' })]

  openPage({ ...page, dashboard: { ...page.dashboard, blocks } } as typeof page, { answers })

  expect(await screen.findByText('Nothing for your role')).toBeTruthy()
  expect(screen.getByText('An administrator can give you a role and a department.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const shops = [
  { id: '1', shopCode: 'S1', shopName: 'West Lake', status: 'OPEN' },
  { id: '2', shopCode: 'S2', shopName: 'Jasmine Corner', status: 'OPEN' },
]
const path = 'GET /shopinfo/shopBasicInfo/options'
const answers = {
  [path]: ({ query }: { query: Record<string, string> }) => ({
    result: shops.filter(
      (shop) => shop.shopName.includes(query.keyword ?? '') && (!query.ids || query.ids.includes(shop.id)),
    ),
  }),
}

test('nothing is loaded before the field opens', () => {
  const { calls } = drawField('ShopSelect', {}, { answers })

  expect(calls).toEqual([])
})

test('a deep link shows the name of its shop', async () => {
  const { calls } = drawField('ShopSelect', { value: '2' }, { answers })

  expect(await screen.findByText('Jasmine Corner')).toBeTruthy()
  expect(calls.map(({ query }) => query)).toEqual([{ ids: '2' }])
})

test('shops are searched on the server and stored by id', async () => {
  const { given, calls } = drawField('ShopSelect', {}, { answers })

  await userEvent.type(screen.getByRole('combobox'), 'West')
  await expect.poll(() => calls.map(({ query }) => query.keyword)).toContain('West')
  await userEvent.click(await screen.findByTitle('West Lake (S1)'))

  expect(given).toEqual(['1'])
})

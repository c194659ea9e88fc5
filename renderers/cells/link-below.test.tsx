// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../tests/support/draw.tsx'
import { rowsAnswer } from '../../tests/support/rows-answer.ts'

const billList = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    columns: [{ id: 'billNo', field: 'billNo', title: 'Bill', cell: 'Link' }],
    detail: { open: 'drawer', page: 'bill/SettleBillDetail' },
  },
}
const billDetail = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Settlement bill',
  params: { id: { type: 'string', required: true } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: { load: 'bill', nodes: [{ node: 'page', id: 'trades', page: 'bill/BillTradeList' }] },
}
const tradeList = {
  format: 1,
  id: 'bill/BillTradeList',
  kind: 'list',
  title: 'Trades of the bill',
  data: { rows: { op: 'trade.list' } },
  list: {
    columns: [{ id: 'tradeNo', field: 'tradeNo', title: 'Trade', cell: 'Link' }],
    detail: { open: 'drawer', page: 'bill/TradeOrderDetail', list: 'bill/TradeOrderList' },
  },
}
const tradeDetail = {
  format: 1,
  id: 'bill/TradeOrderDetail',
  kind: 'detail',
  title: 'Trade',
  params: { id: { type: 'string', required: true } },
  data: { trade: { op: 'trade.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'trade',
    nodes: [
      {
        node: 'group',
        id: 'facts',
        nodes: [
          {
            node: 'field',
            id: 'bill',
            field: 'billNo',
            title: 'Bill',
            cell: 'Link',
            props: { page: 'bill/SettleBillList', query: { open: 'billId' } },
          },
        ],
      },
    ],
  },
}

afterEach(cleanup)

const openTrade = async (billId: string, trades = tradeList) => {
  const test = openPage(billList, {
    search: '?status=PENDING',
    pages: Object.fromEntries([billList, billDetail, trades, tradeDetail].map((page) => [page.id, page])),
    answers: {
      'GET /bill/settleBill/list': () => ({ result: rowsAnswer([{ id: 'b1', billNo: 'SB1' }]) }),
      'GET /bill/settleBill/queryById': ({ query }) => ({ result: { id: query.id, billNo: 'SB1' } }),
      'GET /bill/tradeOrder/list': () => ({ result: rowsAnswer([{ id: 't1', tradeNo: 'T1' }]) }),
      'GET /bill/tradeOrder/queryById': () => ({ result: { id: 't1', billId, billNo: `the ${billId}` } }),
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'SB1' }))
  return test
}
const addressNow = ({ navigation }: Awaited<ReturnType<typeof openTrade>>) => navigation.entries.at(-1)

test.each(['b1', 'b2'])('a link to bill %s from a drawer leads back to the list below', async (billId) => {
  const test = await openTrade(billId)
  await userEvent.click(await screen.findByRole('link', { name: 'T1' }))
  expect(addressNow(test)).toBe('?status=PENDING&open=b1')

  await userEvent.click(await screen.findByRole('link', { name: `the ${billId}` }))

  expect(addressNow(test)).toBe(`?status=PENDING&open=${billId}`)
  await waitFor(() => expect(screen.queryByRole('link', { name: `the ${billId}` })).toBeNull())
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'T1' })).toBeTruthy()
})

test('a row inside another page links to its record in the list that has addresses', async () => {
  await openTrade('b1')

  const link = await screen.findByRole('link', { name: 'T1' })

  expect(link.getAttribute('href')).toBe('/bill/TradeOrderList?open=t1')
})

test('a row inside another page has no address without such a list', async () => {
  const { list: _, ...detail } = tradeList.list.detail
  await openTrade('b1', { ...tradeList, list: { ...tradeList.list, detail } } as typeof tradeList)

  await userEvent.click(await screen.findByRole('button', { name: 'T1' }))

  expect(await screen.findByRole('link', { name: 'the b1' })).toBeTruthy()
})

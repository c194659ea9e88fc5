// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRecordChanges } from '#runtime'
import receiverList from '../../../schemas/pages/ledger/ledger-detail-list.page.json' with { type: 'json' }
import orderDetail from '../../../schemas/pages/ledger/ledger-order-detail.page.json' with { type: 'json' }
import { openPage } from '../../../tests/support/draw.tsx'
import { rowsAnswer } from '../../../tests/support/rows-answer.ts'

const items = (...values: string[]) => ({
  result: values.map((value) => ({ value, text: value, title: value, label: value })),
})
const order = {
  id: '7',
  orderNo: 'L7',
  status: 'PARTIAL',
  incomeFen: 10_000,
  splitFen: 3_000,
  restFen: 7_000,
}
const receiver = {
  id: 'd1',
  receiverName: 'Head office',
  amountFen: 3_000,
  version: 2,
  failReason: 'no answer',
}

/** Opens an order with a receiver that the channel couldn't pay. */
function openOrder() {
  const state = { order: 'PARTIAL', receiver: 'FAILED' }
  const recordChanges = createRecordChanges()
  const opened = openPage(orderDetail, {
    pages: { [receiverList.id]: receiverList },
    codes: ['ledgerOrder:list', 'ledgerOrder:retry'],
    recordChanges,
    answers: {
      'GET /sys/dict/getDictItems/ledger_order_status': () => items('PROCESSING', 'PARTIAL', 'SUCCEEDED'),
      'GET /sys/dict/getDictItems/ledger_detail_status': () => items('PROCESSING', 'FAILED', 'SUCCEEDED'),
      'GET /ledger/ledgerOrder/queryById': () => ({ result: { ...order, status: state.order } }),
      'GET /ledger/ledgerOrder/timeline': () => ({
        result: [
          { id: `step-${state.order}`, orderStatus: state.order, by: 'system', time: '2026-11-01 10:00:00' },
        ],
      }),
      'GET /ledger/ledgerDetail/list': () => ({
        result: rowsAnswer([{ ...receiver, status: state.receiver }]),
      }),
      'PUT /ledger/ledgerDetail/retry': () => {
        state.order = state.receiver = 'PROCESSING'
        return { result: { ...receiver, status: state.receiver } }
      },
    },
  })
  /** The channel pays the receiver, and the server notifies the page of the change. */
  const succeed = () => {
    state.order = state.receiver = 'SUCCEEDED'
    recordChanges.report(['LedgerOrder', 'LedgerDetail'])
  }
  return { ...opened, succeed }
}

const parentOf = (element: HTMLElement) => within(element.parentElement as HTMLElement)
const summary = () => parentOf(screen.getByText('Status', { selector: 'dt' }))
const timeline = () => parentOf(screen.getByRole('heading', { name: 'History' }))
const receivers = () => within(screen.getByRole('row', { name: /Head office/ }))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('after a retry, the order, its receivers and its timeline follow by themselves', async () => {
  const { succeed } = openOrder()
  await screen.findByText('Head office')
  await screen.findByRole('heading', { name: 'History' })
  expect(await timeline().findByText('PARTIAL')).toBeTruthy()

  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }))
  expect(await summary().findByText('PROCESSING')).toBeTruthy()
  expect(await receivers().findByText('PROCESSING')).toBeTruthy()

  succeed()
  expect(await summary().findByText('SUCCEEDED')).toBeTruthy()
  expect(await receivers().findByText('SUCCEEDED')).toBeTruthy()
  expect(await timeline().findByText('SUCCEEDED')).toBeTruthy()
})

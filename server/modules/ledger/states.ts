import { defineStates } from '../../platform/states/define-states.ts'
import { detailResource } from './details.ts'
import {
  detailChanged,
  detailNotFound,
  detailStatusWrong,
  orderNotFound,
  orderStatusWrong,
} from './errors.ts'
import { orderResource } from './order-resource.ts'

const wrongDetail = ({ receiver_name: receiver, status }: { receiver_name: string; status: string }) =>
  detailStatusWrong({ receiver, status })

/**
 * Statuses of a receiver's amount. The payment channel decides whether the amount is paid, and whether it is
 * returned.
 */
export const detailStates = defineStates({
  subject: 'ledger_detail',
  dictionary: 'ledger_detail_status',
  records: detailResource,
  describe: ({ order_id, receiver_name, amount_fen }) => ({
    orderId: order_id,
    receiver: receiver_name,
    amountFen: amount_fen,
  }),
  errors: {
    notFound: detailNotFound,
    changed: ({ receiver_name }) => detailChanged({ receiver: receiver_name }),
  },
  transitions: {
    pay: {
      system: true,
      action: 'ledgerDetail.pay',
      from: ['PENDING'],
      to: 'PROCESSING',
      otherwise: wrongDetail,
    },
    succeed: {
      system: true,
      action: 'ledgerDetail.succeed',
      // A payment whose result was unknown can turn out to have succeeded, and so can a return.
      from: ['PENDING', 'PROCESSING', 'FAILED'],
      to: 'SUCCEEDED',
      otherwise: wrongDetail,
      set: ({ at }) => ({ pay_time: at.toISOString(), fail_reason: null }),
    },
    fail: {
      system: true,
      action: 'ledgerDetail.fail',
      from: ['PENDING', 'PROCESSING'],
      to: 'FAILED',
      otherwise: wrongDetail,
      set: ({ reason }) => ({ fail_reason: reason }),
    },
    retry: {
      operation: 'ledgerDetail.retry',
      from: ['FAILED'],
      to: 'PROCESSING',
      otherwise: wrongDetail,
      set: () => ({ fail_reason: null }),
    },
    return: {
      operation: 'ledgerDetail.return',
      from: ['SUCCEEDED', 'FAILED'],
      to: 'RETURNING',
      otherwise: wrongDetail,
      set: () => ({ fail_reason: null }),
    },
    giveBack: {
      system: true,
      action: 'ledgerDetail.giveBack',
      from: ['RETURNING', 'SUCCEEDED'],
      to: 'RETURNED',
      otherwise: wrongDetail,
      set: () => ({ fail_reason: null }),
    },
    keep: {
      system: true,
      action: 'ledgerDetail.keep',
      from: ['RETURNING'],
      to: 'SUCCEEDED',
      otherwise: wrongDetail,
      set: ({ reason }) => ({ fail_reason: reason }),
    },
  },
})

const otherwise = ({ order_no: orderNo, status }: { order_no: string; status: string }) =>
  orderStatusWrong({ orderNo, status })

/** Statuses of a ledger order, which follow from the statuses of the order's amounts. */
export const orderStates = defineStates({
  subject: 'ledger_order',
  dictionary: 'ledger_order_status',
  records: orderResource,
  describe: ({ order_no }) => ({ orderNo: order_no }),
  errors: { notFound: orderNotFound, changed: otherwise },
  transitions: {
    process: {
      system: true,
      action: 'ledgerOrder.process',
      from: ['PENDING', 'PARTIAL', 'FAILED'],
      to: 'PROCESSING',
      otherwise,
    },
    succeed: {
      system: true,
      action: 'ledgerOrder.succeed',
      from: ['PENDING', 'PROCESSING', 'PARTIAL', 'FAILED'],
      to: 'SUCCEEDED',
      otherwise,
    },
    succeedPartly: {
      system: true,
      action: 'ledgerOrder.succeedPartly',
      from: ['PENDING', 'PROCESSING', 'FAILED'],
      to: 'PARTIAL',
      otherwise,
    },
    fail: {
      system: true,
      action: 'ledgerOrder.fail',
      from: ['PENDING', 'PROCESSING'],
      to: 'FAILED',
      otherwise,
    },
  },
})

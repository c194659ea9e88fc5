import { defineStates } from '../../platform/states/define-states.ts'
import { billResource } from '../../records/bill.ts'
import {
  type BillStatus,
  billChanged,
  billNotConfirmed,
  billNotFailed,
  billNotFound,
  billNotHeld,
  billNotPending,
  billNotSettling,
  billSamePerson,
} from './errors.ts'

interface Bill {
  bill_no: string
  status: string
  confirm_by: string | null
}

const stateOf = ({ bill_no, status }: Bill) => ({ billNo: bill_no, status: status as BillStatus })

/** Throws if the user who confirmed a bill also releases it or retries its payment. */
function requireOtherUser(bill: Bill, { by }: { by: string }): void {
  if (bill.confirm_by === by) throw billSamePerson({ billNo: bill.bill_no })
}

/** Statuses of a bill. The payment channel decides whether a released bill is settled. */
export const billStates = defineStates({
  subject: 'settle_bill',
  dictionary: 'settle_bill_status',
  records: billResource,
  describe: ({ bill_no }) => ({ billNo: bill_no }),
  errors: { notFound: billNotFound, changed: ({ bill_no }) => billChanged({ billNo: bill_no }) },
  transitions: {
    confirm: {
      operation: 'bill.confirm',
      from: ['PENDING'],
      to: 'CONFIRMED',
      otherwise: (bill) => billNotPending(stateOf(bill)),
      set: ({ by, at }) => ({ confirm_by: by, confirm_time: at.toISOString() }),
    },
    hold: {
      operation: 'bill.hold',
      from: ['PENDING'],
      to: 'HELD',
      otherwise: (bill) => billNotPending(stateOf(bill)),
      set: ({ reason }) => ({ hold_reason: reason }),
    },
    unhold: {
      operation: 'bill.unhold',
      from: ['HELD'],
      to: 'PENDING',
      otherwise: (bill) => billNotHeld(stateOf(bill)),
      set: () => ({ hold_reason: null }),
    },
    release: {
      operation: 'bill.release',
      from: ['CONFIRMED'],
      to: 'SETTLING',
      otherwise: (bill) => billNotConfirmed(stateOf(bill)),
      guard: requireOtherUser,
      set: ({ by, at }) => ({ release_by: by, release_time: at.toISOString() }),
    },
    settle: {
      system: true,
      action: 'bill.settle',
      // A failed payment whose result was unknown can later be reported as successful.
      from: ['SETTLING', 'FAILED'],
      to: 'SETTLED',
      otherwise: (bill) => billNotSettling(stateOf(bill)),
      set: ({ at }) => ({ settle_time: at.toISOString(), fail_reason: null }),
    },
    fail: {
      system: true,
      action: 'bill.fail',
      from: ['SETTLING'],
      to: 'FAILED',
      otherwise: (bill) => billNotSettling(stateOf(bill)),
      set: ({ reason }) => ({ fail_reason: reason }),
    },
    retry: {
      operation: 'bill.retry',
      from: ['FAILED'],
      to: 'SETTLING',
      otherwise: (bill) => billNotFailed(stateOf(bill)),
      guard: requireOtherUser,
      set: () => ({ fail_reason: null }),
    },
  },
})

/** Steps that users can run on a bill. */
export const billSteps = ['confirm', 'hold', 'unhold', 'release', 'retry'] as const

export type BillStep = (typeof billSteps)[number]

/** Steps that users can run on many bills at once. */
export const manySteps = ['confirm', 'release'] as const

export type ManyStep = (typeof manySteps)[number]

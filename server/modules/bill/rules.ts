import {
  type BillStatus,
  billChanged,
  billNotConfirmed,
  billNotHeld,
  billNotPending,
  billSamePerson,
} from './errors.ts'

export type BillStep = 'confirm' | 'hold' | 'unhold' | 'release'

/** Fields of a bill that its status rules check. */
export interface BillState {
  billNo: string
  status: BillStatus
  version: number
  confirmBy: string | null
}

/**
 * For each step, the status that it requires, the status that it sets, and the error for a bill with another
 * status than the required one.
 */
const steps = {
  confirm: { from: 'PENDING', to: 'CONFIRMED', otherwise: billNotPending },
  hold: { from: 'PENDING', to: 'HELD', otherwise: billNotPending },
  unhold: { from: 'HELD', to: 'PENDING', otherwise: billNotHeld },
  release: { from: 'CONFIRMED', to: 'SETTLING', otherwise: billNotConfirmed },
} as const

/**
 * Returns the status of a bill after a step, or throws the error of the first failing check. The status is
 * checked first, because its message is most helpful, then the version, and for a release finally that
 * another user confirmed the bill.
 */
export function nextStatus(
  step: BillStep,
  bill: BillState,
  asked: { version: number; by: string },
): BillStatus {
  const { from, to, otherwise } = steps[step]
  const { billNo, status } = bill
  if (status !== from) throw otherwise({ billNo, status })
  if (bill.version !== asked.version) throw billChanged({ billNo })
  if (step === 'release' && bill.confirmBy === asked.by) throw billSamePerson({ billNo })
  return to
}

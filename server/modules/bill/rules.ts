import {
  type BillStatus,
  billChanged,
  billNotConfirmed,
  billNotHeld,
  billNotPending,
  billSamePerson,
} from './errors.ts'

export type BillStep = 'confirm' | 'hold' | 'unhold' | 'release'

/** Fields of a bill that the rules check. */
export interface BillState {
  billNo: string
  status: BillStatus
  version: number
  confirmBy: string | null
}

/** Status transitions of each step, and the error in other states. */
const steps = {
  confirm: { from: 'PENDING', to: 'CONFIRMED', otherwise: billNotPending },
  hold: { from: 'PENDING', to: 'HELD', otherwise: billNotPending },
  unhold: { from: 'HELD', to: 'PENDING', otherwise: billNotHeld },
  release: { from: 'CONFIRMED', to: 'SETTLING', otherwise: billNotConfirmed },
} as const

/**
 * Returns the next status of a bill, or throws. The checks run in this order: the status, whose error
 * explains most; the version; the rule that another user must release.
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

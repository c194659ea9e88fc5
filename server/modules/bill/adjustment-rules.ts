import { ADJUST_REASON } from '#schemas'
import type { Words } from '../../http/locale.ts'
import { billAdjustInvalid, billChanged, billNotAdjustable } from './errors.ts'
import type { BillState, BillStatus } from './rules.ts'

/** What a bill's payable amount is made of; integer fen, only adjustments and carried amounts may be negative. */
export interface BillMoney {
  grossFen: number
  refundFen: number
  feeFen: number
  splitOutFen: number
  splitInFen: number
  adjustFen: number
  carryFen: number
}

/** What an adjustment makes of a bill; `carriedFen` is what the shop still owes and the next bill brings along. */
export interface Adjusted {
  adjustFen: number
  carriedFen: number
  carryFen: number
  payableFen: number
}

const ADJUSTABLE: readonly BillStatus[] = ['PENDING', 'HELD']

/** The one formula of what a bill pays. */
export const payableOf = (money: BillMoney): number =>
  money.grossFen -
  money.refundFen -
  money.feeFen -
  money.splitOutFen +
  money.splitInFen +
  money.adjustFen +
  money.carryFen

/** Adds a signed amount; what would become negative is carried to the next bill, so that nothing is lost. */
export function adjusted(money: BillMoney, amountFen: number): Adjusted {
  const adjustFen = money.adjustFen + amountFen
  const owed = payableOf({ ...money, adjustFen })
  const carriedFen = Math.max(0, -owed)
  const carryFen = money.carryFen + carriedFen
  const result = { adjustFen, carriedFen, carryFen, payableFen: owed + carriedFen }
  if (!Object.values(result).every(Number.isSafeInteger)) throw billAdjustInvalid({ amountFen: tooLarge })
  return result
}

const tooLarge: Words = { en: 'Too large', zh: '金额过大' }
const reasonLength: Words = {
  en: `Takes ${ADJUST_REASON.min} to ${ADJUST_REASON.max} characters`,
  zh: `应为 ${ADJUST_REASON.min} 到 ${ADJUST_REASON.max} 个字符`,
}

interface Typed {
  amountFen: number
  reason: string
}

/** What is wrong with what was typed, by its field; of what is not there nothing is said. */
export function wrongFields({ amountFen, reason }: Partial<Typed>): Record<string, Words> {
  const fields: Record<string, Words> = {}
  if (amountFen === 0) fields.amountFen = { en: 'Must not be 0', zh: '不能为 0' }
  else if (amountFen !== undefined && !Number.isSafeInteger(amountFen)) fields.amountFen = tooLarge
  const length = reason === undefined ? ADJUST_REASON.min : [...reason.trim()].length
  if (length < ADJUST_REASON.min || length > ADJUST_REASON.max) fields.reason = reasonLength
  return fields
}

/** Reads what was typed: the reason without spaces at its ends; refuses an amount of nothing and a reason of nothing. */
export function readAdjustment(typed: Typed): string {
  const fields = wrongFields(typed)
  if (Object.keys(fields).length > 0) throw billAdjustInvalid(fields)
  return typed.reason.trim()
}

/** The configured amount from which a second person signs, in fen; 0 where nobody does. */
export interface SignatureLimit {
  adjustmentSignatureFen: number
}

/** The amount from which an adjustment is signed by a second person, in fen; null where none is. */
export const adjustmentSignedFrom = ({ adjustmentSignatureFen }: SignatureLimit) =>
  adjustmentSignatureFen === 0 ? null : adjustmentSignatureFen

/** Whether an adjustment of this amount needs a second person. */
export const isSigned = (amountFen: number, config: SignatureLimit): boolean => {
  const from = adjustmentSignedFrom(config)
  return from !== null && Math.abs(amountFen) >= from
}

/** Refuses a bill that is confirmed already, or changed since it was seen: first the state, it says more. */
export function requireAdjustable({ billNo, status, version }: BillState, seen: { version: number }): void {
  if (!ADJUSTABLE.includes(status)) throw billNotAdjustable({ billNo, status })
  if (version !== seen.version) throw billChanged({ billNo })
}

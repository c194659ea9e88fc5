import { ADJUST_REASON } from '#schemas'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { BillStatus } from './errors.ts'
import { billAdjustInvalid, billChanged, billNotAdjustable } from './errors.ts'
import { type BillAmounts, payableOf } from './payable.ts'

/** Fields of a bill that the rules of adjustments check. */
export interface BillState {
  billNo: string
  status: BillStatus
  version: number
}

/**
 * Amounts of a bill after an adjustment. `carriedFen` is the absolute value of the negative amount that the
 * adjustment carries over to the next bill.
 */
export interface AdjustedAmounts {
  adjustFen: number
  carriedFen: number
  carryFen: number
  payableFen: number
}

const ADJUSTABLE: readonly BillStatus[] = ['PENDING', 'HELD']

/**
 * Adds a signed amount to a bill. If the payable amount would become negative, it becomes 0 and the
 * difference is carried over to the next bill.
 */
export function adjustBill(money: BillAmounts, amountFen: number): AdjustedAmounts {
  const adjustFen = money.adjustFen + amountFen
  const exactPayable = payableOf({ ...money, adjustFen })
  const carriedFen = Math.max(0, -exactPayable)
  const carryFen = money.carryFen + carriedFen
  const result = { adjustFen, carriedFen, carryFen, payableFen: exactPayable + carriedFen }
  if (!Object.values(result).every(Number.isSafeInteger)) throw billAdjustInvalid({ amountFen: tooLarge })
  return result
}

const tooLarge: LocalizedText = { en: 'Too large', zh: '金额过大' }
const reasonLength: LocalizedText = {
  en: `Enter ${ADJUST_REASON.min} to ${ADJUST_REASON.max} characters`,
  zh: `应为 ${ADJUST_REASON.min} 到 ${ADJUST_REASON.max} 个字符`,
}

interface Typed {
  amountFen: number
  reason: string
}

/** Returns the messages of invalid fields; empty if all are valid. Missing fields are not checked. */
export function invalidFields({ amountFen, reason }: Partial<Typed>): Record<string, LocalizedText> {
  const fields: Record<string, LocalizedText> = {}
  if (amountFen === 0) fields.amountFen = { en: "Can't be 0", zh: '不能为 0' }
  else if (amountFen !== undefined && !Number.isSafeInteger(amountFen)) fields.amountFen = tooLarge
  const length = reason === undefined ? ADJUST_REASON.min : [...reason.trim()].length
  if (length < ADJUST_REASON.min || length > ADJUST_REASON.max) fields.reason = reasonLength
  return fields
}

/** Validates the input of an adjustment and returns the trimmed reason. */
export function readAdjustment(typed: Typed): string {
  const fields = invalidFields(typed)
  if (Object.keys(fields).length > 0) throw billAdjustInvalid(fields)
  return typed.reason.trim()
}

/**
 * Setting of the amount in fen from which an adjustment requires an approval. 0 means that no adjustment
 * requires one.
 */
export interface ApprovalConfig {
  adjustmentSignatureFen: number
}

/**
 * Returns the smallest amount for which the next adjustment of a bill requires an approval, in fen; null if
 * no approval is ever required. Earlier adjustments without an approval count too, so that users cannot avoid
 * the approval by splitting a large amount.
 */
export const approvalThreshold = (unapprovedFen: number, { adjustmentSignatureFen }: ApprovalConfig) =>
  adjustmentSignatureFen === 0 ? null : Math.max(1, adjustmentSignatureFen - unapprovedFen)

/** Amount of an adjustment, and the sum of the earlier unapproved adjustments of the same bill. */
interface NextAdjustment {
  amountFen: number
  unapprovedFen: number
}

/** True if an adjustment requires an approval. */
export const requiresApproval = (
  { amountFen, unapprovedFen }: NextAdjustment,
  config: ApprovalConfig,
): boolean => {
  const from = approvalThreshold(unapprovedFen, config)
  return from !== null && Math.abs(amountFen) >= from
}

/**
 * Throws if a bill's status doesn't allow adjustments, or if the caller read an older version. The status is
 * checked first, since its message is more helpful.
 */
export function requireAdjustable({ billNo, status, version }: BillState, seen: { version: number }): void {
  if (!ADJUSTABLE.includes(status)) throw billNotAdjustable({ billNo, status })
  if (version !== seen.version) throw billChanged({ billNo })
}

import type { Titles } from './shipped-dictionary.ts'

/**
 * A part of a check rule. If `digits` is `*`, the part checks the whole value. If `digits` is a number, the
 * part checks this number of characters, starting after the characters of the previous part.
 */
interface ShippedRulePart {
  digits: string
  pattern: string
  message: Titles
}

/** A check rule that is shipped with the product. Forms refer to the rule by its code. */
export interface ShippedCheckRule {
  code: string
  name: Titles
  description: Titles
  parts: readonly ShippedRulePart[]
}

/** Declares the check rules of an area. A new installation contains these rules. */
export const defineCheckRules = (rules: readonly ShippedCheckRule[]): readonly ShippedCheckRule[] => rules

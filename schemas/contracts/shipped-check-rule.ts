import type { Titles } from './shipped-dictionary.ts'

/**
 * Part of a check rule. `digits` is `*` to check the whole value, or the number of characters to check after
 * the previous part.
 */
interface ShippedRulePart {
  digits: string
  pattern: string
  message: Titles
}

/** Shipped check rule; forms refer to its code. */
export interface ShippedCheckRule {
  code: string
  name: Titles
  description: Titles
  parts: readonly ShippedRulePart[]
}

/** Declares the check rules of an area, which an installation has from its first start. */
export const defineCheckRules = (rules: readonly ShippedCheckRule[]): readonly ShippedCheckRule[] => rules

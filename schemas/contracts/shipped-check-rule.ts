import type { Titles } from './shipped-dictionary.ts'

/** Part of a check rule: `*` matches the whole value, a number the next characters. */
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

import type { Operator } from '#schemas'
import type { Locale } from './locale.ts'

/** Departments whose rows a user sees: all, or the departments with these org codes and their descendants. */
export type DepartScope = 'all' | { orgCodes: readonly string[] }

/**
 * Comparison of a data rule, in which values have replaced the variables. The operator `ends` matches the end
 * of a text.
 */
export interface RuleCondition {
  field: string
  op: Operator | 'ends'
  values: readonly (string | number)[]
}

/**
 * Data rule of a caller, in which values have replaced the variables. A row must match at least one of the
 * conditions. If the list is empty, no row matches.
 */
export interface RowRule {
  id: string
  any: readonly RuleCondition[]
}

/**
 * Defines which rows a user may see: the rows of `departs` that match every data rule of their resource. Also
 * contains the user's language and the permissions that reveal masked values.
 */
export interface Scope {
  departs: DepartScope
  /** Rules by resource name. A resource without an entry has no rules. */
  rules: Readonly<Record<string, readonly RowRule[]>>
  /** Language; Chinese by default. */
  locale?: Locale
  /** Permissions of the user that reveal masked values; none by default. */
  reveals?: readonly string[]
}

/** Scope without limits, only for look-ups that the server makes for itself. */
export const unlimitedScope: Scope = { departs: 'all', rules: {} }

/** Scope without any department. */
export const emptyScope: Scope = { departs: { orgCodes: [] }, rules: {} }

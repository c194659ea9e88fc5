import type { Operator } from '#schemas'
import type { Locale } from './locale.ts'

/** Departments whose rows a user sees: all, or the departments with these org codes and their descendants. */
export type DepartScope = 'all' | { orgCodes: readonly string[] }

/** Comparison of a data rule, after its variables were replaced by values; `ends` is a suffix match. */
export interface RuleCondition {
  field: string
  op: Operator | 'ends'
  values: readonly (string | number)[]
}

/**
 * Data rule of a caller, after its variables were replaced by values: a row must match one of these
 * conditions. An empty list matches no row.
 */
export interface RowRule {
  id: string
  any: readonly RuleCondition[]
}

/**
 * Rows a user may see: the rows of `departs` that match every data rule of their resource. The scope also
 * has the user's language, and the permissions that reveal masked values.
 */
export interface Scope {
  departs: DepartScope
  /** Rules by resource name. A resource without an entry has no rule. */
  rules: Readonly<Record<string, readonly RowRule[]>>
  /** Language; Chinese by default. */
  locale?: Locale
  /** Permissions of the user that reveal masked values; none by default. */
  reveals?: readonly string[]
}

/** Unlimited scope, only for look-ups by the server itself. */
export const unlimitedScope: Scope = { departs: 'all', rules: {} }

/** Scope without any department. */
export const emptyScope: Scope = { departs: { orgCodes: [] }, rules: {} }

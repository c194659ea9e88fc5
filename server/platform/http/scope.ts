import type { Operator } from '#schemas'
import type { Locale } from './locale.ts'

/** Departments whose rows a user sees: all, or these and their descendants (org-code prefix). */
export type DepartScope = 'all' | { orgCodes: readonly string[] }

/** One comparison of a data rule, its variables filled in; `ends` is a text that ends so. */
export interface RuleCondition {
  field: string
  op: Operator | 'ends'
  values: readonly (string | number)[]
}

/** A data rule for one caller right now: a row satisfies one of these. Without any, the rule can't be applied and no row does. */
export interface RowRule {
  id: string
  any: readonly RuleCondition[]
}

/**
 * Rows a user may see: those of these departments that pass every data rule over their resource; and the language in
 * which the user reads names.
 */
export interface Scope {
  departs: DepartScope
  /** By the name of the resource, its model's. A resource that is not named here has no rule. */
  rules: Readonly<Record<string, readonly RowRule[]>>
  /** The contract's, unless given. */
  locale?: Locale
}

/** Everything there is: for the server's own look-ups, never for a caller's. */
export const everything: Scope = { departs: 'all', rules: {} }

/** No row at all. */
export const nothing: Scope = { departs: { orgCodes: [] }, rules: {} }

import type { Operator } from '#schemas'
import type { Locale } from './locale.ts'

/** Which rows somebody sees by department: all, or those of these departments and the ones below them (org-code prefix). */
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
 * Which rows a user may see: of these departments, and of those what every data rule over their resource lets through;
 * and the language in which he reads names.
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

import { formatBusinessTime } from '../business-time.ts'
import type { RowRule, Scope, SignedIn } from '../http/request.ts'
import type { Lists, RuledResource } from '../list/lists.ts'
import { revealsOf } from '../masks/reveals.ts'
import { readRule } from './data-rule-conditions.ts'
import type { VariableContext } from './data-rule-variables.ts'
import type { GrantedRule, UserPermissions } from './permission-cache.ts'

/** A point in time, and the business time zone. */
export interface BusinessMoment {
  now: Date
  timeZone: string
}

/**
 * Data that are needed besides the user to compute the user's scope. The variables of data rules use the
 * current time. `lists` are the lists that data rules restrict.
 */
export interface ScopeContext extends BusinessMoment {
  lists: Lists
}

type Person = Pick<SignedIn, 'id' | 'username' | 'realname' | 'orgCode'>

/** Collects the values that replace the variables of a user's data rules. */
export const collectVariables = (
  person: Person,
  { roles, orgCodes, departId }: UserPermissions,
  moment: BusinessMoment,
): VariableContext => ({
  id: person.id,
  username: person.username,
  realname: person.realname,
  orgCode: person.orgCode,
  departId,
  orgCodes,
  roles,
  now: formatBusinessTime(moment.now, moment.timeZone),
})

function rowRule(
  { id, ...rule }: GrantedRule,
  resource: RuledResource | undefined,
  facts: VariableContext,
): RowRule {
  const read = resource && readRule(resource, rule, facts)
  return { id, any: read && 'any' in read ? read.any : [] }
}

/**
 * Computes the scope of a user. It contains the departments and data rules that define which rows the user
 * sees, and the permissions that reveal masked values.
 */
export function resolveScope(person: Person, rights: UserPermissions, context: ScopeContext): Scope {
  const { departs } = rights
  const reveals = revealsOf(rights.permissions)
  const seen = { departs, ...(reveals.length > 0 && { reveals }) }
  if (rights.rules.length === 0) return { ...seen, rules: {} }
  const facts = collectVariables(person, rights, context)
  const rules: Record<string, RowRule[]> = Object.create(null)
  for (const rule of rights.rules) {
    for (const name of rule.resources) {
      rules[name] ??= []
      rules[name].push(rowRule(rule, context.lists.ofModel(name), facts))
    }
  }
  return { ...seen, rules }
}

import type { RowRule, Scope, SignedIn } from '../../http/request.ts'
import type { GrantedRule, Rights } from '../system/rights.ts'
import { readRule } from './conditions.ts'
import { resourceNamed } from './resources.ts'
import type { Facts } from './variables.ts'

/** When, and in which zone days begin. */
export interface Moment {
  now: Date
  timeZone: string
}

type Person = Pick<SignedIn, 'id' | 'username' | 'realname' | 'orgCode'>

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Business time as `YYYY-MM-DD HH:mm:ss`, which is how Sweden writes it. */
function written({ now, timeZone }: Moment): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  return clock.format(now)
}

/** What the variables of somebody's rules stand for at a moment. */
export const factsOf = (person: Person, { roles, orgCodes, departId }: Rights, moment: Moment): Facts => ({
  id: person.id,
  username: person.username,
  realname: person.realname,
  orgCode: person.orgCode,
  departId,
  orgCodes,
  roles,
  now: written(moment),
})

function rowRule({ id, ...rule }: GrantedRule, name: string, facts: Facts): RowRule {
  const resource = resourceNamed(name)
  const read = resource && readRule(resource, rule, facts)
  return { id, any: read && 'any' in read ? read.any : [] }
}

/** The rows that somebody sees at a moment: his departments', and of those what each of his data rules lets through. */
export function scopeOf(person: Person, rights: Rights, moment: Moment): Scope {
  const { departs } = rights
  if (rights.rules.length === 0) return { departs, rules: {} }
  const facts = factsOf(person, rights, moment)
  const rules: Record<string, RowRule[]> = Object.create(null)
  for (const rule of rights.rules) {
    for (const name of rule.resources) {
      rules[name] ??= []
      rules[name].push(rowRule(rule, name, facts))
    }
  }
  return { departs, rules }
}

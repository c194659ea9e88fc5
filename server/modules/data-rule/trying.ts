import { sql } from 'kysely'
import type { Trial } from '#schemas'
import type { Db } from '../../db/index.ts'
import { HttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'
import type { RowRule, Scope } from '../../http/request.ts'
import { followsRule, inScope } from '../list/scope.ts'
import { readRule } from './conditions.ts'
import { requireSound } from './judging.ts'
import { refuseUnknownValues } from './offered-values.ts'
import type { RuledResource } from './resources.ts'
import type { Facts } from './variables.ts'

/** A rule as its form has it. */
export interface AskedRule {
  ruleColumn: string
  ruleConditions: string
  ruleValue: string
}

/** Counting stops one past it. */
const MOST_COUNTED = 10_000

interface Caller {
  facts: Facts
  scope: Scope
}

const NOTHING: Words = {
  en: 'For you it stands for nothing now: you would see no row',
  zh: '变量当前对您无取值，将看不到任何记录',
}

/** What the rule compares with for the caller, and how many of the rows that he sees it lets through. */
function outcomeOf(values: readonly string[], rows: number): Words {
  const count = rows > MOST_COUNTED ? `${MOST_COUNTED}+` : String(rows)
  const listed = values.join(', ')
  if (rows === 0)
    return {
      en: `For you, now: ${listed}. None of the rows that you see passes`,
      zh: `当前对您的取值：${listed}。您可见的记录均不符合`,
    }
  return {
    en: `For you, now: ${listed}. Of the rows that you see ${count} ${rows === 1 ? 'passes' : 'pass'}`,
    zh: `当前对您的取值：${listed}。您可见的记录中有 ${count} 条符合`,
  }
}

async function countPassing(db: Db, resource: RuledResource, any: RowRule['any'], scope: Scope) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${resource.rows} where ${inScope(resource, scope)} and ${followsRule(resource, { id: '', any })}
    limit ${sql.lit(MOST_COUNTED + 1)}) passing`.execute(db)
  return rows[0]?.count ?? 0
}

/** Tries a rule before it is saved: whether it can be, and what it would leave of what the caller sees. */
export async function tryRule(
  db: Db,
  { perms }: { perms: string | null },
  asked: AskedRule,
  { facts, scope }: Caller,
): Promise<Omit<Trial, 'message'> & { words: Words }> {
  const rule = { column: asked.ruleColumn, condition: asked.ruleConditions, value: asked.ruleValue.trim() }
  try {
    const resources = requireSound(perms, rule)
    await refuseUnknownValues(db, resources, rule)
    const [resource] = resources
    const read = resource && readRule(resource, rule, facts)
    const any = read && 'any' in read ? read.any : []
    const values = any.flatMap((one) => one.values.map(String))
    if (!resource || values.length === 0) return { passed: true, doubtful: true, words: NOTHING }
    const rows = await countPassing(db, resource, any, scope)
    return { passed: true, ...(rows === 0 && { doubtful: true }), words: outcomeOf(values, rows) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { passed: false, words: error.words }
  }
}

import { sql } from 'kysely'
import type { RuleTestResult } from '#schemas'
import type { Db } from '../../db/index.ts'
import { HttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { RowRule, Scope } from '../../platform/http/request.ts'
import type { Lists, RuledResource } from '../../platform/list/lists.ts'
import { inScope, matchesRule } from '../../platform/list/row-scope.ts'
import { readRule } from '../../platform/permissions/data-rule-conditions.ts'
import type { VariableContext } from '../../platform/permissions/data-rule-variables.ts'
import { validateFieldValues } from './field-values.ts'
import { validateRule } from './validate.ts'

/** Values of the form that edits a data rule, before the rule is saved. */
export interface EditedRule {
  ruleColumn: string
  ruleConditions: string
  ruleValue: string
}

/** Maximum number of rows to count. If more rows match, the message shows this number with a plus sign. */
const MAX_COUNTED = 10_000

interface Caller {
  facts: VariableContext
  scope: Scope
  lists: Lists
}

const NO_VALUE: LocalizedText = {
  en: 'The variable has no value for you, so you would see no rows.',
  zh: '变量当前对您无取值，将看不到任何记录',
}

/**
 * Creates the message of a preview. The message contains `values`, with which the rule compares fields for
 * the caller. It also contains the number of matching rows that the caller sees.
 */
function outcomeOf(values: readonly string[], rows: number): LocalizedText {
  const count = rows > MAX_COUNTED ? `${MAX_COUNTED}+` : String(rows)
  const listed = values.join(', ')
  if (rows === 0)
    return {
      en: `Current value: ${listed}. None of your visible rows match.`,
      zh: `当前对您的取值：${listed}。您可见的记录均不符合`,
    }
  return {
    en: `Current value: ${listed}. ${count} of your visible rows ${rows === 1 ? 'matches' : 'match'}.`,
    zh: `当前对您的取值：${listed}。您可见的记录中有 ${count} 条符合`,
  }
}

async function countPassing(db: Db, resource: RuledResource, any: RowRule['any'], scope: Scope) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${resource.rows} where ${inScope(resource, scope)} and ${matchesRule(resource, { id: '', any })}
    limit ${sql.lit(MAX_COUNTED + 1)}) passing`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Tries a data rule before it is saved. Returns the rule's errors, or the number of matching rows that the
 * caller sees.
 */
export async function previewRule(
  db: Db,
  { perms }: { perms: string | null },
  asked: EditedRule,
  { facts, scope, lists }: Caller,
): Promise<Omit<RuleTestResult, 'message'> & { words: LocalizedText }> {
  const rule = { column: asked.ruleColumn, condition: asked.ruleConditions, value: asked.ruleValue.trim() }
  try {
    const resources = validateRule(lists, perms, rule)
    await validateFieldValues(db, resources, rule)
    const [resource] = resources
    const read = resource && readRule(resource, rule, facts)
    const any = read && 'any' in read ? read.any : []
    const values = any.flatMap((one) => one.values.map(String))
    if (!resource || values.length === 0) return { passed: true, doubtful: true, words: NO_VALUE }
    const rows = await countPassing(db, resource, any, scope)
    return { passed: true, ...(rows === 0 && { doubtful: true }), words: outcomeOf(values, rows) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { passed: false, words: error.words }
  }
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { departRulesVague } from '../../platform/departments/errors.ts'

/**
 * Fields that contain org codes and that data rules can compare. A test checks that the fields of all lists
 * are included.
 */
export const orgCodeFields = ['orgCode', 'sysOrgCode'] as const

const ofCodes = sql<SqlBool>`rule_column = any(${[...orgCodeFields]}::text[])`
/** SQL that splits the value of a data rule into single values, in the same way as the server does. */
const PARTS = sql`case rule_conditions when 'IN' then string_to_array(rule_value, ',') else array[rule_value] end`
/** Operators for which replacing the org codes of a rule doesn't change its meaning. */
const REPLACEABLE_OPERATORS = ['=', '!=', 'IN', 'RIGHT_LIKE']
/** Maximum number of rule names in the error message. */
const MAX_NAMES = 10

/** SQL condition for data rules that contain the code of a department or of one of its descendants. */
const names = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${ofCodes} and exists (select from unnest(${PARTS}) part where starts_with(trim(part), ${code}))`

/**
 * Throws if replacing the code could change the meaning of an active rule. The rule's operator, or the text
 * with which it compares org codes, decides this.
 */
export async function rejectAmbiguousRules(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select rule_name as name from sys_permission_data_rule
    where status = '1' and ${ofCodes} and (rule_conditions <> all(${REPLACEABLE_OPERATORS}::text[])
      or exists (select from unnest(${PARTS}) part where trim(part) ~ '#[{]' and trim(part) !~ '^#[{][^}]*[}]$'))
    order by rule_name limit ${MAX_NAMES}`.execute(tx)
  if (rows.length > 0) throw departRulesVague({ names: rows.map(({ name }) => name) })
}

/** Counts the data rules that contain the code of a department or of one of its descendants. */
export async function countRules(tx: Tx, code: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_permission_data_rule
    where ${names(code)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Replaces the code prefix in data rules, so that they match the same rows as before the move. */
export async function rewriteRules(tx: Tx, { from, to }: { from: string; to: string }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update sys_permission_data_rule
    set rule_value = (select string_agg(case when starts_with(trim(part), ${from})
        then ${to}::text || substr(trim(part), ${from.length + 1}::int) else trim(part) end, ',' order by place)
      from unnest(${PARTS}) with ordinality as parts (part, place))
    where ${names(from)}`.execute(tx)
  return Number(numAffectedRows)
}

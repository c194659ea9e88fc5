import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { departRulesVague } from '../../platform/departments/errors.ts'

/** The fields of org codes that data rules know; a test compares them with those of every list. */
export const orgCodeFields = ['orgCode', 'sysOrgCode'] as const

const ofCodes = sql<SqlBool>`rule_column = any(${[...orgCodeFields]}::text[])`
/** Several values of one rule are parted as the rule's reader parts them. */
const PARTS = sql`case rule_conditions when 'IN' then string_to_array(rule_value, ',') else array[rule_value] end`
/** Operators whose meaning is certain after a change of codes. */
const SURE = ['=', '!=', 'IN', 'RIGHT_LIKE']
/** Largest number of names in the message. */
const MAX_NAMES = 10

/** Tells whether a rule names the code of a department or of a descendant. */
const names = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${ofCodes} and exists (select from unnest(${PARTS}) part where starts_with(trim(part), ${code}))`

/** Refuses a move if active rules compare codes in a way whose meaning would be unclear after it. */
export async function refuseVagueRules(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select rule_name as name from sys_permission_data_rule
    where status = '1' and ${ofCodes} and (rule_conditions <> all(${SURE}::text[])
      or exists (select from unnest(${PARTS}) part where trim(part) ~ '#[{]' and trim(part) !~ '^#[{][^}]*[}]$'))
    order by rule_name limit ${MAX_NAMES}`.execute(tx)
  if (rows.length > 0) throw departRulesVague({ names: rows.map(({ name }) => name) })
}

/** Counts the rules that name the code of a department or of a descendant. */
export async function countRules(tx: Tx, code: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_permission_data_rule
    where ${names(code)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Gives the codes that rules name their new beginning, so that they go on narrowing the same rows. */
export async function rewriteRules(tx: Tx, { from, to }: { from: string; to: string }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update sys_permission_data_rule
    set rule_value = (select string_agg(case when starts_with(trim(part), ${from})
        then ${to}::text || substr(trim(part), ${from.length + 1}::int) else trim(part) end, ',' order by place)
      from unnest(${PARTS}) with ordinality as parts (part, place))
    where ${names(from)}`.execute(tx)
  return Number(numAffectedRows)
}

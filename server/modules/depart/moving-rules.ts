import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { departRulesVague } from './errors.ts'

/** The fields of org codes that data rules know; a test compares them with those of every list. */
export const orgCodeFields = ['orgCode', 'sysOrgCode'] as const

const ofCodes = sql<SqlBool>`rule_column = any(${[...orgCodeFields]}::text[])`
/** Several values of one rule are parted as the rule's reader parts them. */
const PARTS = sql`case rule_conditions when 'IN' then string_to_array(rule_value, ',') else array[rule_value] end`
/** What a value means with other codes is sure for these alone. */
const SURE = ['=', '!=', 'IN', 'RIGHT_LIKE']
/** Names told at most. */
const TOLD = 10

/** Whether a rule names a department's code or one below it. */
const names = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${ofCodes} and exists (select from unnest(${PARTS}) part where starts_with(trim(part), ${code}))`

/** Refuses where rules compare codes so that nobody can tell what they mean after a move; those switched off wait. */
export async function refuseVagueRules(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select rule_name as name from sys_permission_data_rule
    where status = '1' and ${ofCodes} and (rule_conditions <> all(${SURE}::text[])
      or exists (select from unnest(${PARTS}) part where trim(part) ~ '#[{]' and trim(part) !~ '^#[{][^}]*[}]$'))
    order by rule_name limit ${TOLD}`.execute(tx)
  if (rows.length > 0) throw departRulesVague({ names: rows.map(({ name }) => name) })
}

/** How many rules name a department's code or one below it. */
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

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** Where numbers count: those of one rule behind one text. */
export interface Sequence {
  ruleCode: string
  head: string
  /** The first number. */
  start: number
}

/**
 * Gives the next number, once: whoever comes at the same moment waits for this transaction. A number that is given and
 * not used is not given again, so that codes may have gaps and never repeat.
 */
export async function drawNumber(tx: Tx, { ruleCode, head, start }: Sequence): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_fill_sequence as held (rule_code, head, value) values (${ruleCode}, ${head}, ${start})
    on conflict (rule_code, head) do update set value = greatest(held.value + 1, ${start})
    returning value`.execute(tx)
  return rows[0]?.value ?? start
}

/** The number that would be given now; it stays unused. */
export async function peekNumber(db: Db | Tx, { ruleCode, head, start }: Sequence): Promise<number> {
  const held = await db
    .selectFrom('sys_fill_sequence')
    .select('value')
    .where('rule_code', '=', ruleCode)
    .where('head', '=', head)
    .executeTakeFirst()
  return held ? Math.max(held.value + 1, start) : start
}

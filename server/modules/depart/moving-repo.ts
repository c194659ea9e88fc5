import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type MovedKind, movedKinds } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { codedColumns } from './coded-tables.ts'
import { LEVEL } from './org-code.ts'

/** Sorts after every code that begins alike. */
const LAST = '\u{10FFFF}'
/** A move that waits for a lock holds up whoever comes after it, so it gives up soon. */
const WAIT_FOR_LOCK = sql`set local lock_timeout = '3s'`
/** The database gives up on a statement after a while; a department with years of trades takes longer. */
const NO_LIMIT = sql`set local statement_timeout = 0`

/** Whether a code is that of a department or of one below it, in the order of bytes that indexes of codes have. */
const lies = (column: string, code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} collate "C" >= ${code} and ${sql.ref(column)} collate "C" < ${code + LAST}`

/** The level of each department follows from the length of its code. */
export async function relevel(tx: Tx, code: string): Promise<void> {
  await sql`update sys_depart set org_type = (length(org_code) / ${LEVEL}::int)::text
    where ${lies('org_code', code)}`.execute(tx)
}

/** How many rows carry a department's code or one below it, by what they are. */
export async function countCoded(db: Db | Tx, code: string): Promise<{ kind: MovedKind; count: number }[]> {
  const counts = codedColumns.map(
    ({ table, column }) => sql`(select count(*) from ${sql.table(table)} where ${lies(column, code)})`,
  )
  const { rows } = await sql<{
    counts: string[]
  }>`select array[${sql.join(counts)}]::text[] as counts`.execute(db)
  const found = rows[0]?.counts ?? []
  return movedKinds
    .map((kind) => ({
      kind,
      count: codedColumns.reduce((sum, of, at) => sum + (of.kind === kind ? Number(found[at]) : 0), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** The longest code below a department, in characters. */
export async function longestBelow(tx: Tx, code: string): Promise<number> {
  const { rows } = await sql<{ longest: number }>`select coalesce(max(length(org_code)), 0) as longest
    from sys_depart where ${lies('org_code', code)}`.execute(tx)
  return rows[0]?.longest ?? 0
}

/** From here on the transaction waits a short time only for what others hold. */
export const waitBriefly = (tx: Tx) => WAIT_FOR_LOCK.execute(tx)

/**
 * Whoever writes rows with codes waits until the move is done, and whoever adds trades up too: nothing is written
 * with a code that is on its way.
 */
export async function lockCoded(tx: Tx): Promise<void> {
  await NO_LIMIT.execute(tx)
  await sql`select from trade_rollup where id = 1 for update`.execute(tx)
  const tables = codedColumns
    .filter(({ table }) => table !== 'sys_depart')
    .map(({ table }) => sql.table(table))
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(tx)
}

/** Gives every row below a code the new one; `told` hears of the rows after each table. */
export async function rewriteCodes(
  tx: Tx,
  { from, to }: { from: string; to: string },
  told: (rows: number) => void,
): Promise<void> {
  for (const { table, column } of codedColumns) {
    const code = sql.ref(column)
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
      set ${code} = ${to}::text || substr(${code}, ${from.length + 1}::int) where ${lies(column, from)}`.execute(
      tx,
    )
    told(Number(numAffectedRows))
  }
  // What finished files hold is told in the same codes: whoever may fetch one before may do so afterwards.
  await sql`update export_task set scope = replace(scope::text, ${`"${from}`}, ${`"${to}`})::jsonb
    where scope::text like ${`%"${from}%`}`.execute(tx)
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type MovedKind, movedKinds } from '#schemas'
import type { Database, Db, Tx } from '../../db/index.ts'
import { LEVEL_LENGTH } from '../../platform/departments/org-code.ts'

/** Column that contains org codes. A department move rewrites the codes in these columns. */
type OrgCodeColumn = {
  [Table in keyof Database]: { table: Table; column: keyof Database[Table] & string; kind: MovedKind }
}[keyof Database]

/** All database columns that contain org codes. A test compares this list with the database. */
export const orgCodeColumns: readonly OrgCodeColumn[] = [
  { table: 'sys_depart', column: 'org_code', kind: 'departments' },
  { table: 'shop_basic_info', column: 'sys_org_code', kind: 'shops' },
  { table: 'shop_boss', column: 'sys_org_code', kind: 'shops' },
  { table: 'channel_merchant', column: 'sys_org_code', kind: 'shops' },
  { table: 'channel_operation', column: 'sys_org_code', kind: 'shops' },
  { table: 'settle_bill', column: 'sys_org_code', kind: 'bills' },
  { table: 'bill_adjustment', column: 'sys_org_code', kind: 'bills' },
  { table: 'ledger_order', column: 'sys_org_code', kind: 'bills' },
  { table: 'ledger_detail', column: 'sys_org_code', kind: 'bills' },
  { table: 'ledger_entry', column: 'sys_org_code', kind: 'bills' },
  { table: 'trade_order', column: 'sys_org_code', kind: 'trades' },
  { table: 'trade_hourly', column: 'sys_org_code', kind: 'sums' },
  { table: 'trade_daily', column: 'sys_org_code', kind: 'sums' },
  { table: 'sys_category', column: 'sys_org_code', kind: 'others' },
  { table: 'sys_user_agent', column: 'sys_org_code', kind: 'others' },
  { table: 'export_task', column: 'org_code', kind: 'others' },
  { table: 'page_release', column: 'audience', kind: 'others' },
  // Users come last: from this update until the commit, the moved users can't sign in.
  { table: 'sys_user', column: 'org_code', kind: 'users' },
]

/**
 * The character that sorts after all other characters: `code + LAST` sorts after every text that begins with
 * `code`.
 */
const LAST = '\u{10FFFF}'
/**
 * Sets a short lock timeout, because all later requests for a table wait while the move waits for its lock.
 */
const WAIT_FOR_LOCK = sql`set local lock_timeout = '3s'`
/** Turns off the statement timeout, since moving a department with years of trades takes long. */
const NO_LIMIT = sql`set local statement_timeout = 0`

/**
 * SQL condition for the code of a department or of one of its descendants. Compares codes in byte order, as
 * the indexes do.
 */
const hasCodeBelow = (column: string, code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} collate "C" >= ${code} and ${sql.ref(column)} collate "C" < ${code + LAST}`

/** Updates the level of the moved departments. The length of an org code determines the level. */
export async function updateLevels(tx: Tx, code: string): Promise<void> {
  await sql`update sys_depart set org_type = (length(org_code) / ${LEVEL_LENGTH}::int)::text
    where ${hasCodeBelow('org_code', code)}`.execute(tx)
}

/** Counts the rows that contain the code of a department or of a descendant, for each kind of row. */
export async function countRowsWithCode(
  db: Db | Tx,
  code: string,
): Promise<{ kind: MovedKind; count: number }[]> {
  const counts = orgCodeColumns.map(
    ({ table, column }) =>
      sql`(select count(*) from ${sql.table(table)} where ${hasCodeBelow(column, code)})`,
  )
  const { rows } = await sql<{
    counts: string[]
  }>`select array[${sql.join(counts)}]::text[] as counts`.execute(db)
  const found = rows[0]?.counts ?? []
  return movedKinds
    .map((kind) => ({
      kind,
      count: orgCodeColumns.reduce((sum, of, at) => sum + (of.kind === kind ? Number(found[at]) : 0), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** Returns the length of the longest org code among a department and its descendants. */
export async function longestBelow(tx: Tx, code: string): Promise<number> {
  const { rows } = await sql<{ longest: number }>`select coalesce(max(length(org_code)), 0) as longest
    from sys_depart where ${hasCodeBelow('org_code', code)}`.execute(tx)
  return rows[0]?.longest ?? 0
}

/** Sets a short lock timeout until the transaction ends. */
export const setLockTimeout = (tx: Tx) => WAIT_FOR_LOCK.execute(tx)

/**
 * Locks the tables with org codes, so that no other transaction inserts a row with an old code during the
 * move. The job that sums trades waits too.
 */
export async function lockTablesWithCode(tx: Tx): Promise<void> {
  await NO_LIMIT.execute(tx)
  await sql`select from trade_rollup where id = 1 for update`.execute(tx)
  const tables = orgCodeColumns
    .filter(({ table }) => table !== 'sys_depart')
    .map(({ table }) => sql.table(table))
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(tx)
}

/**
 * Replaces the code prefix in every row. After each table, calls `onProgress` with the number of rows
 * rewritten so far.
 */
export async function rewriteCodes(
  tx: Tx,
  { from, to }: { from: string; to: string },
  onProgress: (rows: number) => void,
): Promise<void> {
  for (const { table, column } of orgCodeColumns) {
    const code = sql.ref(column)
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
      set ${code} = ${to}::text || substr(${code}, ${from.length + 1}::int) where ${hasCodeBelow(column, from)}`.execute(
      tx,
    )
    onProgress(Number(numAffectedRows))
  }
  // Updates the codes in the scopes of finished exports, so that the same users can still download the files.
  await sql`update export_task set scope = replace(scope::text, ${`"${from}`}, ${`"${to}`})::jsonb
    where scope::text like ${`%"${from}%`}`.execute(tx)
}

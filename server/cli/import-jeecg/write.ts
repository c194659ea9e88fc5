import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { CheckedRows } from './check-row.ts'

/** Number of rows per INSERT statement. */
const ROWS = 1_000

const list = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => (of ? sql.ref(`${of}.${column}`) : sql.id(column))))

/** Inserts new rows and updates changed rows. Doesn't write rows whose values are unchanged. */
export async function writeTable(
  tx: Tx,
  { report, rows, columns }: CheckedRows,
  present: ReadonlySet<string>,
) {
  const table = sql.table(report.table)
  const { written, compared } = columns
  const added: string[] = []
  for (let from = 0; from < rows.length; from += ROWS) {
    const part = rows.slice(from, from + ROWS)
    const fresh = part.filter(({ id }) => !present.has(id ?? ''))
    const old = part.filter(({ id }) => present.has(id ?? ''))
    if (fresh.length > 0) {
      await sql`insert into ${table} (${list(written)})
        select ${list(written)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(fresh)}::jsonb)`.execute(
        tx,
      )
      added.push(...fresh.map(({ id }) => id ?? ''))
    }
    if (old.length > 0 && compared.length > 0) {
      const set = sql.join(compared.map((column) => sql`${sql.id(column)} = n.${sql.id(column)}`))
      const { rows: changed } = await sql`update ${table} as t set ${set}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(old)}::jsonb) as n
        where t.id = n.id and (${list(compared, 't')}) is distinct from (${list(compared, 'n')}) returning t.id`.execute(
        tx,
      )
      report.changed += changed.length
      report.same += old.length - changed.length
    } else report.same += old.length
  }
  report.added = added.length
  return added
}

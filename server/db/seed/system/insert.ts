import type { PoolClient } from 'pg'

/** A row to insert, by column. Every row of one call has the same columns. */
export type Row = Record<string, string | number | null | object>

/** Inserts the rows that are missing and leaves the others as people made them; gives the ids of the new ones. */
export async function insertMissing(
  client: PoolClient,
  table: string,
  rows: readonly Row[],
): Promise<Set<string>> {
  const [first] = rows
  if (!first) return new Set()
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ')
  const { rows: added } = await client.query<{ id: string }>(
    `insert into "${table}" (${columns})
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)
     on conflict do nothing returning id`,
    [JSON.stringify(rows)],
  )
  return new Set(added.map(({ id }) => id))
}

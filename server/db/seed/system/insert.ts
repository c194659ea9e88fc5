import type { PoolClient } from 'pg'

/** Values of a row by column. All rows of a call must have the same columns. */
export type Row = Record<string, string | number | null | object>

/** Inserts missing rows and leaves existing rows unchanged. Returns the ids of the new rows. */
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

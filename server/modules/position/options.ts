import { sql } from 'kysely'
import type { PositionOption, PositionOptionsQuery } from '#schemas'
import type { Db } from '../../db/index.ts'
import { readIds } from '../../http/read-ids.ts'
import { escapeLike } from '../list/condition-sql.ts'

const DEFAULT_OPTIONS = 20

/** Positions to choose from by their names or codes, or those of the given codes. */
export async function findPositions(
  db: Db,
  { keyword, ids, pageSize = DEFAULT_OPTIONS }: PositionOptionsQuery,
): Promise<PositionOption[]> {
  const part = `%${escapeLike(keyword?.trim() ?? '')}%`
  const wanted =
    ids === undefined
      ? sql`(name ilike ${part} or code ilike ${part})`
      : sql`code = any(${readIds(ids)}::text[])`
  const limit = ids === undefined ? sql`limit ${pageSize}` : sql``
  const { rows } = await sql<PositionOption>`select code, name from sys_position
    where ${wanted} order by name, code ${limit}`.execute(db)
  return rows
}

/** Which of these codes no position has. */
export async function unknownPositions(
  db: Pick<Db, 'selectFrom'>,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('sys_position')
    .select('code')
    .where('code', 'in', [...codes])
    .execute()
  const known = new Set(rows.map(({ code }) => code))
  return codes.filter((code) => !known.has(code))
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { LEVEL } from './org-code.ts'

/** The last code directly below another (`''` at the top), and the place in order after it. */
export async function lastBelow(db: Db | Tx, parentCode: string): Promise<{ last?: string; place: number }> {
  const length = parentCode.length + LEVEL
  // Deleted ones too: their codes are not given again.
  const { rows } = await sql<{ last: string | null; place: number }>`select max(org_code) as last,
      coalesce(max(depart_order) + 1, 0) as place from sys_depart
    where starts_with(org_code, ${parentCode}) and length(org_code) = ${length}
      and org_code ~ '[A-Z][0-9]{2}$'`.execute(db)
  const { last, place = 0 } = rows[0] ?? {}
  return { place, ...(last && { last }) }
}

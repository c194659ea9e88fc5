import { sql } from 'kysely'
import type { SysPosition } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { positionHeld } from './errors.ts'

/** Refuses to delete a position that somebody holds, also somebody in the recycle bin: he may come back. */
export async function refuseHeld(tx: Tx, positions: readonly SysPosition[]): Promise<void> {
  const codes = positions.map(({ code }) => code)
  const { rows } = await sql<{ code: string; count: number }>`select held.code, count(*)::int as count
    from sys_user u cross join unnest(string_to_array(u.post, ',')) held(code)
    where held.code = any(${codes}::text[]) group by held.code order by held.code limit 1`.execute(tx)
  const [held] = rows
  const name = positions.find(({ code }) => code === held?.code)?.name
  if (held && name !== undefined) throw positionHeld({ name, count: held.count })
}

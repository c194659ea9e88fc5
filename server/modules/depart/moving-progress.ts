import { sql } from 'kysely'
import type { DepartMoving } from '#schemas'
import type { Db } from '../../db/index.ts'

/** What the table `app_state` keeps of a move. */
const NAME = 'depart.move'
/** A move that has said nothing for so long is over: whoever made it is gone. */
const SILENT = '10 minutes'

type Moving = NonNullable<DepartMoving>

/** Tells how far a move is, beside its transaction, so that others can see it before it is done. */
export async function tellProgress(db: Db, moving: Moving & { run: string }): Promise<void> {
  await sql`insert into app_state (name, value)
    values (${NAME}, ${JSON.stringify(moving)}::jsonb || jsonb_build_object('beat', now()))
    on conflict (name) do update set value = excluded.value`.execute(db)
}

/** This run of a move is over; another one may go on. */
export async function endProgress(db: Db, run: string): Promise<void> {
  await sql`delete from app_state where name = ${NAME} and value->>'run' = ${run}`.execute(db)
}

/** How far the move that is going on is. */
export async function readProgress(db: Db): Promise<DepartMoving> {
  const { rows } = await sql<Moving>`select value->>'id' as id, (value->>'done')::int as done,
      (value->>'total')::int as total
    from app_state where name = ${NAME}
      and (value->>'beat')::timestamptz > now() - ${SILENT}::interval`.execute(db)
  return rows[0] ?? null
}

import { sql } from 'kysely'
import type { DepartMoving } from '#schemas'
import type { Db } from '../../db/index.ts'

/** What the table `app_state` keeps of a move. */
const NAME = 'depart.move'
/** A move that has said nothing for so long is over: whoever made it is gone. */
const SILENT = '10 minutes'

type Moving = NonNullable<DepartMoving>

/** Says how far one run of a move is; it never fails, and nobody waits for it but the end. */
export interface Progress {
  tell: (moving: Moving) => void
  end: () => Promise<void>
}

interface Telling {
  db: Db
  /** This run of a move; another one may begin before its end is told. */
  run: string
  warn: (error: unknown) => void
}

/**
 * Tells how far a move is, beside its transaction, so that others can see it before it is done. The move holds locks
 * meanwhile: it goes on where no second connection is free, and what could not be told is left out.
 */
export function createProgress({ db, run, warn }: Telling): Progress {
  let telling: Promise<unknown> | undefined
  const attempt = (work: Promise<unknown>) => work.catch(warn)

  return {
    tell(moving) {
      if (telling) return
      telling = attempt(
        sql`insert into app_state (name, value) values (${NAME},
            ${JSON.stringify({ ...moving, run })}::jsonb || jsonb_build_object('beat', now()))
          on conflict (name) do update set value = excluded.value`.execute(db),
      ).finally(() => {
        telling = undefined
      })
    },
    async end() {
      await telling
      await attempt(sql`delete from app_state where name = ${NAME} and value->>'run' = ${run}`.execute(db))
    },
  }
}

/** How far the move that is going on is. */
export async function readProgress(db: Db): Promise<DepartMoving> {
  const { rows } = await sql<Moving>`select value->>'id' as id, (value->>'done')::int as done,
      (value->>'total')::int as total
    from app_state where name = ${NAME}
      and (value->>'beat')::timestamptz > now() - ${SILENT}::interval`.execute(db)
  return rows[0] ?? null
}

import { sql } from 'kysely'
import type { DepartMoveProgress } from '#schemas'
import type { Db } from '../../db/index.ts'

/** Key of a move in the table `app_state`. */
const NAME = 'depart.move'
/** Time without a report after which a move counts as aborted. */
const SILENT = '10 minutes'

type Moving = NonNullable<DepartMoveProgress>

/** Reports the progress of a move. `tell` doesn't wait for the database. Failed reports are only logged. */
export interface Progress {
  tell: (moving: Moving) => void
  end: () => Promise<void>
}

interface Telling {
  db: Db
  /** Id of this move. Another move may begin before the end of this one is reported. */
  run: string
  warn: (error: unknown) => void
}

/**
 * Creates the reports of a move. They are written outside its transaction, so that others see them. The move
 * continues even if no other connection is free for a report.
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

/** Reads the progress of the current move. */
export async function readProgress(db: Db): Promise<DepartMoveProgress> {
  const { rows } = await sql<Moving>`select value->>'id' as id, (value->>'done')::int as done,
      (value->>'total')::int as total
    from app_state where name = ${NAME}
      and (value->>'beat')::timestamptz > now() - ${SILENT}::interval`.execute(db)
  return rows[0] ?? null
}

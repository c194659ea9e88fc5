import { sql } from 'kysely'
import type { DepartMoveProgress } from '#schemas'
import type { Db } from '../../db/index.ts'

/** Key of the row of `app_state` that contains the progress of a move. */
const NAME = 'depart.move'
/** If a move hasn't reported progress for this time, it counts as aborted. */
const TIMEOUT = '10 minutes'

type Moving = NonNullable<DepartMoveProgress>

/**
 * Reports the progress of a department move. The call `report` returns without waiting for the database. A
 * failed report is only logged.
 */
export interface Progress {
  report: (moving: Moving) => void
  end: () => Promise<void>
}

interface ProgressContext {
  db: Db
  /**
   * Id of this move. `end` deletes only progress with the id of this move, since the next move may have begun
   * already.
   */
  run: string
  warn: (error: unknown) => void
}

/**
 * Creates the object that reports the progress of a move. Progress is written outside the transaction of the
 * move, so that other connections see it immediately. While a report waits for a free connection, the move
 * continues.
 */
export function createProgress({ db, run, warn }: ProgressContext): Progress {
  let pendingReport: Promise<unknown> | undefined
  const attempt = (work: Promise<unknown>) => work.catch(warn)

  return {
    report(moving) {
      if (pendingReport) return
      pendingReport = attempt(
        sql`insert into app_state (name, value) values (${NAME},
            ${JSON.stringify({ ...moving, run })}::jsonb || jsonb_build_object('beat', now()))
          on conflict (name) do update set value = excluded.value`.execute(db),
      ).finally(() => {
        pendingReport = undefined
      })
    },
    async end() {
      await pendingReport
      await attempt(sql`delete from app_state where name = ${NAME} and value->>'run' = ${run}`.execute(db))
    },
  }
}

/** Reads the progress of the current move; null if no department is being moved. */
export async function readProgress(db: Db): Promise<DepartMoveProgress> {
  const { rows } = await sql<Moving>`select value->>'id' as id, (value->>'done')::int as done,
      (value->>'total')::int as total
    from app_state where name = ${NAME}
      and (value->>'beat')::timestamptz > now() - ${TIMEOUT}::interval`.execute(db)
  return rows[0] ?? null
}

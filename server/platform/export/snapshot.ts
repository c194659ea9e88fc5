import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../http/request.ts'
import { countSql, pageSql, SORT_KEY } from '../list/page-sql.ts'
import { presentRow } from '../list/present-row.ts'
import { type ListQuery, MAX_ROW } from '../list/query.ts'
import type { FileCell, FileColumn } from './cells.ts'
import type { ExportSource, ListRow } from './source.ts'

/** Number of rows that are formatted, in some milliseconds, before other requests are processed. */
const SLICE = 250

/** Formats rows in slices, so that formatting doesn't block other requests. */
export async function* sliceRows(
  batches: AsyncIterable<readonly ListRow[]>,
  columns: readonly FileColumn[],
): AsyncGenerator<FileCell[][]> {
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += SLICE) {
      yield batch.slice(from, from + SLICE).map((row) => columns.map(({ read }) => read(row)))
      await setImmediate()
    }
  }
}

/** Number of rows fetched per query. */
const BATCH = 5_000
/** Time without queries after which the database closes a snapshot. */
const IDLE = '60s'

interface Asked {
  source: Pick<ExportSource, 'resource'>
  query: ListQuery
  scope: Scope
  /** Maximum number of rows to count. */
  cap: number
}

/** Rows of a list, read from one snapshot of the database. */
export interface Snapshot {
  /** Number of rows, or cap + 1 if there are more rows than the cap. */
  count: number
  /** Time of the snapshot, as business time. */
  at: string
  /** Reads all rows in list order, in batches. */
  batches: () => AsyncGenerator<ListRow[]>
  /** Releases the connection. Further calls do nothing. */
  close: () => Promise<void>
}

type Keyed = ListRow & { id: string; [SORT_KEY]: string }

const begin = (db: Db) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()

/** Opens a snapshot and counts its rows. The snapshot stays open until `close` is called. */
export async function openSnapshot(db: Db, { source, query, scope, cap }: Asked): Promise<Snapshot> {
  const { resource } = source
  const tx = await begin(db)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= tx
      .rollback()
      .execute()
      // A failed rollback means that the connection is broken, so there is nothing to release.
      .catch(() => undefined)
    return closing
  }

  async function* batches(count: number): AsyncGenerator<ListRow[]> {
    // If few rows match, the query finds all rows and then sorts them. If many rows match, the query reads
    // them in the order of the sort index.
    const options = { scope, isSmall: count <= MAX_ROW }
    let asked: ListQuery = { ...query, pageNo: 1, pageSize: BATCH }
    for (;;) {
      const { rows } = await pageSql(resource, asked, options).execute(tx)
      const read = rows.slice(0, BATCH) as Keyed[]
      yield read.map(({ [SORT_KEY]: _, ...row }) => presentRow<ListRow>(resource, row, scope))
      const last = read.at(-1)
      if (!last || rows.length <= BATCH) return
      const { sort, order } = query
      asked = { ...asked, cursor: { direction: 'next', sort, order, key: last[SORT_KEY], id: last.id } }
    }
  }

  try {
    await sql`select set_config('idle_in_transaction_session_timeout', ${IDLE}, true)`.execute(tx)
    const { rows: clock } = await sql<{ at: string }>`select now() as at`.execute(tx)
    const { rows } = await countSql(resource, query, { scope, cap }).execute(tx)
    const count = rows[0]?.count ?? 0
    return { count, at: clock[0]?.at ?? '', batches: () => batches(count), close }
  } catch (error) {
    await close()
    throw error
  }
}

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../http/request.ts'
import { countSql, pageSql, SORT_KEY } from '../list/page-sql.ts'
import { type ListQuery, MAX_ROW } from '../list/query.ts'
import type { FileCell, FileColumn } from './cells.ts'
import type { ExportSource, ListRow } from './source.ts'

/** Rows made into text before others get their turn: some milliseconds' work. */
const SLICE = 250

/** Rows of a file in slices, small enough to keep others from waiting. */
export async function* slicesOf(
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

/** Rows read at once. */
const BATCH = 5_000
/** Idle time after which the database ends a snapshot whose reader is gone. */
const IDLE = '60s'

interface Asked {
  source: ExportSource
  query: ListQuery
  scope: Scope
  /** The most rows that are counted. */
  cap: number
}

/** The rows of a list as they were at one moment. */
export interface Snapshot {
  /** One past the cap where there are more. */
  count: number
  /** Business time. */
  at: string
  /** All of them in the order of the list, some thousands at a time. */
  batches: () => AsyncGenerator<ListRow[]>
  /** Gives the connection back; may be called more than once. */
  close: () => Promise<void>
}

type Keyed = ListRow & { id: string; [SORT_KEY]: string }

const begin = (db: Db) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()

/** Counts the rows and holds them still until it is closed. */
export async function openSnapshot(db: Db, { source, query, scope, cap }: Asked): Promise<Snapshot> {
  const { resource } = source
  const tx = await begin(db)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= tx
      .rollback()
      .execute()
      // The connection broke: there is nothing left to give back.
      .catch(() => undefined)
    return closing
  }

  async function* batches(count: number): AsyncGenerator<ListRow[]> {
    // Few rows are found by their filter and sorted, many by walking the index of the sort.
    const options = { scope, isSmall: count <= MAX_ROW }
    let asked: ListQuery = { ...query, pageNo: 1, pageSize: BATCH }
    for (;;) {
      const { rows } = await pageSql(resource, asked, options).execute(tx)
      const read = rows.slice(0, BATCH) as Keyed[]
      yield read.map(({ [SORT_KEY]: _, ...row }) => (resource.present ? resource.present(row) : row))
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

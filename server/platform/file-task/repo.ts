import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { ListExportBody } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { Locale } from '../http/locale.ts'
import type { Scope } from '../http/request.ts'

/** Reason why a task failed: a value of the dictionary `file_task_failure`. */
export type FailureReason = 'RIGHTS' | 'PAGE' | 'TOO_LARGE' | 'NODE_LOST' | 'NO_ROOM' | 'BROKEN'

/** A task that this process has claimed. */
export interface ClaimedTask {
  id: string
  claim: string
  owner: { id: string; orgCode: string | null }
  page: string
  request: ListExportBody
  locale: Locale
  attempts: number
}

/** A new task. */
export interface NewTask {
  id: string
  ownerId: string
  orgCode: string | null
  request: ListExportBody
  title: string
  locale: Locale
  at: Date
}

/** Locks a user's tasks until the transaction ends, so that requests of the user run one after the other. */
export const lockOwner = (tx: Tx, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`export_task:${ownerId}`}, 0))`.execute(tx)

export async function countUnfinished(tx: Tx, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('export_task')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addTask(tx: Tx, { ownerId, orgCode, request, at, ...task }: NewTask): Promise<void> {
  await tx
    .insertInto('export_task')
    .values({
      ...task,
      owner_id: ownerId,
      org_code: orgCode,
      page_id: request.page,
      request: JSON.stringify(request),
      create_time: at.toISOString(),
    })
    .execute()
}

/**
 * Claims the oldest task that is queued, or that is running without a heartbeat for `deadAfter` ms. Each task
 * is claimed by only one node. The clock of the database measures the age of heartbeats, since the clocks of
 * the nodes may differ.
 */
export async function claimTask(db: Db, deadAfter: number) {
  const { rows } = await sql<Omit<ClaimedTask, 'owner'> & { ownerId: string; orgCode: string | null }>`
    update export_task set status = 'RUNNING', claim = ${randomUUID()}, beat_time = now(),
      attempts = attempts + 1, rows_done = 0, rows_total = null
    where id = (
      select id from export_task
      where status = 'QUEUED' or (status = 'RUNNING' and beat_time < now() - make_interval(secs => ${deadAfter / 1_000}))
      order by create_time, id limit 1 for update skip locked
    )
    returning id, claim, owner_id as "ownerId", org_code as "orgCode", page_id as page, request, locale,
      attempts`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { ownerId: id, orgCode, ...task } = row
  return { ...task, owner: { id, orgCode } } satisfies ClaimedTask
}

type Claim = Pick<ClaimedTask, 'id' | 'claim'>

/**
 * Updates a task that this process has claimed. Returns false if the task was cancelled, or if another node
 * has claimed it.
 */
async function updateClaimedTask(
  db: Db | Tx,
  { id, claim }: Claim,
  change: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update export_task set ${change}
    where id = ${id} and claim = ${claim} and status = 'RUNNING'`.execute(db)
  return numAffectedRows === 1n
}

/** Renews the claim and stores the progress. */
export const saveHeartbeat = (
  db: Db,
  claimed: Claim,
  { rows, total }: { rows: number; total: number | undefined },
) =>
  updateClaimedTask(db, claimed, sql`beat_time = now(), rows_done = ${rows}, rows_total = ${total ?? null}`)

/** A finished file. */
export interface FinishedFile {
  path: string
  name: string
  bytes: number
  rows: number
  scope: Scope
  at: Date
  expires: Date
}

export const finishTask = (tx: Tx, claimed: Claim, file: FinishedFile) =>
  updateClaimedTask(
    tx,
    claimed,
    sql`status = 'DONE', failure = null, file_path = ${file.path}, file_name = ${file.name},
      byte_size = ${file.bytes}, rows_done = ${file.rows}, rows_total = ${file.rows},
      scope = ${JSON.stringify(file.scope)}::jsonb, end_time = ${file.at.toISOString()},
      expire_time = ${file.expires.toISOString()}`,
  )

export const failTask = (tx: Tx, claimed: Claim, { failure, at }: { failure: FailureReason; at: Date }) =>
  updateClaimedTask(tx, claimed, sql`status = 'FAILED', failure = ${failure}, end_time = ${at.toISOString()}`)

/** Returns a task to the queue. The interrupted attempt isn't counted. */
export const releaseTask = (db: Db, claimed: Claim) =>
  updateClaimedTask(
    db,
    claimed,
    sql`status = 'QUEUED', claim = null, beat_time = null, attempts = attempts - 1`,
  )

/** Cancels a queued or running task. Returns false if the task has ended. */
export async function cancelTask(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('export_task')
    .set({ status: 'CANCELLED', claim: null, end_time: at.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Queues a failed or cancelled task again. Returns false for a task in another state. */
export async function requeueTask(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('export_task')
    .set({
      status: 'QUEUED',
      failure: null,
      claim: null,
      attempts: 0,
      rows_done: 0,
      rows_total: null,
      end_time: null,
    })
    .where('id', '=', id)
    .where('status', 'in', ['FAILED', 'CANCELLED'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** True if a task has ended with this file. Waits if another transaction is changing the task. */
export async function hasFile(db: Db, id: string, path: string): Promise<boolean> {
  const task = await db
    .selectFrom('export_task')
    .select(['status', 'file_path'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return task?.status === 'DONE' && task.file_path === path
}

/** Finds a user's export. `isOver` is true if the file has expired. */
export const findOwnExport = (db: Db | Tx, ownerId: string, { id, at }: { id: string; at: Date }) =>
  db
    .selectFrom('export_task')
    .select(['id', 'page_id', 'request', 'status', 'file_path', 'file_name', 'scope'])
    .select(sql<boolean>`coalesce(expire_time < ${at.toISOString()}, false)`.as('isOver'))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

/** Marks tasks with expired files and returns the paths of these files. */
export async function expireTasks(tx: Tx, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`with gone as (
      select id, file_path as path from export_task where expire_time < ${at.toISOString()} and file_path is not null
      limit ${limit} for update skip locked
    ), emptied as (
      update export_task set file_path = null where id in (select id from gone)
    )
    select path from gone`.execute(tx)
  return rows.map(({ path }) => path)
}

import type { Notify, ProgressRow } from '../../notify/notify-port.ts'
import { type ActionContext, type Outcome, STOP } from '../context.ts'
import { actionErrorText } from '../errors.ts'

/**
 * Number of groups of rows that a bulk action processes in parallel: high enough to hide latency, and low
 * enough for a server that locks row by row.
 */
const CONCURRENCY = 3

/**
 * One row, and a context with the results and idempotency keys of this row. The context is kept until the row
 * succeeds, so that a retry executes nothing twice.
 */
export interface RowRun {
  row: ProgressRow
  context: ActionContext
}

/** Result of a row: its new state, and the reason if it failed. */
export type RowResult = Pick<ProgressRow, 'state'> & Partial<Pick<ProgressRow, 'message'>>

/** Defines how many rows are processed together, and how. */
export interface RowWork {
  /** Number of rows that are processed together. */
  groupSize: number
  /** Processes a group of rows. Returns the results of the rows in order, and never rejects. */
  process: (runs: readonly RowRun[]) => Promise<readonly RowResult[]>
}

interface RunRows {
  title: string
  runs: readonly RowRun[]
  work: RowWork
  progress: Notify['progress']
  /** Called after the first run over the rows and after each retry. */
  onFinished: () => void
}

/** Runs the steps for each row separately. */
export const oneByOne = (runSteps: (context: ActionContext) => Promise<Outcome>): RowWork => ({
  groupSize: 1,
  process: (runs) => Promise.all(runs.map((run) => runRow(run, runSteps))),
})

async function runRow(
  { context }: RowRun,
  runSteps: (context: ActionContext) => Promise<Outcome>,
): Promise<RowResult> {
  try {
    if ((await runSteps(context)) === STOP) return { state: 'skipped' }
    context.idempotencyKeys.clear()
    return { state: 'done' }
  } catch (error) {
    return { state: 'failed', message: actionErrorText(error, context.translate) }
  }
}

/**
 * Splits the rows into groups. A retry uses the same groups, so that it repeats the same request after a lost
 * response.
 */
const groupsOf = (runs: readonly RowRun[], size: number): RowRun[][] =>
  Array.from({ length: Math.ceil(runs.length / size) }, (_, index) =>
    runs.slice(index * size, (index + 1) * size),
  )

/**
 * Runs the waiting rows and shows their progress in a dialog. The user can retry failed rows until the dialog
 * is closed.
 */
export async function runRows({ title, runs, work, progress, onFinished }: RunRows): Promise<void> {
  let isCancelled = false
  let isFinished = false
  const cancel = () => {
    isCancelled = true
  }
  const view = () => {
    const rows = runs.map(({ row }) => row)
    const canRetry = isFinished && rows.some(({ state }) => state === 'failed')
    return { title, rows, finished: isFinished, cancel, ...(canRetry && { retry }) }
  }
  const update = (group: readonly RowRun[], change: (index: number) => Partial<ProgressRow>) => {
    for (const [index, run] of group.entries()) run.row = { ...run.row, ...change(index) }
    shown.update(view())
  }
  const processGroup = async (group: readonly RowRun[]) => {
    const waiting = group.filter(({ row }) => row.state === 'waiting')
    if (waiting.length === 0) return
    if (isCancelled) return update(waiting, () => ({ state: 'cancelled' }))
    update(waiting, () => ({ state: 'running' }))
    const results = await work.process(waiting)
    update(waiting, (index) => results[index] ?? {})
  }
  const groups = groupsOf(
    runs.filter(({ row }) => row.state === 'waiting'),
    work.groupSize,
  )
  const pass = async () => {
    ;[isCancelled, isFinished] = [false, false]
    update(
      runs.filter(({ row }) => row.state === 'failed'),
      () => ({ state: 'waiting', message: undefined }),
    )
    await inParallel(groups, processGroup)
    isFinished = true
    shown.update(view())
    onFinished()
  }
  const retry = () => {
    if (isFinished) void pass()
  }

  const shown = progress(view())
  await pass()
  await shown.closed
}

async function inParallel<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>) {
  const queue = entries.values()
  const worker = async () => {
    for (const entry of queue) await work(entry)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

import type { Notify, ProgressRow } from '../notify/port.ts'
import type { ActionContext, Outcome } from './context.ts'
import { STOP } from './context.ts'
import { wordError } from './errors.ts'

/** Calls on their way at once: enough to hide the distance, few enough for a server that locks row by row. */
const CONCURRENCY = 3

/** One row with its own results and its own keys, kept until it is done, so that a retry does nothing twice. */
export interface RowRun {
  row: ProgressRow
  context: ActionContext
}

interface RunRows {
  title: string
  runs: readonly RowRun[]
  work: (context: ActionContext) => Promise<Outcome>
  progress: Notify['progress']
  /** Called after each pass over the rows. */
  onFinished: () => void
}

/** Runs the rows that wait, shows each change, and offers the failed ones again until the dialog is closed. */
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
  const put = (run: RowRun, change: Partial<ProgressRow>) => {
    run.row = { ...run.row, ...change }
    shown.update(view())
  }
  const pass = async () => {
    ;[isCancelled, isFinished] = [false, false]
    for (const run of runs) if (run.row.state === 'failed') put(run, { state: 'waiting', message: undefined })
    await inParallel(
      runs.filter(({ row }) => row.state === 'waiting'),
      async (run) => put(run, isCancelled ? { state: 'cancelled' } : await runRow(run, work, put)),
    )
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

async function runRow(
  run: RowRun,
  work: RunRows['work'],
  put: (run: RowRun, change: Partial<ProgressRow>) => void,
): Promise<Partial<ProgressRow>> {
  put(run, { state: 'running' })
  try {
    if ((await work(run.context)) === STOP) return { state: 'skipped' }
    run.context.attempts.forget()
    return { state: 'done' }
  } catch (error) {
    return { state: 'failed', message: wordError(error, run.context.translate) }
  }
}

async function inParallel<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>) {
  const queue = entries.values()
  const worker = async () => {
    for (const entry of queue) await work(entry)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

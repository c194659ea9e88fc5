import type { ForEachStep } from '#schemas'
import { isRecord } from '#schemas/values'
import type { Notify, ProgressRow } from '../../notify/notify-port.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import {
  type ActionContext,
  DONE,
  type Handler,
  type Handlers,
  type Outcome,
  STOP,
  type StepRun,
} from '../context.ts'
import { actionErrorText, itemsNotArray } from '../errors.ts'
import { FOR_EACH_LIMIT } from '../for-each-limit.ts'
import { createIdempotencyKeys } from '../idempotency-keys.ts'

export const flowHandlers = {
  /**
   * Runs the steps of one branch and the steps after this step as one chain. A prompt in the branch stays
   * open for all these steps.
   */
  if: async (step, context, { at, rest, runSteps }) => {
    const side = context.isMet(step.when, context) ? 'then' : 'else'
    const location = { page: at.page, pointer: `${at.pointer}/${side}` }
    return (await runSteps(step[side] ?? [], context, location, rest)) === STOP ? STOP : DONE
  },

  /**
   * Runs branches in parallel and waits for all of them. Throws the first error. If no branch has an error, a
   * branch that stopped ends the action.
   */
  parallel: async ({ branches }, context, { at, runSteps }) => {
    const results = await Promise.allSettled(
      branches.map((steps, index) =>
        runSteps(steps, context, { page: at.page, pointer: `${at.pointer}/branches/${index}` }),
      ),
    )
    const failed = results.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
    return results.some((end) => end.status === 'fulfilled' && end.value === STOP) ? STOP : undefined
  },
} satisfies Partial<Handlers>

/** Runs steps for each item, with progress and a result per row. Failed rows can be retried. */
export const forEach: Handler<ForEachStep> = async (step, context, run) => {
  const records = readRecords(step, context, run)
  const limit = step.limit ?? FOR_EACH_LIMIT
  if (records.length > limit) {
    const text = context.translate('At most {{limit}} rows at once; {{count}} selected.', {
      limit,
      count: records.length,
    })
    context.notify.toast({ type: 'warning', text })
    return STOP
  }
  if (records.length === 0) {
    context.notify.toast({
      type: 'info',
      text: context.translate('Nothing to do: no rows selected.'),
    })
    return STOP
  }
  const title = step.title === undefined ? context.translate('Progress') : context.text(step.title, context)
  const at = { page: run.at.page, pointer: `${run.at.pointer}/steps` }
  const runs = records.map((record, index) => toRun(record, index, step, context))
  await runRows({
    title,
    runs,
    work: (rowContext) => run.runSteps(step.steps, rowContext, at),
    progress: context.notify.progress,
    onFinished: () => void context.refresh(),
  })
  context.deselect(records.filter((_, index) => runs[index]?.row.state === 'done'))
  return undefined
}

function readRecords(step: ForEachStep, context: ActionContext, { at }: StepRun): readonly DataRecord[] {
  const value = context.value(step.items, context)
  if (!Array.isArray(value) || !value.every(isRecord))
    throw itemsNotArray({}, { at: { ...at, pointer: `${at.pointer}/items` } })
  return value
}

function toRun(record: DataRecord, index: number, step: ForEachStep, context: ActionContext): RowRun {
  const own: ActionContext = {
    ...context,
    record,
    results: { ...context.results },
    idempotencyKeys:
      record.id === undefined ? createIdempotencyKeys() : context.idempotencyKeysOf(String(record.id)),
  }
  const label = step.label === undefined ? String(record.id ?? index + 1) : context.text(step.label, own)
  const isIncluded = context.isMet(step.when, own)
  const row: RowRun['row'] = { key: String(index), label, state: isIncluded ? 'waiting' : 'skipped' }
  return {
    context: own,
    row: isIncluded ? row : { ...row, message: context.translate("Skipped: status doesn't allow it") },
  }
}

/**
 * Number of rows that a bulk action processes in parallel: enough to hide latency, few enough for a server
 * that locks row by row.
 */
const CONCURRENCY = 3

/**
 * One row with its own results and idempotency keys. They are stored until the row succeeds, so that a retry
 * executes nothing twice.
 */
interface RowRun {
  row: ProgressRow
  context: ActionContext
}

interface RunRows {
  title: string
  runs: readonly RowRun[]
  work: (context: ActionContext) => Promise<Outcome>
  progress: Notify['progress']
  /** Called after the first run over the rows and after each retry. */
  onFinished: () => void
}

/**
 * Runs the waiting rows and shows their progress. Offers to retry the failed rows until the dialog is closed.
 */
async function runRows({ title, runs, work, progress, onFinished }: RunRows): Promise<void> {
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
  const update = (run: RowRun, change: Partial<ProgressRow>) => {
    run.row = { ...run.row, ...change }
    shown.update(view())
  }
  const pass = async () => {
    ;[isCancelled, isFinished] = [false, false]
    for (const run of runs)
      if (run.row.state === 'failed') update(run, { state: 'waiting', message: undefined })
    await inParallel(
      runs.filter(({ row }) => row.state === 'waiting'),
      async (run) => update(run, isCancelled ? { state: 'cancelled' } : await runRow(run, work, update)),
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
  update: (run: RowRun, change: Partial<ProgressRow>) => void,
): Promise<Partial<ProgressRow>> {
  update(run, { state: 'running' })
  try {
    if ((await work(run.context)) === STOP) return { state: 'skipped' }
    run.context.idempotencyKeys.clear()
    return { state: 'done' }
  } catch (error) {
    return { state: 'failed', message: actionErrorText(error, run.context.translate) }
  }
}

async function inParallel<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>) {
  const queue = entries.values()
  const worker = async () => {
    for (const entry of queue) await work(entry)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

import type { ForEachStep } from '#schemas'
import { isRecord } from '#schemas/values'
import { withOwnRefusals } from '../../http/own-refusals.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { type ActionContext, type Handler, STOP, type StepRun } from '../context.ts'
import { itemsNotArray } from '../errors.ts'
import { FOR_EACH_LIMIT } from '../for-each-limit.ts'
import { createIdempotencyKeys } from '../idempotency-keys.ts'
import { findManyCall } from './many-call.ts'
import { oneByOne, type RowRun, runRows } from './row-runs.ts'

/**
 * Runs steps for each item and shows the progress and the result of each row. The user can retry failed rows.
 */
export const forEach: Handler<ForEachStep> = async (step, outer, run) => {
  // The progress dialog shows the refusal of each row.
  const context = { ...outer, http: withOwnRefusals(outer.http) }
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
    work:
      (await findManyCall(step, context, at)) ??
      oneByOne((rowContext) => run.runSteps(step.steps, rowContext, at)),
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

import type { ForEachStep } from '#schemas'
import type { DataRecord } from '../../registry/definitions.ts'
import { createAttempts } from '../attempts.ts'
import { type ActionContext, type Outcome, STOP, type StepRun } from '../context.ts'
import { itemsNotAList } from '../errors.ts'
import { type RowRun, runRows } from '../run-rows.ts'

const DEFAULT_LIMIT = 1000

/** The same steps for each item, with progress and a result a row; failed rows can be tried again. */
export async function forEachAction(
  step: ForEachStep,
  context: ActionContext,
  run: StepRun,
): Promise<Outcome> {
  const records = readRecords(step, context, run)
  const limit = step.limit ?? DEFAULT_LIMIT
  if (records.length > limit) {
    const text = context.translate('At most {{limit}} rows at once; {{count}} are chosen.', {
      limit,
      count: records.length,
    })
    context.notify.toast({ type: 'warning', text })
    return STOP
  }
  if (records.length === 0) {
    context.notify.toast({
      type: 'info',
      text: context.translate('There is nothing to do: no row is chosen.'),
    })
    return STOP
  }
  const title = step.title === undefined ? context.translate('Progress') : context.text(step.title, context)
  const at = { page: run.at.page, pointer: `${run.at.pointer}/steps` }
  const runs = records.map((record, index) => toRun(record, index, step, context))
  await runRows({
    title,
    runs,
    work: (own) => run.runSteps(step.steps, own, at),
    progress: context.notify.progress,
    onFinished: () => void context.refresh(),
  })
  context.deselect(records.filter((_, index) => runs[index]?.row.state === 'done'))
  return undefined
}

function readRecords(step: ForEachStep, context: ActionContext, { at }: StepRun): readonly DataRecord[] {
  const value = context.value(step.items, context)
  const isRecord = (item: unknown): item is DataRecord =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
  if (!Array.isArray(value) || !value.every(isRecord))
    throw itemsNotAList({}, { at: { ...at, pointer: `${at.pointer}/items` } })
  return value
}

function toRun(record: DataRecord, index: number, step: ForEachStep, context: ActionContext): RowRun {
  const own: ActionContext = {
    ...context,
    record,
    results: { ...context.results },
    attempts: record.id === undefined ? createAttempts() : context.attemptsOf(String(record.id)),
  }
  const label = step.label === undefined ? String(record.id ?? index + 1) : context.text(step.label, own)
  const isWanted = context.holds(step.when, own)
  const row: RowRun['row'] = { key: String(index), label, state: isWanted ? 'waiting' : 'skipped' }
  return {
    context: own,
    row: isWanted ? row : { ...row, message: context.translate('Not possible in its present state') },
  }
}

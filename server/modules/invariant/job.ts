import { strictObject } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import { raiseAlarm } from '../../platform/alarm/raise-alarm.ts'
import { appendAudits } from '../../platform/audit-log/append.ts'
import { SYSTEM_USER } from '../../platform/audit-log/audit-entry.ts'
import { defineJob } from '../../platform/job/job.ts'
import { type CheckedInvariant, checkInvariants } from '../../records/invariants/check-invariants.ts'
import { titleOf } from '../../records/invariants/title-of.ts'
import type { Services } from '../../services.ts'

const JOB = 'invariant.check'
/** Maximum number of violations that are stored with a result. */
const SAMPLE_SIZE = 10

/** Stores the results of a run, and raises an alarm for each violated invariant. */
async function writeResults(
  tx: Tx,
  results: readonly CheckedInvariant[],
  { at, nextId }: { at: Date; nextId: () => string },
): Promise<void> {
  const runId = nextId()
  await tx
    .insertInto('invariant_result')
    .values(
      results.map(({ name, violations, durationMs }) => ({
        id: nextId(),
        run_id: runId,
        invariant: name,
        violations: violations.length,
        sample: JSON.stringify(violations.slice(0, SAMPLE_SIZE)),
        duration_ms: durationMs,
        create_time: at.toISOString(),
      })),
    )
    .execute()
  const entries = []
  for (const { name, violations } of results) {
    if (violations.length === 0) continue
    const { en, zh } = titleOf(name)
    const alarm = {
      metric: 'INVARIANT',
      subject: name,
      level: 'CRITICAL',
      title: { en: `Violated: ${en}`, zh: `被违反：${zh}` },
      value: violations.length,
    } as const
    const entry = await raiseAlarm(tx, alarm, { at, nextId })
    if (entry) entries.push(entry)
  }
  await appendAudits(tx, { entries, origin: { user: SYSTEM_USER, requestId: JOB }, nextId, at })
}

/** Raises an alarm for a run that ended before all invariants were checked. */
async function alarmUnchecked(tx: Tx, { at, nextId }: { at: Date; nextId: () => string }): Promise<void> {
  const alarm = {
    metric: 'INVARIANT',
    subject: JOB,
    level: 'CRITICAL',
    title: {
      en: "The invariants couldn't be checked. See the log of the job.",
      zh: '不变式未能检查，请查看任务日志',
    },
    value: 1,
  } as const
  const entry = await raiseAlarm(tx, alarm, { at, nextId })
  const entries = entry ? [entry] : []
  await appendAudits(tx, { entries, origin: { user: SYSTEM_USER, requestId: JOB }, nextId, at })
}

/**
 * Checks the invariants, stores the results, and returns them. Also raises an alarm if the check itself
 * fails.
 */
export async function runInvariants(
  { database: { db }, ids, clock }: Pick<Services, 'database' | 'ids' | 'clock'>,
  options: Parameters<typeof checkInvariants>[1] = {},
): Promise<CheckedInvariant[]> {
  const context = { at: clock(), nextId: () => ids.nextId() }
  try {
    const results = await checkInvariants(db, options)
    await withTransaction(db, (tx) => writeResults(tx, results, context))
    return results
  } catch (error) {
    // A run that a user cancels or that ends because its node stops isn't a failure and raises no alarm.
    if (!options.signal?.aborted) await withTransaction(db, (tx) => alarmUnchecked(tx, context))
    throw error
  }
}

/** Job that checks the invariants every night, after bills have been made. */
export const invariantJob = defineJob({
  name: JOB,
  titles: { en: 'Check invariants', zh: '检查不变式' },
  about: {
    en: 'Checks that all money adds up, and raises an alarm for each rule that is violated.',
    zh: '检查全部资金数据是否相符，对每条被违反的规则发出告警。',
  },
  params: strictObject({}),
  timeoutSeconds: 3_600,
  retries: 0,
  concurrency: 'skip',
  defaultCron: '0 0 4 * * ?',
  async run(_params, { services, signal, progress, log }) {
    const results = await runInvariants(services, { signal, checked: progress })
    for (const { name, violations, durationMs } of results)
      log(`${name}: ${violations.length} violations, ${durationMs} ms`)
    const violated = results.filter(({ violations }) => violations.length > 0)
    if (violated.length > 0)
      throw new Error(`Violated invariants: ${violated.map(({ name }) => name).join(', ')}.`)
  },
})

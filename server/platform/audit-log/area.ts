import { strictObject } from '#schemas'
import { defineArea } from '../area/area.ts'
import { defineJob } from '../job/job.ts'
import { verifyAuditChain } from './verify.ts'

const SIX_HOURS = 21_600

const verifyJob = defineJob({
  name: 'audit.verify',
  titles: { en: 'Verify the audit log', zh: '校验审计日志' },
  about: {
    en: 'Recomputes the hash chain of the audit log and fails at the first row that breaks it.',
    zh: '重新计算审计日志的哈希链，遇到第一条不一致的记录即失败。',
  },
  params: strictObject({}),
  timeoutSeconds: SIX_HOURS,
  retries: 0,
  concurrency: 'skip',
  defaultCron: '0 30 2 * * ?',
  run: async (_params, { services, log, signal }) => {
    const { rows, bad } = await verifyAuditChain(services.database.db, signal)
    if (bad) throw new Error(`The audit log is broken at row ${bad.seq}: ${bad.reason}.`)
    log(`The audit log is valid: ${rows} rows.`)
  },
})

/** The hash-chained log of changes. */
export const auditLogArea = defineArea({ name: 'audit-log', jobs: [verifyJob] })

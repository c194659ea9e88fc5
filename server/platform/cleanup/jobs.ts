import { strictObject } from '#schemas'
import { ensureComingPartitions } from '../../db/index.ts'
import { defineJob } from '../job/job.ts'
import { deleteExpired } from './expired-rows.ts'
import { deleteExpiredRows } from './retention.ts'

const TEN_MINUTES = 600
const AN_HOUR = 3_600
const limits = { concurrency: 'skip', retries: 2 } as const

/** Deletes expired rows. */
export const expiredRowsJob = defineJob({
  name: 'cleanup.expired',
  titles: { en: 'Delete expired sessions and codes', zh: '清理过期会话与验证码' },
  about: {
    en: 'Deletes expired sessions, captchas, codes and approvals, and old counters and push messages.',
    zh: '删除过期的会话、验证码与复核凭证，以及过时的计数与推送消息。',
  },
  params: strictObject({}),
  timeoutSeconds: TEN_MINUTES,
  ...limits,
  defaultCron: '0 */10 * * * ?',
  run: (_params, { services }) => deleteExpired(services),
})

/** Deletes rows whose retention period has ended. */
export const retentionJob = defineJob({
  name: 'cleanup.retention',
  titles: { en: 'Delete records past retention', zh: '清理超过保留期的记录' },
  about: {
    en: 'Deletes sign-in logs, messages, exports, runs of jobs, results of invariants and idempotency keys after their retention periods.',
    zh: '按保留期删除登录日志、短信、导出任务、任务执行记录、不变式检查结果与幂等键。',
  },
  params: strictObject({}),
  timeoutSeconds: AN_HOUR,
  ...limits,
  defaultCron: '0 5 * * * ?',
  run: (_params, { services }) => deleteExpiredRows(services),
})

/**
 * Creates partitions for the trades of the coming months. Each start of the server creates these partitions
 * too.
 */
export const partitionsJob = defineJob({
  name: 'trade.partitions',
  titles: { en: 'Create trade partitions', zh: '创建交易分区' },
  about: {
    en: 'Creates the partitions of the trade table for the coming months.',
    zh: '为交易表创建未来几个月的分区。',
  },
  params: strictObject({}),
  timeoutSeconds: TEN_MINUTES,
  ...limits,
  defaultCron: '0 15 1 * * ?',
  run: async (_params, { services: { database, clock } }) => {
    const missing = await ensureComingPartitions(database.pool, clock())
    if (missing.length > 0) throw new Error(`no partitions of trade_order for ${missing.join(', ')}`)
  },
})

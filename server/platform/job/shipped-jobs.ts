import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { withTransaction } from '../../db/index.ts'
import { seedId } from '../../db/seed/system/seed-id.ts'
import { toI18n } from '../../db/seed/system/texts.ts'
import type { Services } from '../../services.ts'
import { invalidatePermissions } from '../permissions/permission-cache.ts'
import type { RegisteredJob } from './registered-job.ts'
import { nextRunTime } from './schedule.ts'

/** Dictionary whose items are the registered handlers. */
const HANDLERS = 'sys_quartz_job_handler'

/** Adds the titles of handlers to their dictionary. Existing items stay unchanged. */
async function addHandlerTitles(tx: Tx, jobs: readonly RegisteredJob[]): Promise<void> {
  const items = jobs.map(({ name, titles }, index) => ({
    id: seedId('dict-item', `${HANDLERS}/${name}`),
    value: name,
    text: titles.zh,
    texts: toI18n(titles),
    at: index + 1,
  }))
  const { numAffectedRows = 0n } = await sql`
    insert into sys_dict_item (id, dict_id, item_text, item_text_i18n, item_value, sort_order, status, create_by)
    select item.id, d.id, item.text, item.texts, item.value, item.at, 1, 'system'
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) item(id text, text text, texts jsonb, value text, at int)
    join sys_dict d on d.dict_code = ${HANDLERS}
    where not exists (select from sys_dict_item i where i.dict_id = d.id and i.item_value = item.value)
    on conflict (id) do nothing`.execute(tx)
  if (numAffectedRows > 0n) await invalidatePermissions(tx)
}

/** Adds the jobs that areas ship. Existing jobs stay as users have set them. */
export async function addShippedJobs({
  database: { db },
  registry,
  config,
  clock,
}: Pick<Services, 'database' | 'registry' | 'config' | 'clock'>): Promise<void> {
  const isDemoDay = config.demo && config.demoDay
  const jobs = Object.values(registry.jobs).filter(({ onlyInDemo }) => !onlyInDemo || isDemoDay)
  const now = clock()
  const rows = jobs.flatMap(({ name, about, defaultCron, ...job }) =>
    defaultCron === undefined
      ? []
      : [
          {
            id: name,
            job_class_name: name,
            cron_expression: defaultCron,
            description: about.zh,
            description_i18n: JSON.stringify(toI18n(about)),
            concurrency: job.concurrency,
            timeout_seconds: job.timeoutSeconds,
            retries: job.retries,
            next_run_time: nextRunTime(defaultCron, now, config.businessTz),
            create_by: 'system',
            create_time: now.toISOString(),
          },
        ],
  )
  await withTransaction(db, async (tx) => {
    await addHandlerTitles(tx, jobs)
    if (rows.length === 0) return
    await tx
      .insertInto('sys_quartz_job')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

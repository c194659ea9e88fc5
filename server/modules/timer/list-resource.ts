import { sql } from 'kysely'
import { jobRunDetailModel, jobRunModel, quartzJobModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of jobs with their last run. */
export const jobResource = defineListResource({
  model: quartzJobModel,
  table: 'sys_quartz_job',
  scope: 'none',
  localized: ['description'],
  columns: {
    nextRunTime: { sortBy: sql`coalesce(t.next_run_time, 'infinity')` },
    lastStatus: sql`run.status`,
    lastTime: sql`coalesce(run.start_time, run.create_time)`,
    // The server adds a built-in job with the name of its handler as id.
    shipped: sql`t.id = t.job_class_name`,
  },
  joins: sql`left join lateral (
    select status, start_time, create_time from sys_quartz_log
    where job_id = t.id order by id desc limit 1) run on true`,
})

const columns = {
  seconds: sql`round(extract(epoch from coalesce(t.end_time, now()) - t.start_time), 1)::float8`,
  percent: sql`case when t.status = 'SUCCEEDED' then 100
    when t.progress_total > 0 then least(100, t.progress_done * 100 / t.progress_total)::integer end`,
}

/** List of runs. */
export const runResource = defineListResource({
  model: jobRunModel,
  table: 'sys_quartz_log',
  scope: 'none',
  columns,
})

/** Runs of jobs with their output. */
export const runDetailResource = defineListResource({
  model: jobRunDetailModel,
  table: 'sys_quartz_log',
  scope: 'none',
  columns,
  rulesFrom: runResource,
})

import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import {
  auditFields,
  byId,
  Count,
  DictValue,
  Id,
  Maybe,
  NonBlank,
  Nullable,
  Percent,
  Seconds,
  Str,
  Time,
  textLanguage,
  Version,
} from '../scalars.ts'
import { inUnit } from '../unit.ts'

const MAX_CRON = 100
const MAX_PARAMETER = 2_000
/** The longest timeout of a run in seconds: 6 hours. */
const MAX_TIMEOUT = 21_600
const MAX_RETRIES = 10

const runStatus = (title: string) => DictValue(title, 'sys_quartz_log_status')

/** A job: a handler with its schedule. Fields that follow `delFlag` are Gaiwan extensions. */
export const SysQuartzJob = Type.Object({
  id: Id('Id'),
  jobClassName: DictValue('Handler', 'sys_quartz_job_handler'),
  cronExpression: Str('Schedule', MAX_CRON),
  parameter: Nullable(Str('Parameters', MAX_PARAMETER)),
  description: Nullable(Str('Description', 255)),
  status: Type.Integer({ title: 'Status', 'x-dict': 'quartz_status' }),
  delFlag: Type.Integer({ title: 'Deleted' }),
  concurrency: DictValue('Overlapping runs', 'sys_quartz_job_concurrency'),
  timeoutSeconds: Seconds('Timeout'),
  retries: Count('Retries'),
  nextRunTime: Nullable(Time('Next run')),
  lastStatus: Nullable(runStatus('Last outcome')),
  lastTime: Nullable(Time('Last run')),
  shipped: Type.Boolean({ title: 'Built-in' }),
  version: Version,
  ...textLanguage,
  ...auditFields,
})
export type SysQuartzJob = Static<typeof SysQuartzJob>

export const quartzJobModel = defineModel({ name: 'SysQuartzJob', title: 'Job' }, SysQuartzJob, {
  sortable: ['jobClassName', 'nextRunTime', 'createTime'],
  filters: {
    jobClassName: ['eq', 'in', 'like'],
    description: ['like'],
    status: ['eq', 'in'],
    nextRunTime: ['between'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/**
 * Editable fields of a job. JeecgBoot clients send complete records with only JeecgBoot's fields. The missing
 * fields get the values that the handler declares.
 */
const editable = {
  jobClassName: Type.String({
    title: 'Handler',
    minLength: 1,
    maxLength: 255,
    'x-dict': 'sys_quartz_job_handler',
  }),
  cronExpression: NonBlank('Schedule', MAX_CRON),
  parameter: Maybe(Str('Parameters', MAX_PARAMETER)),
  description: Maybe(Str('Description', 255)),
  status: Maybe(Type.Integer({ title: 'Status', enum: [0, -1], 'x-dict': 'quartz_status' })),
  concurrency: Maybe(
    stringEnum(['skip', 'queue', 'parallel'], {
      title: 'Overlapping runs',
      'x-dict': 'sys_quartz_job_concurrency',
    }),
  ),
  timeoutSeconds: Maybe(Seconds('Timeout', { minimum: 1, maximum: MAX_TIMEOUT })),
  retries: Maybe(Type.Integer({ title: 'Retries', minimum: 0, maximum: MAX_RETRIES })),
}
export const NewQuartzJob = Type.Object(editable)
export type NewQuartzJob = Static<typeof NewQuartzJob>
const EditQuartzJob = Type.Object({ id: Id('Id'), version: Maybe(Version), ...textLanguage, ...editable })

const runFields = {
  id: Id('Id'),
  jobId: Id('Job'),
  jobClassName: DictValue('Handler', 'sys_quartz_job_handler'),
  status: runStatus('Status'),
  scheduledTime: Time('Due'),
  startTime: Nullable(Time('Started')),
  endTime: Nullable(Time('Ended')),
  seconds: Nullable(
    inUnit('seconds', Type.Number({ title: 'Duration', description: 'Seconds.', minimum: 0 })),
  ),
  percent: Nullable(Percent('Progress')),
  attempt: Count('Attempt'),
  startedBy: Nullable(Str('Started by', 100)),
  cancelBy: Nullable(Str('Cancelled by', 100)),
  error: Nullable(Str('Error', 2_000)),
  node: Nullable(Str('Server process', 200)),
  createTime: Time('Created'),
}

/** One execution of a job. */
export const SysQuartzLog = Type.Object(runFields)
export type SysQuartzLog = Static<typeof SysQuartzLog>

const listed = {
  sortable: ['scheduledTime', 'createTime'],
  filters: {
    jobId: ['eq'],
    jobClassName: ['eq', 'in'],
    status: ['eq', 'in'],
    startedBy: ['eq'],
    scheduledTime: ['between'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
} as const

export const jobRunModel = defineModel({ name: 'SysQuartzLog', title: 'Run of a job' }, SysQuartzLog, listed)

/** A run with its parameters and its output. Lists of runs leave both fields out. */
export const JobRunDetail = Type.Object({
  ...runFields,
  parameter: Nullable(Str('Parameters', MAX_PARAMETER)),
  progressDone: Nullable(Count('Done')),
  progressTotal: Nullable(Count('Total')),
  output: Type.String({ title: 'Output' }),
})
export type JobRunDetail = Static<typeof JobRunDetail>

export const jobRunDetailModel = defineModel(
  { name: 'JobRunDetail', title: 'Run of a job with its output' },
  JobRunDetail,
  listed,
)

const oneRun = strictObject(byId.properties)
const done = { result: Type.Null() }

export const timerShapes = {
  ...crudShapes('quartzJob', quartzJobModel, { add: NewQuartzJob, edit: EditQuartzJob }),
  'quartzJob.pause': { args: byId, ...done },
  'quartzJob.resume': { args: byId, ...done },
  'quartzJob.execute': { args: byId, ...done },
  'jobRun.list': {
    args: strictObject({
      jobId: Maybe(Type.String({ description: 'Runs of this job only.', maxLength: 32 })),
    }),
    model: jobRunModel,
  },
  'jobRun.get': { args: oneRun, model: jobRunDetailModel },
  'jobRun.cancel': { args: oneRun, ...done },
} satisfies Record<string, OperationContract>

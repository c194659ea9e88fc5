import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { multipartOf } from '../../../tests/support/upload.ts'

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  headers = { ...(await server.signIn('admin')), 'x-locale': 'en-US' }
})
afterAll(() => server.close())

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await server.app.inject({ method, url: `/jeecg-boot${url}`, headers, ...(payload && { payload }) })).json()
const inChinese = async (url: string, payload: object) =>
  (
    await server.app.inject({
      method: 'POST',
      url: `/jeecg-boot${url}`,
      headers: { ...headers, 'x-locale': 'zh-CN' },
      payload,
    })
  ).json()

const job = (more: object = {}) => ({ jobClassName: 'file.unsent', cronExpression: '0 0 4 * * ?', ...more })

/** Adds a job and returns its record. */
async function add(more: object = {}) {
  const { success, message, result } = await call('POST', '/sys/quartzJob/add', job(more))
  if (!success) throw new Error(message)
  return result
}
const read = async (id: string) => (await call('GET', `/sys/quartzJob/queryById?id=${id}`)).result
const runsOf = async (id: string) => (await call('GET', `/app/jobRuns/list?jobId=${id}`)).result.records

test('the jobs that areas ship are scheduled after the first start', async () => {
  const { records } = (await call('GET', '/sys/quartzJob/list?pageSize=50')).result

  expect(records).toContainEqual(
    expect.objectContaining({
      id: 'audit.verify',
      jobClassName: 'audit.verify',
      jobClassName_dictText: 'Verify the audit log',
      cronExpression: '0 30 2 * * ?',
      nextRunTime: expect.stringMatching(/ 02:30:00$/),
      status: 0,
      shipped: true,
      description: expect.stringContaining('hash chain'),
    }),
  )
})

test('a JeecgBoot client adds a job with its own fields; the handler provides the others', async () => {
  const added = await add({ parameter: '{"days": 30}', description: 'Monthly', status: -1 })

  expect(added).toMatchObject({
    parameter: '{"days": 30}',
    status: -1,
    nextRunTime: null,
    concurrency: 'skip',
    timeoutSeconds: 3600,
    retries: 2,
    shipped: false,
  })
})

test('an unknown class is refused with the message of JeecgBoot', async () => {
  const answer = await inChinese('/sys/quartzJob/add', job({ jobClassName: 'org.jeecg.SampleJob' }))

  expect(answer).toMatchObject({ success: false, message: '后台找不到该类名：org.jeecg.SampleJob' })
})

test.each([
  ['0 0 25 * * ?', 'Not a valid schedule'],
  ['soon', 'Not a valid schedule'],
  ['0 0 3 31 2 ?', 'The schedule never fires'],
  ['0 0 0 1 1 ? 2020', 'The schedule never fires'],
])('the schedule %s is refused', async (cronExpression, message) => {
  const answer = await call('POST', '/sys/quartzJob/add', job({ cronExpression }))

  expect(answer).toMatchObject({ success: false, message })
  expect(answer.refusal.fields.cronExpression).toBe(message)
})

test.each([
  ['{"days": 0}', 'Parameters: days must be 1 or more'],
  ['{"weeks": 1}', 'Parameters: weeks is unknown'],
  ['[1]', 'Parameters must be a JSON object'],
  ['{days}', 'Parameters must be a JSON object'],
])('the parameters %s are refused with their place', async (parameter, message) => {
  const answer = await call('POST', '/sys/quartzJob/add', job({ parameter }))

  expect(answer.refusal.fields.parameter).toBe(message)
})

test('a paused job has no next time until it is resumed', async () => {
  const { id } = await add()
  expect((await call('GET', `/sys/quartzJob/pause?id=${id}`)).success).toBe(true)
  expect(await read(id)).toMatchObject({ status: -1, nextRunTime: null })

  expect((await call('GET', `/sys/quartzJob/resume?id=${id}`)).success).toBe(true)

  expect(await read(id)).toMatchObject({ status: 0, nextRunTime: expect.stringMatching(/ 04:00:00$/) })
})

test('a new schedule changes the next time, and an edit of an old version is refused', async () => {
  const { id, version } = await add()
  const edit = { id, version, ...job({ cronExpression: '0 15 6 * * ?' }) }

  expect((await call('PUT', '/sys/quartzJob/edit', edit)).success).toBe(true)

  expect(await read(id)).toMatchObject({
    nextRunTime: expect.stringMatching(/ 06:15:00$/),
    version: version + 1,
  })
  expect((await call('POST', '/sys/quartzJob/edit', edit)).success).toBe(false)
})

test('a job that a user starts runs once and keeps its output', async () => {
  const { id } = await add({ status: -1 })

  expect((await call('GET', `/sys/quartzJob/execute?id=${id}`)).success).toBe(true)

  await vi.waitFor(async () => expect((await runsOf(id))[0]?.status).toBe('SUCCEEDED'), {
    timeout: 12_000,
    interval: 100,
  })
  const [run] = await runsOf(id)
  expect((await call('GET', `/app/jobRuns/get?id=${run.id}`)).result).toMatchObject({
    startedBy: 'admin',
    percent: 100,
    attempt: 1,
    output: '0 uploads removed',
  })
  expect(await read(id)).toMatchObject({ lastStatus: 'SUCCEEDED' })
  expect((await call('POST', '/app/jobRuns/cancel', { id: run.id })).result.error).toBe('JOB_RUN_ENDED')
})

test('a queued run is cancelled at once, a second start of its job is refused', async () => {
  const { id } = await add({ status: -1 })
  await server.services.database.pool.query(
    `insert into sys_quartz_log (id, job_id, job_class_name, status, scheduled_time, message_id)
     values ('waits', $1, 'file.unsent', 'QUEUED', now(), 'none')`,
    [id],
  )
  expect((await call('GET', `/sys/quartzJob/execute?id=${id}`)).message).toBe(
    'A run of this job is active already',
  )

  expect((await call('POST', '/app/jobRuns/cancel', { id: 'waits' })).success).toBe(true)

  expect(await runsOf(id)).toMatchObject([{ status: 'CANCELLED', cancelBy: 'admin' }])
})

test('a built-in job can be paused, but not deleted', async () => {
  const edit = { ...(await read('audit.verify')), jobClassName: 'cleanup.expired' }

  expect((await call('DELETE', '/sys/quartzJob/delete?id=audit.verify')).success).toBe(false)
  expect((await call('PUT', '/sys/quartzJob/edit', edit)).success).toBe(false)
  expect((await call('GET', '/sys/quartzJob/pause?id=audit.verify')).success).toBe(true)
})

test('other jobs are deleted with their waiting runs', async () => {
  const [one, two] = [await add(), await add()]

  expect((await call('DELETE', `/sys/quartzJob/deleteBatch?ids=${one.id},${two.id},`)).success).toBe(true)

  expect((await call('GET', `/sys/quartzJob/queryById?id=${one.id}`)).success).toBe(false)
})

test('an exported workbook of jobs can be imported again', async () => {
  const added = await add({ description: 'To be copied', parameter: '{"days": 9}', status: -1 })
  const query = 'jobClassName=file.unsent&description=*copied*'
  const { rawPayload } = await server.app.inject({
    url: `/jeecg-boot/sys/quartzJob/exportXls?${query}`,
    headers,
  })
  const form = multipartOf([{ name: 'file', fileName: 'jobs.xlsx', body: rawPayload }])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/quartzJob/importExcel',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })

  expect(answer.json()).toMatchObject({ success: true })
  const { records } = (await call('GET', `/sys/quartzJob/list?${query}`)).result
  const copied = { cronExpression: '0 0 4 * * ?', parameter: '{"days": 9}', status: -1, nextRunTime: null }
  expect(records).toHaveLength(2)
  expect(records.filter(({ id }: { id: string }) => id !== added.id)).toMatchObject([copied])
})

test('each change of a job is audited', async () => {
  const { rows } = await server.services.database.pool.query(
    `select distinct action from audit_log where action ~ '^(quartzJob|jobRun)' order by action`,
  )

  expect(rows.map(({ action }) => action)).toEqual([
    'jobRun.cancel',
    'quartzJob.add',
    'quartzJob.delete',
    'quartzJob.edit',
    'quartzJob.execute',
    'quartzJob.pause',
    'quartzJob.resume',
  ])
})

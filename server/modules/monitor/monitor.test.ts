import { beforeAll, expect, test } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { httpMetrics, processMetrics, serverMetrics } from './metrics.ts'

const PEOPLE = ['admin', 'clerk'] as const
type Person = (typeof PEOPLE)[number]

const server = serveTests()
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  headers = await signInAll(server, PEOPLE)
})

const ask = (path: string, by: Person = 'admin', locale = 'en-US') =>
  server.app.inject({ url: `/jeecg-boot${path}`, headers: { ...headers[by], 'x-locale': locale } })
const read = async (path: string, by: Person = 'admin') => (await ask(path, by)).json()

/**
 * Metrics that the monitoring pages of a JeecgBoot client request. If one request fails, the client shows an
 * empty page.
 */
const STOCK = [
  'jvm.memory.max',
  'jvm.memory.committed',
  'jvm.memory.used',
  'jvm.buffer.memory.used',
  'jvm.buffer.count',
  'jvm.threads.daemon',
  'jvm.threads.live',
  'jvm.threads.peak',
  'jvm.classes.loaded',
  'jvm.classes.unloaded',
  'jvm.gc.memory.allocated',
  'jvm.gc.memory.promoted',
  'jvm.gc.max.data.size',
  'jvm.gc.live.data.size',
  'jvm.gc.pause',
  'system.cpu.count',
  'system.cpu.usage',
  'process.start.time',
  'process.uptime',
  'process.cpu.usage',
  'tomcat.sessions.created',
  'tomcat.sessions.expired',
  'tomcat.sessions.active.current',
  'tomcat.sessions.active.max',
  'tomcat.sessions.rejected',
]

test.each(STOCK)('%s answers without envelope, in the format of Spring, with a real number', async (name) => {
  const answer = await ask(`/actuator/metrics/${name}?_t=1`)

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ name, description: expect.any(String), availableTags: [] })
  for (const { value } of answer.json().measurements) expect(value).toBeGreaterThanOrEqual(0)
  expect(answer.json().measurements.length).toBeGreaterThan(0)
})

test('the figures are those of this process', async () => {
  const figure = async (name: string) => (await read(`/actuator/metrics/${name}`)).measurements[0].value
  await server.signIn('keeper')

  expect(await figure('process.uptime')).toBeCloseTo(process.uptime(), -1)
  expect(await figure('jvm.memory.used')).toBeLessThan(await figure('jvm.memory.max'))
  expect(await figure('tomcat.sessions.active.current')).toBeGreaterThanOrEqual(3)
  expect(await figure('tomcat.global.request')).toBeGreaterThan(3)
})

test('a metric without a counterpart answers 404', async () => {
  const answer = await ask('/actuator/metrics/jvm.none')

  expect([answer.statusCode, answer.json().success]).toEqual([404, false])
})

test('each metric requires the permission of its page', async () => {
  const names = Object.keys({ ...processMetrics, ...serverMetrics, ...httpMetrics })

  const answers = await Promise.all(names.map((name) => read(`/actuator/metrics/${name}`, 'clerk')))

  expect(answers.map(({ code }) => code)).toEqual(names.map(() => 510))
})

test.each([
  '/actuator/httptrace',
  '/actuator/redis/info',
  '/sys/actuator/redis/info',
  '/sys/actuator/redis/keysSize',
  '/actuator/redis/memoryInfo',
  '/actuator/redis/queryDiskInfo',
])('the path %s requires an administrator', async (path) => {
  expect(await read(path, 'clerk')).toMatchObject({ success: false, code: 510 })
})

test.each(['database', 'http', 'server', 'process', 'requests', 'disk'])(
  'the figures of %s require an administrator',
  async (page) => {
    expect((await ask(`/app/monitor/${page}`, 'clerk')).statusCode).toBe(403)
  },
)

test('the Redis figures of JeecgBoot clients come from PostgreSQL, under both paths', async () => {
  expect((await read('/actuator/redis/info')).result).toEqual(
    expect.arrayContaining([
      { key: 'version', value: expect.stringMatching(/^\d/), description: 'PostgreSQL' },
    ]),
  )
  expect(await read('/sys/actuator/redis/keysSize')).toEqual({
    create_time: expect.any(Number),
    dbSize: expect.any(Number),
  })
  expect((await read('/actuator/redis/memoryInfo')).used_memory).toBeGreaterThan(1_000_000)
  const [disk] = (await read('/sys/actuator/redis/queryDiskInfo')).result
  expect(disk.rest).toBeLessThan(disk.max)
  expect(disk.restPPT).toBeLessThanOrEqual(100)
})

test('requests are logged by route, without values and tokens', async () => {
  await ask('/sys/position/queryById?id=secret-value&token=very-secret')

  const traced = (await ask('/actuator/httptrace')).body
  const listed = (await read('/app/monitor/requests?route=*position*')).result

  expect(traced).not.toContain('secret')
  expect(JSON.parse(traced).traces[0]).toMatchObject({
    request: { method: 'GET', uri: '/jeecg-boot/sys/position/queryById', headers: {} },
    response: { status: 200 },
    principal: { name: 'admin' },
  })
  expect(listed).toMatchObject({
    total: 1,
    records: [{ query: 'id, token', username: 'admin', status: 200, node: expect.stringContaining('#') }],
  })
  expect((await ask('/app/monitor/requests?nonsense=1')).statusCode).toBe(400)
})

test('a path without a route is not logged', async () => {
  await ask('/sys/thirdLogin/token-of-somebody')

  expect((await ask('/actuator/httptrace')).body).not.toContain('token-of-somebody')
})

test('the pages get their figures and the node they belong to', async () => {
  const [process_, machine, http, database, disk] = await Promise.all(
    ['process', 'server', 'http', 'database', 'disk'].map(
      async (page) => (await read(`/app/monitor/${page}`)).result,
    ),
  )

  for (const figures of [process_, machine, http, database, disk])
    expect(figures).toMatchObject({
      node: expect.stringMatching(/#\d+$/),
      since: expect.stringMatching(/^\d{4}-/),
    })
  expect(process_.heapMb).toBeLessThan(process_.rssMb)
  expect(process_.history[0]).toMatchObject({ time: expect.stringMatching(/^\d\d:\d\d:\d\d$/) })
  expect(machine.memoryPpm).toBeLessThanOrEqual(1_000_000)
  expect(http.statuses).toEqual(expect.arrayContaining([{ status: '200', count: expect.any(Number) }]))
  expect(database.connections).toBeGreaterThan(0)
  expect(database.tables[0].sizeMb).toBeGreaterThan(0)
  expect(disk.disks[0].totalGb).toBeGreaterThan(0)
})

import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { ok } from '../../platform/http/envelope.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import { type LocalizedText, localizedTo } from '../../platform/http/locale.ts'
import type { Services } from '../../services.ts'
import { type DatabaseFacts, readDatabase } from './database-figures.ts'
import { describeContents, readDisks } from './disks.ts'
import type { FigureSources } from './figure-sources.ts'
import {
  httpMetrics,
  type Metric,
  processMetrics,
  serverMetrics,
  toSpringMetric,
  unmeasured,
} from './metrics.ts'
import { nodeName } from './node-facts.ts'
import type { Trace } from './traffic.ts'

const metricUnknown = defineHttpError(
  'MONITOR_METRIC_UNKNOWN',
  404,
  { en: 'Metric not found', zh: '指标不存在' },
  { transport: true },
)

/** Maximum number of requests in JeecgBoot's list of recent requests. */
const MAX_TRACES = 100
const PERCENT = 100

const groups: [access: string, metrics: Readonly<Record<string, Metric>>][] = [
  ['monitor:process', processMetrics],
  ['monitor:server', serverMetrics],
  ['monitor:http', httpMetrics],
]

const infos: [key: keyof DatabaseFacts, words: LocalizedText][] = [
  ['version', { en: 'PostgreSQL', zh: 'PostgreSQL 版本' }],
  ['started', { en: 'Running since', zh: '数据库启动时间' }],
  ['name', { en: 'Database', zh: '数据库名' }],
  ['sizeBytes', { en: 'Size in bytes', zh: '数据库大小（字节）' }],
  ['connections', { en: 'Connections', zh: '当前连接数' }],
  ['mostConnections', { en: 'Maximum connections', zh: '最大连接数' }],
  ['active', { en: 'Active connections', zh: '活动连接数' }],
  ['hit', { en: 'Cache hit rate', zh: '缓存命中率' }],
  ['longestSeconds', { en: 'Longest query in seconds', zh: '最长查询时间（秒）' }],
  ['waitingLocks', { en: 'Waiting for a lock', zh: '等待锁的会话数' }],
  ['deadlocks', { en: 'Deadlocks', zh: '死锁次数' }],
  ['sharedBuffers', { en: 'Shared buffers', zh: '共享缓冲区' }],
]

const asSpringTrace =
  (base: string) =>
  ({ at, username, method, route, ip, status, ms }: Trace) => ({
    timestamp: at.toISOString(),
    principal: username === null ? null : { name: username },
    session: null,
    request: { method, uri: route === '404' ? '' : base + route, headers: {}, remoteAddress: ip },
    response: { status, headers: {} },
    timeTaken: ms,
  })

/** Returns both paths under which JeecgBoot clients request a Redis figure. */
const redisRoute = (name: string) => ({
  url: `/sys/actuator/redis/${name}`,
  aliases: [`/actuator/redis/${name}`],
})

/**
 * Routes of node and database figures for JeecgBoot clients, which request such figures as Spring metrics and
 * Redis figures.
 */
export function actuatorRoutes(app: FastifyInstance, services: Services, watch: FigureSources): void {
  const { db } = services.database
  for (const [access, metrics] of groups) {
    for (const [name, metric] of Object.entries(metrics)) {
      app.get(`/actuator/metrics/${name}`, { config: { access } }, async () => {
        const values = await metric.read({
          sampler: watch.sampler(),
          traffic: app.traffic,
          sessions: watch.sessions,
        })
        if (!values) throw metricUnknown()
        return toSpringMetric(name, metric, values)
      })
    }
  }
  const others = { config: { access: 'signedIn' }, schema: { params: Type.Object({ name: Type.String() }) } }
  app.get<{ Params: { name: string } }>('/actuator/metrics/:name', others, ({ params: { name } }) => {
    if (!name.startsWith('tomcat.')) throw metricUnknown()
    return toSpringMetric(name, unmeasured, { VALUE: 0 })
  })
  app.get('/actuator/httptrace', { config: { access: 'monitor:requests' } }, async () => ({
    node: nodeName,
    traces: app.traffic.traces().slice(-MAX_TRACES).reverse().map(asSpringTrace(services.config.apiBase)),
  }))

  const access = 'monitor:database'
  const info = redisRoute('info')
  app.get(info.url, { config: { access, aliases: info.aliases } }, async ({ locale }) => {
    const facts = await readDatabase(db)
    return ok(
      infos.map(([key, words]) => ({
        key,
        value: String(facts[key] ?? ''),
        description: localizedTo(words, locale),
      })),
    )
  })
  const keys = redisRoute('keysSize')
  app.get(keys.url, { config: { access, aliases: keys.aliases } }, async () => ({
    create_time: Date.now(),
    dbSize: (await readDatabase(db)).rows,
  }))
  const memory = redisRoute('memoryInfo')
  app.get(memory.url, { config: { access, aliases: memory.aliases } }, async () => ({
    used_memory: (await readDatabase(db)).sizeBytes,
    create_time: Date.now(),
  }))
  const disk = redisRoute('queryDiskInfo')
  app.get(disk.url, { config: { access: 'monitor:disk', aliases: disk.aliases } }, async ({ locale }) =>
    ok(
      (await readDisks(services.config)).map((one) => ({
        name: describeContents(one, locale),
        max: one.total,
        rest: one.free,
        restPPT: one.total === 0 ? 0 : Math.round((1 - one.free / one.total) * PERCENT),
      })),
    ),
  )
}

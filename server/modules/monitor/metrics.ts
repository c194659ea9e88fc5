import os from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { startedAt } from './node-facts.ts'
import { countThreads, type Sampler } from './sampler.ts'
import type { Traffic } from './traffic.ts'

/** Sources from which a metric reads its values. */
export interface MetricSources {
  sampler: Sampler
  traffic: Traffic
  sessions: () => Promise<{ live: number; over: number; most: number; begun: number }>
}

type Statistic = 'VALUE' | 'COUNT' | 'TOTAL_TIME' | 'MAX'
type Values = Partial<Record<Statistic, number>>

/**
 * Metric in the format of Spring. `read` returns undefined if the operating system doesn't provide the
 * values.
 */
export interface Metric {
  description: string
  baseUnit: string | null
  read: (sources: MetricSources) => Values | undefined | Promise<Values | undefined>
}

const SECOND = 1_000
const of = (statistic: Statistic, value: number): Values => ({ [statistic]: value })
const metric = (description: string, baseUnit: string | null, read: Metric['read']): Metric => ({
  description,
  baseUnit,
  read,
})
const threads = (count: number | undefined) => (count === undefined ? undefined : of('VALUE', count))
const builtIn = (): number =>
  (process as unknown as { moduleLoadList?: readonly string[] }).moduleLoadList?.length ?? 0

/** Metrics of this process, under the names of the corresponding Java metrics. */
export const processMetrics: Readonly<Record<string, Metric>> = {
  'jvm.memory.max': metric('The most the heap of Node may take', 'bytes', () =>
    of('VALUE', getHeapStatistics().heap_size_limit),
  ),
  'jvm.memory.committed': metric('The heap as V8 holds it', 'bytes', () =>
    of('VALUE', getHeapStatistics().total_heap_size),
  ),
  'jvm.memory.used': metric('The part of the heap that is used', 'bytes', () =>
    of('VALUE', getHeapStatistics().used_heap_size),
  ),
  'jvm.buffer.memory.used': metric('Memory of buffers, outside of the heap', 'bytes', () =>
    of('VALUE', process.memoryUsage().arrayBuffers),
  ),
  'jvm.buffer.count': metric('Open handles and requests: Node does not count its buffers', null, () =>
    of('VALUE', process.getActiveResourcesInfo().length),
  ),
  'jvm.threads.live': metric('Threads of the process', 'threads', () => threads(countThreads())),
  'jvm.threads.daemon': metric('Threads beside the main one', 'threads', () => {
    const count = countThreads()
    return threads(count === undefined ? undefined : count - 1)
  }),
  'jvm.threads.peak': metric('The most threads that were seen', 'threads', ({ sampler }) =>
    threads(sampler.peakThreads() || undefined),
  ),
  'jvm.classes.loaded': metric("Node's own modules that are loaded: it has no classes", null, () =>
    of('VALUE', builtIn()),
  ),
  'jvm.classes.unloaded': metric('Node unloads no module', null, () => of('COUNT', 0)),
  'jvm.gc.memory.allocated': metric('Taken from the heap since the start', 'bytes', ({ sampler }) =>
    of('COUNT', sampler.garbage().allocatedBytes),
  ),
  'jvm.gc.memory.promoted': metric('Moved to the old space by scavenges', 'bytes', ({ sampler }) =>
    of('COUNT', sampler.garbage().promotedBytes),
  ),
  'jvm.gc.max.data.size': metric('The most the heap of Node may take', 'bytes', () =>
    of('VALUE', getHeapStatistics().heap_size_limit),
  ),
  'jvm.gc.live.data.size': metric('The old space after the last full collection', 'bytes', ({ sampler }) =>
    of('VALUE', sampler.garbage().liveBytes),
  ),
  'jvm.gc.pause': metric('Time of garbage collection', 'seconds', ({ sampler }) => {
    const { count, seconds, longestSeconds } = sampler.garbage()
    return { COUNT: count, TOTAL_TIME: seconds, MAX: longestSeconds }
  }),
}

/** Metrics of the machine, and the CPU share of this process. */
export const serverMetrics: Readonly<Record<string, Metric>> = {
  'process.cpu.usage': metric('Part of all processors that this process took', null, ({ sampler }) =>
    of('VALUE', sampler.latest().processCpu),
  ),
  'process.start.time': metric('When the process began, in seconds since 1970', 'seconds', () =>
    of('VALUE', startedAt().getTime() / SECOND),
  ),
  'process.uptime': metric('How long the process has been there', 'seconds', () =>
    of('VALUE', process.uptime()),
  ),
  'system.cpu.count': metric('CPU cores', null, () => of('VALUE', os.availableParallelism())),
  'system.cpu.usage': metric('Part of all processors that was in use', null, ({ sampler }) =>
    of('VALUE', sampler.latest().systemCpu),
  ),
}

/** Metrics of HTTP requests and sessions, under the names of the corresponding Tomcat metrics. */
export const httpMetrics: Readonly<Record<string, Metric>> = {
  'tomcat.global.request': metric('Requests since the start', 'seconds', ({ traffic }) => ({
    COUNT: traffic.requests,
    TOTAL_TIME: traffic.totalMs / SECOND,
  })),
  'tomcat.global.request.max': metric('The slowest request', 'seconds', ({ traffic }) =>
    of('VALUE', traffic.slowestMs / SECOND),
  ),
  'tomcat.global.error': metric('Server errors', null, ({ traffic }) => of('COUNT', traffic.errors)),
  'tomcat.global.sent': metric('Sent on all connections', 'bytes', ({ traffic }) =>
    of('COUNT', traffic.connections().sentBytes),
  ),
  'tomcat.global.received': metric('Received on all connections', 'bytes', ({ traffic }) =>
    of('COUNT', traffic.connections().receivedBytes),
  ),
  'tomcat.threads.current': metric('Open connections: one thread serves them all', null, ({ traffic }) =>
    of('VALUE', traffic.connections().open),
  ),
  'tomcat.threads.config.max': metric('Threads that process requests: Node has one', 'threads', () =>
    of('VALUE', 1),
  ),
  'tomcat.threads.busy': metric('Requests in progress', null, ({ traffic }) => of('VALUE', traffic.busy)),
  'tomcat.sessions.active.current': metric('Sessions (all nodes)', 'sessions', async ({ sessions }) =>
    of('VALUE', (await sessions()).live),
  ),
  'tomcat.sessions.active.max': metric(
    'The most sessions that this node saw',
    'sessions',
    async ({ sessions }) => of('VALUE', (await sessions()).most),
  ),
  'tomcat.sessions.created': metric(
    'Sign-ins at all nodes since this one began',
    'sessions',
    async ({ sessions }) => of('COUNT', (await sessions()).begun),
  ),
  'tomcat.sessions.expired': metric(
    'Sessions that ran out and are not cleared away yet',
    'sessions',
    async ({ sessions }) => of('COUNT', (await sessions()).over),
  ),
  'tomcat.sessions.rejected': metric('None ever is: there is no limit', 'sessions', () => of('COUNT', 0)),
}

/**
 * Figure of Tomcat that this server doesn't measure. The page TomcatInfo of JeecgBoot stays empty if one of
 * its figures is missing.
 */
export const unmeasured: Metric = metric('Not measured by this server', null, () => of('VALUE', 0))

/** Converts a metric to the response format of Spring. */
export const toSpringMetric = (name: string, { description, baseUnit }: Metric, values: Values) => ({
  name,
  description,
  baseUnit,
  measurements: Object.entries(values).map(([statistic, value]) => ({ statistic, value })),
  availableTags: [],
})

import os from 'node:os'
import { getHeapStatistics } from 'node:v8'
import type { HttpFigures, ProcessFigures, ServerFigures } from '#schemas'
import type { Locale } from '../../platform/http/locale.ts'
import type { FigureSources } from './figure-sources.ts'
import { localizeFacts, roundToTenth, toMebibytes, toPpm } from './node-facts.ts'
import { countThreads } from './sampler.ts'
import type { Traffic } from './traffic.ts'

const SECOND = 1_000

/** Counts the open handles of the process by kind, most frequent kind first. */
function handlesByKind(): { kind: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((one, other) => other.count - one.count || one.kind.localeCompare(other.kind))
}

/** Figures of this process: memory, event loop, open handles. */
export function processFigures(watch: FigureSources, locale: Locale): ProcessFigures {
  const { count, seconds, longestSeconds } = watch.sampler().garbage()
  const heap = getHeapStatistics()
  const byKind = handlesByKind()
  return {
    ...watch.node(),
    heapMb: toMebibytes(heap.used_heap_size),
    heapLimitMb: toMebibytes(heap.heap_size_limit),
    rssMb: toMebibytes(process.memoryUsage().rss),
    loopMs: roundToTenth(watch.sampler().latest().loopMs),
    gcCount: count,
    gcMs: roundToTenth(seconds * SECOND),
    handles: byKind.reduce((sum, { count: open }) => sum + open, 0),
    threads: countThreads() ?? null,
    byKind,
    facts: localizeFacts(
      [
        [{ en: 'Node', zh: 'Node 版本' }, process.versions.node],
        [{ en: 'V8', zh: 'V8 版本' }, process.versions.v8],
        [{ en: 'Process id', zh: '进程号' }, process.pid],
        [{ en: 'Heap allocated', zh: '已申请堆内存' }, `${toMebibytes(heap.total_heap_size)} MB`],
        [{ en: 'Longest pause', zh: '最长回收停顿' }, `${roundToTenth(longestSeconds * SECOND)} ms`],
        [{ en: 'Start options', zh: '启动参数' }, process.execArgv.join(' ') || '–'],
      ],
      locale,
    ),
    history: watch.history(({ heapBytes, rssBytes, externalBytes, loopMs }) => ({
      heapMb: toMebibytes(heapBytes),
      rssMb: toMebibytes(rssBytes),
      externalMb: toMebibytes(externalBytes),
      loopMs: roundToTenth(loopMs),
    })),
  }
}

/** Figures of the machine on which this process runs. */
export function serverFigures(watch: FigureSources, locale: Locale): ServerFigures {
  const { systemCpu, processCpu } = watch.sampler().latest()
  const total = os.totalmem()
  const used = total - os.freemem()
  const [load = 0] = os.loadavg()
  const hours = Math.floor(os.uptime() / 3_600)
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return {
    ...watch.node(),
    cpus: os.availableParallelism(),
    systemCpuPpm: toPpm(systemCpu),
    processCpuPpm: toPpm(processCpu),
    memoryUsedMb: toMebibytes(used),
    memoryTotalMb: Math.round(toMebibytes(total)),
    memoryPpm: toPpm(total === 0 ? 0 : used / total),
    load: Math.round(load * 100) / 100,
    facts: localizeFacts(
      [
        [{ en: 'Machine', zh: '主机名' }, os.hostname()],
        [{ en: 'System', zh: '操作系统' }, `${os.type()} ${os.release()}`],
        [{ en: 'Architecture', zh: '架构' }, os.arch()],
        [{ en: 'Processor', zh: '处理器' }, os.cpus()[0]?.model.trim() || '–'],
        [
          { en: 'Uptime', zh: '已运行' },
          { en: `${days} d ${rest} h`, zh: `${days} 天 ${rest} 小时` },
        ],
        [{ en: 'Time zone', zh: '时区' }, Intl.DateTimeFormat().resolvedOptions().timeZone],
      ],
      locale,
    ),
    history: watch.history((sample) => ({
      systemCpuPpm: toPpm(sample.systemCpu),
      processCpuPpm: toPpm(sample.processCpu),
    })),
  }
}

/** HTTP figures since the process started. */
export async function httpFigures(watch: FigureSources, traffic: Traffic): Promise<HttpFigures> {
  const { live, most } = await watch.sessions()
  const { open, sentBytes } = traffic.connections()
  const { perMinute, p95Ms } = watch.sampler().latest()
  return {
    ...watch.node(),
    requests: traffic.requests,
    errors: traffic.errors,
    perMinute,
    p95Ms: roundToTenth(p95Ms),
    slowestMs: roundToTenth(traffic.slowestMs),
    sentMb: toMebibytes(sentBytes),
    open,
    // Doesn't count the request that reads these figures.
    busy: Math.max(0, traffic.busy - 1),
    sessions: live,
    mostSessions: most,
    statuses: [...traffic.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => ({ status: String(status), count })),
    history: watch.history((sample) => ({
      perMinute: sample.perMinute,
      p95Ms: roundToTenth(sample.p95Ms),
      errors: sample.errors,
    })),
  }
}

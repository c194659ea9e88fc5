import { readFileSync } from 'node:fs'
import os from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Pool } from 'pg'
import { type CollectionStatistics, observeGarbageCollection } from './garbage-collection.ts'
import type { Traffic } from './traffic.ts'

/** Interval between two samples of the process, in ms. */
const SAMPLE_INTERVAL = 10_000
/** Number of samples to keep, which is half an hour of samples. */
const MAX_SAMPLES = 180
const MINUTE = 60_000
/** Interval of the timer that measures the delay of the event loop, in ms. */
const RESOLUTION = 20
const NANOSECONDS = 1_000_000

/** Figures of the process at one time. CPU shares are between 0 and 1. */
export interface Sample {
  at: Date
  heapBytes: number
  rssBytes: number
  externalBytes: number
  loopMs: number
  systemCpu: number
  processCpu: number
  perMinute: number
  errors: number
  p95Ms: number
  poolBusy: number
  poolWaiting: number
}

/** Sums the CPU times of all processors, in ms. */
function processorTimes(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times } of os.cpus()) {
    const { user, nice, sys, idle, irq } = times
    busy += user + nice + sys + irq
    all += user + nice + sys + irq + idle
  }
  return { busy, all }
}

const processMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Counts the threads of this process; undefined if the operating system doesn't provide the number. */
export function countThreads(): number | undefined {
  try {
    const [, threads] = /^Threads:\s+(\d+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return threads === undefined ? undefined : Number(threads)
  } catch {
    return undefined
  }
}

const share = (part: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0

/** Creates the sampler, which samples the process regularly and keeps the samples of half an hour. */
export function createSampler({ pool, traffic }: { pool: Pool; traffic: Traffic }) {
  const samples: Sample[] = []
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  const garbage = observeGarbageCollection()
  loop.enable()
  let last = { at: performance.now(), processors: processorTimes(), own: processMs() }
  let peakThreads = 0
  let collected: Readonly<CollectionStatistics> = garbage.read()

  function takeSample(): void {
    const now = { at: performance.now(), processors: processorTimes(), own: processMs() }
    const passed = now.at - last.at
    const { requests, errors, p95Ms } = traffic.readInterval()
    const { rss, external, arrayBuffers } = process.memoryUsage()
    samples.push({
      at: new Date(),
      heapBytes: getHeapStatistics().used_heap_size,
      rssBytes: rss,
      externalBytes: Math.max(external, arrayBuffers),
      loopMs: Math.max(0, loop.percentile(99) / NANOSECONDS - RESOLUTION),
      systemCpu: share(now.processors.busy - last.processors.busy, now.processors.all - last.processors.all),
      processCpu: share(now.own - last.own, passed * os.availableParallelism()),
      perMinute: passed > 0 ? Math.round((requests * MINUTE) / passed) : 0,
      errors,
      p95Ms,
      poolBusy: pool.totalCount - pool.idleCount,
      poolWaiting: pool.waitingCount,
    })
    if (samples.length > MAX_SAMPLES) samples.shift()
    peakThreads = Math.max(peakThreads, countThreads() ?? 0)
    collected = garbage.read()
    loop.reset()
    last = now
  }
  takeSample()
  const timer = setInterval(takeSample, SAMPLE_INTERVAL)
  timer.unref()

  return {
    /** Samples, oldest first. There is always at least one sample. */
    samples: (): readonly Sample[] => samples,
    latest: (): Sample => samples.at(-1) as Sample,
    garbage: (): Readonly<CollectionStatistics> => {
      collected = garbage.read()
      return collected
    },
    /** Largest number of threads since the sampler started. */
    peakThreads: (): number => Math.max(peakThreads, countThreads() ?? 0),
    stop(): void {
      clearInterval(timer)
      loop.disable()
      garbage.stop()
    },
  }
}

export type Sampler = ReturnType<typeof createSampler>

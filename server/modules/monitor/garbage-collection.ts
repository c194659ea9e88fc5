import { GCProfiler, type GCProfilerResult, getHeapSpaceStatistics } from 'node:v8'

const OLD_SPACE = 'old_space'
const MICROSECONDS = 1_000_000

/** Garbage collections since the start of the process. Sizes are in bytes, times in seconds. */
export interface CollectionStatistics {
  count: number
  seconds: number
  longestSeconds: number
  allocatedBytes: number
  promotedBytes: number
  /**
   * Number of bytes that are still in use after the last full collection. Before the first full collection,
   * the size of V8's old space.
   */
  liveBytes: number
}

type Collection = GCProfilerResult['statistics'][number]
type Heap = Collection['beforeGC']

const oldOf = ({ heapSpaceStatistics }: Pick<Heap, 'heapSpaceStatistics'>): number =>
  heapSpaceStatistics.find(({ spaceName }) => spaceName === OLD_SPACE)?.spaceUsedSize ?? 0

const oldNow = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === OLD_SPACE)?.space_used_size ?? 0

/**
 * Observes the garbage collector. Call `read` regularly: all collections since the previous call are kept in
 * memory.
 */
export function observeGarbageCollection() {
  let profiler = new GCProfiler()
  profiler.start()
  const garbage: CollectionStatistics = {
    count: 0,
    seconds: 0,
    longestSeconds: 0,
    allocatedBytes: 0,
    promotedBytes: 0,
    liveBytes: oldNow(),
  }
  let usedAfter: number | undefined

  function add({ gcType, cost, beforeGC, afterGC }: Collection): void {
    const seconds = cost / MICROSECONDS
    garbage.count += 1
    garbage.seconds += seconds
    garbage.longestSeconds = Math.max(garbage.longestSeconds, seconds)
    if (usedAfter !== undefined)
      garbage.allocatedBytes += Math.max(0, beforeGC.heapStatistics.usedHeapSize - usedAfter)
    usedAfter = afterGC.heapStatistics.usedHeapSize
    const [before, after] = [oldOf(beforeGC), oldOf(afterGC)]
    if (gcType.startsWith('Scavenge')) garbage.promotedBytes += Math.max(0, after - before)
    else garbage.liveBytes = after
  }

  return {
    read(): Readonly<CollectionStatistics> {
      const { statistics } = profiler.stop()
      profiler = new GCProfiler()
      profiler.start()
      for (const collection of statistics) add(collection)
      return garbage
    },
    stop(): void {
      profiler.stop()
    },
  }
}

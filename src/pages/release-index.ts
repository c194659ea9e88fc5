import type { ReleasedPages } from '#schemas'
import { isRecord } from '#schemas/values'
import { combineCalls } from '../session/combine-calls.ts'

/** Maximum time in ms for which a page waits until the index is read. */
const MAX_WAIT_MS = 1000
/** Longest delay in ms that a browser timer supports. */
const MAX_DELAY_MS = 2 ** 31 - 1
/**
 * Delay in ms between the time of a scheduled release and the next read: a minimum, and a maximum random
 * part. The minimum gives the server time to apply the release. The random part keeps clients from sending
 * requests at the same time.
 */
const MIN_DELAY_MS = 100
const SPREAD_MS = 300
/** Delay in ms before a failed read is repeated. A read is repeated only if the index is already known. */
const RETRY_MS = 5000

/**
 * Versions of the pages that are released for this user, by page id. A page without an entry uses its shipped
 * version.
 */
export interface ReleaseIndex {
  /** Reads the index. Calls during a read result in one more read. Never rejects. */
  read: () => Promise<void>
  /** Drops the index, for example at logout. */
  drop: () => void
  /**
   * Waits a short time for the first read. Resolves at once if the index is already known or no read is
   * running.
   */
  whenKnown: () => Promise<void>
  /** True after a successful read, until `drop` is called. */
  isKnown: () => boolean
  versionOf: (component: string) => string | undefined
  /**
   * Corrects the version of a page after a response that contradicts the index. `version` is undefined if the
   * page was withdrawn.
   */
  correct: (component: string, version: string | undefined) => void
  /** Calls the listener after each change. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

interface IndexParts {
  call: () => Promise<unknown>
  /** Called with the first error in a series of errors. */
  onError: (error: unknown) => void
}

/** Creates the index of released pages. When a scheduled release takes effect, the index is read again. */
export function createReleaseIndex({ call, onError }: IndexParts): ReleaseIndex {
  const listeners = new Set<() => void>()
  let versions: ReadonlyMap<string, string> | undefined
  let reading: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasFailed = false
  // Increases with each drop. A response to a request from before the last drop is ignored.
  let epoch = 0

  const set = (next: typeof versions) => {
    versions = next
    for (const listener of listeners) listener()
  }
  const schedule = (nextInMs: number | null) => {
    clearTimeout(timer)
    if (nextInMs === null) return
    const delay = Math.max(nextInMs, MIN_DELAY_MS) + Math.random() * SPREAD_MS
    timer = setTimeout(read, Math.min(delay, MAX_DELAY_MS))
  }
  const readOnce = async () => {
    const atStart = epoch
    try {
      const { pages, nextInMs } = readReleasedPages(await call())
      if (atStart !== epoch) return
      hasFailed = false
      set(new Map(pages.map(({ id, version }) => [id, version])))
      schedule(nextInMs)
    } catch (error) {
      if (atStart !== epoch) return
      if (versions !== undefined) schedule(RETRY_MS)
      if (hasFailed) return
      hasFailed = true
      onError(error)
    }
  }
  const readCombined = combineCalls(readOnce)
  const read = () => {
    const current = readCombined()
    reading = current
    void current.then(() => {
      if (reading === current) reading = undefined
    })
    return current
  }

  return {
    read,
    drop: () => {
      epoch += 1
      clearTimeout(timer)
      set(undefined)
    },
    whenKnown: async () => {
      if (versions === undefined && reading) await endOrTimeout(reading)
    },
    isKnown: () => versions !== undefined,
    versionOf: (component) => versions?.get(component),
    correct: (component, version) => {
      if (versions === undefined) return
      const next = new Map(versions)
      if (version === undefined) next.delete(component)
      else next.set(component, version)
      set(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function endOrTimeout(reading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS)
    void reading.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Reads the response of `page.released`. Throws if the response is malformed. */
function readReleasedPages(response: unknown): ReleasedPages {
  if (!isRecord(response) || !Array.isArray(response.pages) || !response.pages.every(isReleasedPage))
    throw new SyntaxError('the index of released pages is malformed')
  const { pages, nextInMs } = response
  return { pages, nextInMs: typeof nextInMs === 'number' ? nextInMs : null }
}

const isReleasedPage = (page: unknown): page is ReleasedPages['pages'][number] =>
  isRecord(page) && typeof page.id === 'string' && typeof page.version === 'string'

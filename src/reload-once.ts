import { readForTab, removeForTab, storeForTab } from './session/storage.ts'

const KEY = 'RELOADED_AT'
const QUIET_MS = 60_000

/**
 * Reloads the page, at most once a minute, because a chunk is missing after a deployment. Doesn't reload
 * while the server is unreachable, because all entries would then be lost.
 */
export async function reloadOnce(): Promise<void> {
  const last = readForTab(KEY)
  if (typeof last === 'number' && Date.now() - last < QUIET_MS) return
  storeForTab(KEY, Date.now())
  if (await isServed()) location.reload()
  else removeForTab(KEY)
}

const isServed = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )

import { readForTab, removeForTab, storeForTab } from './session/storage.ts'

const KEY = 'RELOADED_AT'
const QUIET_MS = 60_000

/**
 * Reloads the page after a chunk is missing because of a deployment. Reloads at most once a minute. Doesn't
 * reload while the server is unreachable, because the user would lose all form entries.
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

import { forgetForTab, keepForTab, readForTab } from './session/storage.ts'

const KEY = 'RELOADED_AT'
const QUIET_MS = 60_000

/**
 * Reloads when a chunk is gone because a newer version has been put in place; at most once a minute. While the server
 * can't be reached the page stays: a reload would lose it with all that was typed.
 */
export async function reloadOnce(): Promise<void> {
  const last = readForTab(KEY)
  if (typeof last === 'number' && Date.now() - last < QUIET_MS) return
  keepForTab(KEY, Date.now())
  if (await isServed()) location.reload()
  else forgetForTab(KEY)
}

const isServed = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )

/** What a server says through the socket that makes the lists old: a word to everybody, or to this user. */
const NEWS = new Set(['topic', 'user'])

/** Whether a message of the socket tells of notices; rubbish tells of nothing. */
export function isNews(data: unknown): boolean {
  if (typeof data !== 'string') return false
  try {
    const frame: unknown = JSON.parse(data)
    return typeof frame === 'object' && frame !== null && 'cmd' in frame && NEWS.has(String(frame.cmd))
  } catch {
    return false
  }
}

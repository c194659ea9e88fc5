/** What a server says through the socket that makes the lists old: a word to everybody, or to this user. */
const NEWS = new Set(['topic', 'user'])

/** The word of our server that dictionaries have changed. */
const DICTIONARIES = 'dict'

/** What a message of the socket tells of: notices, or dictionaries; rubbish tells of nothing. */
export function newsIn(data: unknown): 'notices' | 'dictionaries' | undefined {
  const cmd = commandOf(data)
  if (cmd === DICTIONARIES) return 'dictionaries'
  return NEWS.has(cmd) ? 'notices' : undefined
}

function commandOf(data: unknown): string {
  if (typeof data !== 'string') return ''
  try {
    const frame: unknown = JSON.parse(data)
    return typeof frame === 'object' && frame !== null && 'cmd' in frame ? String(frame.cmd) : ''
  } catch {
    return ''
  }
}

/** An announcement as the header shows it; whatever the server left out or garbled is absent. */
export interface Notice {
  id: string
  /** The contract's spelling. */
  titile: string
  sender: string | undefined
  sendTime: string | undefined
  createTime: string | undefined
  /** Untrusted HTML: shown through `SafeHtml` only. */
  msgContent: string | undefined
  /** `L`, `M` or `H`; anything else is shown without a tag. */
  priority: string | undefined
  /** `url`, `component`, or neither. */
  openType: string | undefined
  openPage: string | undefined
  busId: string | undefined
}

/** The newest unread of one kind, and how many there are in all. */
export interface UnreadList {
  notices: readonly Notice[]
  total: number
}

/** Unread notices by kind. */
export interface Unread {
  announcements: UnreadList
  messages: UnreadList
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Ids and the like are texts, but some servers send numbers. */
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)

/** Reads one announcement; undefined without an id. */
export function readNotice(value: unknown): Notice | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const sent = value as Record<string, unknown>
  const id = wordOf(sent.id)
  if (id === undefined) return undefined
  return {
    id,
    titile: textOf(sent.titile) ?? '',
    sender: textOf(sent.sender),
    sendTime: textOf(sent.sendTime),
    createTime: textOf(sent.createTime),
    msgContent: textOf(sent.msgContent),
    priority: textOf(sent.priority),
    openType: textOf(sent.openType),
    openPage: textOf(sent.openPage),
    busId: wordOf(sent.busId),
  }
}

function readList(list: unknown, total: unknown): UnreadList {
  const known = new Set<string>()
  const notices = (Array.isArray(list) ? list : []).map(readNotice).filter((notice) => {
    if (notice === undefined || known.has(notice.id)) return false
    known.add(notice.id)
    return true
  }) as Notice[]
  const count = Number(total)
  return { notices, total: Number.isSafeInteger(count) && count >= 0 ? count : notices.length }
}

/** Reads the answer of `notice.unread`, whatever a server sends. */
export function readUnread(answer: unknown): Unread {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = (answer ?? {}) as Record<string, unknown>
  return { announcements: readList(anntMsgList, anntMsgTotal), messages: readList(sysMsgList, sysMsgTotal) }
}

/** Socket commands that make the lists outdated: to everyone, or to this user. */
const NEWS = new Set(['topic', 'user'])

/** The word of our server that dictionaries have changed. */
const DICTIONARIES = 'dict'

/** Subject of a socket message: notices or dictionaries; undefined for malformed ones. */
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

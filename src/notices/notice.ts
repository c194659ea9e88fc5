/** A notice in the header. Values that are missing or malformed are undefined. */
export interface Notice {
  id: string
  /** The title, spelled as in the JeecgBoot contract. */
  titile: string
  sender: string | undefined
  sendTime: string | undefined
  createTime: string | undefined
  /** Untrusted HTML. Only `SafeHtml` may draw the content. */
  msgContent: string | undefined
  /** Priority `L`, `M` or `H`. No tag is shown for other values. */
  priority: string | undefined
  /** `url`, `component`, or neither. */
  openType: string | undefined
  openPage: string | undefined
  busId: string | undefined
}

/** The newest unread notices of one list, and the total number of its unread notices. */
export interface UnreadList {
  notices: readonly Notice[]
  total: number
}

/** Unread announcements and system messages. */
export interface Unread {
  announcements: UnreadList
  messages: UnreadList
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Reads a string. A number becomes a string, because some servers send ids and similar values as numbers. */
const readText = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)

/** Reads a notice. Undefined for a value that has no id. */
export function readNotice(value: unknown): Notice | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const sent = value as Record<string, unknown>
  const id = readText(sent.id)
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
    busId: readText(sent.busId),
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

/** Reads the response of `notice.unread`, from our server or a JeecgBoot server. */
export function readUnread(answer: unknown): Unread {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = (answer ?? {}) as Record<string, unknown>
  return { announcements: readList(anntMsgList, anntMsgTotal), messages: readList(sysMsgList, sysMsgTotal) }
}

/**
 * Socket commands after which the lists of notices are outdated. They report a notice to all users, or to the
 * current user.
 */
const NEWS = new Set(['topic', 'user'])

/** Commands of our server that report changed dictionaries, operations, pages, and permissions of the user. */
const SUBJECTS = { dict: 'dictionaries', contracts: 'contracts', page: 'pages', rights: 'rights' } as const

/** Subject of a socket message. */
export type SocketNews =
  | { subject: 'notices' | (typeof SUBJECTS)[keyof typeof SUBJECTS] }
  /** Records of this model have changed. Without a model, records of any model may have changed. */
  | { subject: 'records'; model: string | undefined }

/** Reads a socket message. Undefined for a malformed message. */
export function parseSocketMessage(data: unknown): SocketNews | undefined {
  const { cmd, msgId } = frameOf(data)
  const command = String(cmd)
  if (command === 'records') return { subject: 'records', model: textOf(msgId) }
  if (Object.hasOwn(SUBJECTS, command)) return { subject: SUBJECTS[command as keyof typeof SUBJECTS] }
  return NEWS.has(command) ? { subject: 'notices' } : undefined
}

function frameOf(data: unknown): { cmd?: unknown; msgId?: unknown } {
  if (typeof data !== 'string') return {}
  try {
    const frame: unknown = JSON.parse(data)
    return typeof frame === 'object' && frame !== null ? frame : {}
  } catch {
    return {}
  }
}

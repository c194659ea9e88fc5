import { proxy } from 'valtio'
import { failureOf } from '#runtime/http'
import { isAppError } from '#schemas/errors'
import { readUnread, type Unread } from './notice.ts'
import { noticeHttp } from './notice-http.ts'

interface Notices extends Unread {
  /** State of the last load. After a failure, the previous lists remain. */
  status: 'loading' | 'ready' | 'failed'
  /** True after the first response has arrived. */
  isKnown: boolean
  /** The number on the badge, `msgTotal` of the response: all unread announcements and system messages. */
  total: number
  /**
   * True if the number has changed since the first response. Screen readers announce only changes, not the
   * first number.
   */
  hasChanged: boolean
}

/** Unread notices of the user. */
export const notices = proxy<Notices>({
  status: 'loading',
  isKnown: false,
  announcements: { notices: [], total: 0 },
  messages: { notices: [], total: 0 },
  total: 0,
  hasChanged: false,
})

/** Result of a load. `refused` means that the session has ended. */
type LoadOutcome = 'ready' | 'failed' | 'refused'

let running: Promise<LoadOutcome> | undefined
let next: Promise<LoadOutcome> | undefined

function keep(unread: Unread): void {
  const total = unread.announcements.total + unread.messages.total
  const isNews = notices.isKnown && total !== notices.total
  const hasChanged = notices.hasChanged || isNews
  Object.assign(notices, { ...unread, total, hasChanged, isKnown: true, status: 'ready' })
}

const isRefused = (error: unknown) => failureOf(error)?.status === 401 || isAppError(error, 'HTTP_EXPIRED')

async function load(): Promise<LoadOutcome> {
  if (!notices.isKnown) notices.status = 'loading'
  try {
    keep(readUnread(await noticeHttp.call('notice.unread')))
    return 'ready'
  } catch (error) {
    notices.status = 'failed'
    return isRefused(error) ? 'refused' : 'failed'
  }
}

function start(): Promise<LoadOutcome> {
  running = load().finally(() => {
    running = undefined
  })
  return running
}

/**
 * Loads the unread lists. Errors don't cause a notification. Calls during a load result in one more load,
 * because the running load may miss changes that happened after its start.
 */
export function loadNotices(): Promise<LoadOutcome> {
  if (!running) return start()
  next ??= running.then(() => {
    next = undefined
    return start()
  })
  return next
}

/**
 * Marks a notice as read and reloads the lists. If the server doesn't mark the notice, the lists show it as
 * unread again.
 */
export async function markRead(id: string): Promise<void> {
  await noticeHttp.call('notice.read', { anntId: id }).catch(() => undefined)
  await loadNotices()
}

import { proxy } from 'valtio'
import { failureOf } from '#runtime/http'
import { isAppError } from '#schemas/errors'
import { readUnread, type Unread } from './notice.ts'
import { noticeHttp } from './notice-http.ts'

interface Notices extends Unread {
  /** State of the last load; a failure keeps the previous lists. */
  status: 'loading' | 'ready' | 'failed'
  /** An answer has come at least once. */
  isKnown: boolean
  /** The count of the badge, `msgTotal`: unread of both kinds. */
  total: number
  /** The count has changed since it was first known: screen readers are told then, and not at the start. */
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

/** How a load ended; `refused` when the session is over. */
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
 * Reads the unread lists. A failure is never told by a notification. Whoever asks while a load is under way gets the
 * one after it, together with all others who asked meanwhile: what made them ask may be newer than that answer.
 */
export function loadNotices(): Promise<LoadOutcome> {
  if (!running) return start()
  next ??= running.then(() => {
    next = undefined
    return start()
  })
  return next
}

/** Marks an announcement as read and reads the lists anew; where the server refuses, it is unread as before. */
export async function markRead(id: string): Promise<void> {
  await noticeHttp.call('notice.read', { anntId: id }).catch(() => undefined)
  await loadNotices()
}

import type { NewAnnouncement } from '#schemas'
import { safeUrl } from '../../platform/html/safe-url.ts'
import { sanitizeNotice } from '../../platform/html/sanitize.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { readValue } from '../../platform/list/values.ts'
import { openPageUnsafe, recipientsUnknown, timesWrong } from './errors.ts'

/**
 * Pattern of a component name such as `bpm/modules/TaskForm`, by which clients look up the component. URLs
 * don't match.
 */
const COMPONENT = /^[A-Za-z][\w-]*(\/[\w-]+)*$/

const orNull = (text: string | null | undefined): string | null => text?.trim() || null

function readTime(text: string | null | undefined): string | null {
  const time = orNull(text)
  if (time !== null && readValue('time', time) === undefined) throw timesWrong()
  return time
}

function readOpening({ openType, openPage }: NewAnnouncement) {
  const page = orNull(openPage)
  if (!openType) return { open_type: null, open_page: null }
  const isSafe = page !== null && (openType === 'url' ? safeUrl(page) === page : COMPONENT.test(page))
  if (!isSafe) throw openPageUnsafe()
  return { open_type: openType, open_page: page }
}

/** Validates a new announcement and returns its columns, with sanitized HTML. */
export function readNewAnnouncement(body: NewAnnouncement, server: { apiBase: string }) {
  const start_time = readTime(body.startTime)
  const end_time = readTime(body.endTime)
  if (start_time !== null && end_time !== null && end_time <= start_time) throw timesWrong()
  const userIds = body.msgType === 'USER' ? readIds(body.userIds) : []
  if (body.msgType === 'USER' && userIds.length === 0) throw recipientsUnknown()
  return {
    titile: body.titile.trim(),
    msg_content: body.msgContent == null ? null : sanitizeNotice(body.msgContent, server),
    msg_abstract: orNull(body.msgAbstract),
    start_time,
    end_time,
    priority: body.priority ?? 'L',
    msg_category: body.msgCategory,
    msg_type: body.msgType,
    // JeecgBoot stores the user ids with a trailing comma.
    user_ids: userIds.length === 0 ? null : `${userIds.join(',')},`,
    ...readOpening(body),
    bus_type: orNull(body.busType),
    bus_id: orNull(body.busId),
  }
}

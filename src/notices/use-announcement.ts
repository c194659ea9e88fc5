import { useCallback, useEffect, useState } from 'react'
import { type Notice, readNotice } from './notice.ts'
import { noticeHttp } from './notice-http.ts'

interface AnnouncementState {
  notice: Notice
  status: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/** An announcement with its content, which is read from the server where the list came without. */
export function useAnnouncement(listed: Notice): AnnouncementState {
  const [read, setRead] = useState<Notice>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const { id, msgContent } = listed

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    if (msgContent !== undefined) return
    const leaving = new AbortController()
    noticeHttp.call('notice.one', { id }, { signal: leaving.signal }).then(
      (answer) => setRead(readNotice(answer) ?? { ...listed, msgContent: '' }),
      () => leaving.signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [id, msgContent, tries])

  const retry = useCallback(() => {
    setFailed(false)
    setTries((count) => count + 1)
  }, [])
  if (msgContent !== undefined) return { notice: listed, status: 'ready', retry }
  return { notice: read ?? listed, status: read ? 'ready' : hasFailed ? 'failed' : 'loading', retry }
}

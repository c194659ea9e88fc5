import { BellOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyView } from '#renderers'
import { useRuntime, useText } from '#runtime'
import { releaseIndex } from '../pages/releases.ts'
import { reloadRights, session } from '../session/session-store.ts'
import { createDictionaryReload } from './dictionary-reload.ts'
import type { Notice } from './notice.ts'
import styles from './notice-bell.module.css'
import { loadNotices, markRead, notices } from './notice-store.ts'
import { watchNotices } from './watch-notices.ts'

const NoticePopover = lazyView(async () => (await import('./notice-popover.tsx')).NoticePopover)
const AnnouncementDialog = lazyView(
  async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog,
)

/** Largest number on the badge, which has room for only two digits. */
const MOST_SHOWN = 99

function useBellName({ isKnown, total }: { isKnown: boolean; total: number }): string {
  const text = useText()
  if (!isKnown) return text('Notices')
  if (total === 0) return text('No unread notices')
  return total === 1 ? text('1 unread notice') : text('{{count}} unread notices', { count: total })
}

/**
 * Keeps notices, dictionaries, operations, released pages, permissions and lists up to date while a user is
 * signed in.
 */
function useNoticeUpdates(): void {
  const { dictionaries, contracts, recordChanges } = useRuntime()
  const { user, rights, isLeaving } = useSnapshot(session)
  const userId = isLeaving || !rights ? undefined : user?.id
  const isJeecg = rights?.isJeecg === true
  useEffect(() => {
    if (!userId) return
    return watchNotices({
      userId,
      isJeecg,
      readDictionaries: createDictionaryReload(dictionaries),
      readReleases: async () => {
        if (!isJeecg) await releaseIndex.read()
      },
      refreshContracts: contracts.refresh,
      readRights: reloadRights,
      reportChanges: (models) => recordChanges?.report(models),
    })
  }, [userId, isJeecg, dictionaries, contracts, recordChanges])
}

/** Bell with the number of unread notices, its popover, and the notice that the user has opened. */
export function NoticeBell() {
  const { isKnown, total, hasChanged } = useSnapshot(notices)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Notice>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const label = useBellName({ isKnown, total })
  useNoticeUpdates()
  useMyList()

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const open = (notice: Notice) => {
    close()
    setChosen(notice)
    setDialogOpen(true)
    void markRead(notice.id)
  }
  return (
    <span className={styles.bell}>
      <Button
        ref={button}
        type="text"
        icon={<BellOutlined />}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {total > 0 && (
        <span className={styles.badge} aria-hidden>
          {total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {hasChanged ? label : ''}
      </span>
      {isOpen && (
        <NoticePopover bell={button} onClose={close} onLeave={() => setOpen(false)} onChoose={open} />
      )}
      {chosen && (
        <AnnouncementDialog
          key={chosen.id}
          notice={chosen}
          isOpen={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          afterClose={() => setChosen(undefined)}
        />
      )}
    </span>
  )
}

/** Operation in the query keys of the page that shows the user's own announcements. */
const MY_LIST = 'notice.mine'

/** Reloads the unread lists after the page with the user's own announcements has loaded its list. */
function useMyList(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const isAnswer = event.type === 'updated' && event.action.type === 'success'
        if (isAnswer && event.query.queryKey[1] === MY_LIST && notices.isKnown) void loadNotices()
      }),
    [queries],
  )
}

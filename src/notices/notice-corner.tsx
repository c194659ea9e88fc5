import { type RefObject, useState } from 'react'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import type { Notice } from './notice.ts'
import { NoticePopover } from './notice-popover.tsx'
import { markRead } from './notice-store.ts'

export interface NoticeCornerProps {
  /** Where the popover hangs and where focus goes back to. */
  bell: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose: () => void
}

/** What comes out of the bell: the popover with the lists, and the announcement chosen in it. */
export function NoticeCorner({ bell, isOpen, onClose }: NoticeCornerProps) {
  const [chosen, choose] = useState<Notice>()
  const [isShown, show] = useState(false)

  const close = () => {
    onClose()
    bell.current?.focus()
  }
  const open = (notice: Notice) => {
    close()
    choose(notice)
    show(true)
    void markRead(notice.id)
  }
  return (
    <>
      {isOpen && <NoticePopover bell={bell} onClose={close} onLeave={onClose} onChoose={open} />}
      {chosen && (
        <AnnouncementDialog
          key={chosen.id}
          notice={chosen}
          isOpen={isShown}
          onClose={() => show(false)}
          onGone={() => choose(undefined)}
        />
      )}
    </>
  )
}

import { type KeyboardEvent, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import type { Notice, UnreadList } from './notice.ts'
import { NoticeList } from './notice-list.tsx'
import styles from './notice-popover.module.css'
import { notices } from './notice-store.ts'

const kinds = ['announcements', 'messages'] as const
type Kind = (typeof kinds)[number]

interface NoticeTabsProps {
  onChoose: (notice: Notice) => void
}

/** Two lists, announcements and system messages; arrow keys change between them. */
export function NoticeTabs({ onChoose }: NoticeTabsProps) {
  const text = useText()
  const id = useId()
  const known = useSnapshot(notices)
  // Until somebody chooses, the tab that has something to read.
  const [wanted, want] = useState<Kind>()
  const fitting = known.announcements.total === 0 && known.messages.total > 0 ? 'messages' : 'announcements'
  const selected = wanted ?? fitting
  const titles = { announcements: text('announcements'), messages: text('system messages') }

  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = selected === 'announcements' ? 'messages' : 'announcements'
    want(other)
    currentTarget.querySelector<HTMLElement>(`[data-kind="${other}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={text('Unread notices')} className={styles.tabs} onKeyDown={press}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            role="tab"
            id={`${id}-${kind}`}
            data-kind={kind}
            aria-selected={kind === selected}
            aria-controls={`${id}-list`}
            tabIndex={kind === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => want(kind)}
          >
            {titles[kind]} <span className={styles.count}>{known[kind].total}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-list`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        <NoticeList list={known[selected] as UnreadList} onChoose={onChoose} />
      </div>
    </>
  )
}

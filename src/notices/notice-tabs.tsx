import { Button } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useRuntime, useText } from '#runtime'
import type { Notice, UnreadList } from './notice.ts'
import styles from './notice-popover.module.css'
import { loadNotices, notices } from './notice-store.ts'
import { PriorityTag } from './priority-tag.tsx'

const kinds = ['announcements', 'messages'] as const
type Kind = (typeof kinds)[number]

/** Two tabs with lists: announcements and system messages. Arrow keys switch between the tabs. */
export function NoticeTabs({ onChoose }: { onChoose: (notice: Notice) => void }) {
  const text = useText()
  const id = useId()
  const known = useSnapshot(notices)
  // The tab that is open at first: system messages if only these have unread notices.
  const [chosen, setChosen] = useState<Kind>()
  const initial = known.announcements.total === 0 && known.messages.total > 0 ? 'messages' : 'announcements'
  const selected = chosen ?? initial
  const titles = { announcements: text('Announcements'), messages: text('System messages') }

  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = selected === 'announcements' ? 'messages' : 'announcements'
    setChosen(other)
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
            onClick={() => setChosen(kind)}
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

/** Maximum number of notices in the popover. 'View more' opens the page with all notices. */
const MOST_SHOWN = 20

/** The latest notices of one list, an empty state, or an error. */
function NoticeList({ list, onChoose }: { list: UnreadList; onChoose: (notice: Notice) => void }) {
  const text = useText()
  const { status, isKnown } = useSnapshot(notices)
  const { Loading } = useRuntime().registry.states
  if (status === 'loading') return <Loading />
  return (
    <>
      {status === 'failed' && <Failure />}
      {isKnown && list.notices.length === 0 && <p className={styles.empty}>{text('Nothing to read')}</p>}
      <ul className={styles.list}>
        {list.notices.slice(0, MOST_SHOWN).map((notice) => (
          <li key={notice.id}>
            <button type="button" className={styles.item} onClick={() => onChoose(notice)}>
              <span className={styles.title}>{notice.titile || text('Untitled')}</span>
              <span className={styles.meta}>
                <time>{notice.createTime}</time>
                <PriorityTag priority={notice.priority} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Failure() {
  const text = useText()
  return (
    <div role="alert" className={styles.failure}>
      {text("The notices couldn't be loaded.")}
      <Button size="small" onClick={() => void loadNotices()}>
        {text('Try again')}
      </Button>
    </div>
  )
}

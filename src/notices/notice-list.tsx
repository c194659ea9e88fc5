import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import { useRuntime, useText } from '#runtime'
import type { Notice, UnreadList } from './notice.ts'
import styles from './notice-popover.module.css'
import { loadNotices, notices } from './notice-store.ts'
import { PriorityTag } from './priority-tag.tsx'

/** The popover is for the latest; all of them are behind 'view more'. */
const MOST_SHOWN = 20

interface NoticeListProps {
  list: UnreadList
  onChoose: (notice: Notice) => void
}

/** The latest that the server gave of one kind, newest first; or that there is nothing, or why it can't be shown. */
export function NoticeList({ list, onChoose }: NoticeListProps) {
  const text = useText()
  const { status, isKnown } = useSnapshot(notices)
  const { Loading } = useRuntime().registry.states
  if (status === 'loading') return <Loading />
  return (
    <>
      {status === 'failed' && <Failure />}
      {isKnown && list.notices.length === 0 && <p className={styles.empty}>{text('Nothing to read here')}</p>}
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
      {text('The notices could not be read.')}
      <Button size="small" onClick={() => void loadNotices()}>
        {text('Try again')}
      </Button>
    </div>
  )
}

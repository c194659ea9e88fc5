import { BellOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useRuntime, useText } from '#runtime'
import { session } from '../session/session-store.ts'
import styles from './notice-bell.module.css'
import type { NoticeCornerProps } from './notice-corner.tsx'
import { notices } from './notice-store.ts'
import { useMyList } from './use-my-list.ts'

/** The badge has room for two figures. */
const MOST_SHOWN = 99

function useBellName({ isKnown, total }: { isKnown: boolean; total: number }): string {
  const text = useText()
  if (!isKnown) return text('notices')
  if (total === 0) return text('no unread notices')
  return total === 1 ? text('1 unread notice') : text('{{count}} unread notices', { count: total })
}

/** Follows the news as long as somebody is signed in; its code comes after the first picture. */
function useNews(): void {
  const { dictionaries } = useRuntime()
  const { user, rights, isLeaving } = useSnapshot(session)
  const userId = isLeaving || !rights ? undefined : user?.id
  const isStock = rights?.stock === true
  useEffect(() => {
    if (!userId) return
    let end: (() => void) | undefined
    let isOver = false
    const begin = async () => {
      const [{ watchNotices }, { createFreshDictionaries }] = await Promise.all([
        import('./watch-notices.ts'),
        import('./fresh-dictionaries.ts'),
      ])
      if (!isOver)
        end = watchNotices({ userId, isStock, readDictionaries: createFreshDictionaries(dictionaries) })
    }
    const frame = requestAnimationFrame(() => void begin().catch(() => undefined))
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      end?.()
    }
  }, [userId, isStock, dictionaries])
}

/** Unread announcements: how many there are, and the way to them. */
export function NoticeBell() {
  const text = useText()
  const { notify } = useRuntime()
  const { isKnown, total, hasChanged } = useSnapshot(notices)
  const button = useRef<HTMLButtonElement>(null)
  const [Corner, setCorner] = useState<ComponentType<NoticeCornerProps>>()
  const [isOpen, setOpen] = useState(false)
  const label = useBellName({ isKnown, total })
  useNews()
  useMyList()

  const toggle = async () => {
    try {
      const { NoticeCorner } = await import('./notice-corner.tsx')
      setCorner(() => NoticeCorner)
      setOpen(!isOpen)
    } catch {
      notify.toast({
        type: 'error',
        text: text('The server cannot be reached. Check the network and try again.'),
      })
    }
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
        onClick={toggle}
      />
      {total > 0 && (
        <span className={styles.badge} aria-hidden>
          {total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {hasChanged ? label : ''}
      </span>
      {Corner && <Corner bell={button} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </span>
  )
}

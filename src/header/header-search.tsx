import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useMedia } from '#renderers'
import { useText } from '#runtime'
import { MOBILE } from '../layouts/main/sidebar-store.ts'
import styles from './header-search.module.css'
import { MenuSelect } from './menu-select.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { useSearchKeys } from './use-search-keys.ts'

/** Menu search: a select in the header, or a dialog on narrow screens. */
export function HeaderSearch() {
  const text = useText()
  const isMobile = useMedia(MOBILE)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    // If the user has focused another element meanwhile, that element keeps the focus.
    const { activeElement, body } = document
    if (activeElement === body || !activeElement?.isConnected) button.current?.focus()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search closes if the width changes
  useEffect(() => close, [isMobile])
  useSearchKeys(() => setOpen(true))

  if (isOpen && !isMobile) return <MenuSelect onClose={close} />
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        type={isMobile ? 'text' : 'default'}
        icon={<SearchOutlined aria-hidden />}
        aria-label={text('search menu')}
        aria-keyshortcuts="Control+K Meta+K"
        title={text('search menu')}
        onClick={() => setOpen(true)}
      >
        {isMobile ? null : (
          <>
            <span className={`${styles.words} sentence-case`}>{text('search menu')}</span>
            <kbd className={styles.keys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
          </>
        )}
      </Button>
      {isOpen ? <SearchDialog onClose={close} /> : null}
    </>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

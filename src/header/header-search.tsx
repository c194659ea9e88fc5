import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useMedia } from '#renderers'
import { useText } from '#runtime'
import { MOBILE } from '../layouts/main/mobile.ts'
import { EarlyInput } from './early-input.tsx'
import styles from './header-search.module.css'
import { useSearchKeys } from './use-search-keys.ts'
import { type Search, useSearchPart } from './use-search-part.ts'

/** Finds menu entries: a select in the header, a dialog on narrow screens; its code comes when it is first opened. */
export function HeaderSearch() {
  const text = useText()
  const isMobile = useMedia(MOBILE)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { early, isComing, opened, open, close } = useSearchPart(isMobile ? loadDialog : loadSelect)
  const isOpen = isComing || opened !== undefined

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    // Focus that has gone elsewhere meanwhile stays there.
    const { activeElement, body } = document
    if (activeElement === body || !activeElement?.isConnected) button.current?.focus()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window of the other width has a search of its own
  useEffect(() => close, [isMobile])
  useSearchKeys(open)

  const shown = opened ? <opened.Search begun={opened.begun} onClose={close} /> : null
  const coming = isComing ? <EarlyInput ref={early} isUnseen={isMobile} onLeave={close} /> : null
  if (isOpen && !isMobile) return shown ?? coming
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
        onClick={open}
      >
        {isMobile ? null : (
          <>
            <span className={styles.words}>{text('search menu')}</span>
            <kbd className={styles.keys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
          </>
        )}
      </Button>
      {shown ?? coming}
    </>
  )
}

const loadSelect = async (): Promise<Search> => (await import('./menu-select.tsx')).MenuSelect
const loadDialog = async (): Promise<Search> => (await import('./search-dialog.tsx')).SearchDialog

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
